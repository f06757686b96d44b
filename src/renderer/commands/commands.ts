import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { type CommandId, commandIds, defaultKeys } from './catalogue.ts';

type Run = () => void;

interface CommandsState {
  /** What can be done at this moment; the screen that came last decides. */
  readonly runs: Partial<Record<CommandId, readonly Run[]>>;
  /** How many parts of the screen have a command, also while a dialog keeps it from being given. */
  readonly present: Partial<Record<CommandId, number>>;
  /** The broker's own keys; an empty text takes a command's keys away. */
  readonly ownKeys: Partial<Record<CommandId, string>>;
}

/** Which commands can be given now, and by which keys. */
export const useCommands = create<CommandsState>()(() => ({
  runs: {},
  present: {},
  ownKeys: {},
}));

/**
 * Offers a command; what came last is what is done.
 * @returns takes the offer back
 */
export function offer(id: CommandId, run: Run): () => void {
  const change = (next: (runs: readonly Run[]) => readonly Run[]) =>
    useCommands.setState(({ runs }) => ({ runs: { ...runs, [id]: next(runs[id] ?? []) } }));
  change((runs) => [...runs, run]);
  return () => change((runs) => runs.filter((each) => each !== run));
}

/**
 * Offers a command while the component is there, and `enabled`.
 * @param isFree whether it can be given at this moment: not while a dialog is open over the screen
 */
export function useCommand(id: CommandId, run: Run, enabled = true, isFree = true): void {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(
    () => (enabled && isFree ? offer(id, () => newest.current()) : undefined),
    [id, enabled, isFree],
  );
  // Before the screen is drawn, so that a button of it is there at once.
  useLayoutEffect(() => {
    if (!enabled) return;
    const count = (more: number) =>
      useCommands.setState(({ present }) => ({
        present: { ...present, [id]: (present[id] ?? 0) + more },
      }));
    count(1);
    return () => count(-1);
  }, [id, enabled]);
}

/** Whether a part of the screen has a command, also while a dialog keeps it from being given. */
export function isPresent({ present }: CommandsState, id: CommandId): boolean {
  return (present[id] ?? 0) > 0;
}

/** Whether a command can be given now. */
export function canRun({ runs }: Pick<CommandsState, 'runs'>, id: CommandId): boolean {
  return (runs[id]?.length ?? 0) > 0;
}

/** Gives a command; one that nothing offers now does nothing. */
export function runCommand(id: CommandId): void {
  useCommands.getState().runs[id]?.at(-1)?.();
}

/** A command's keys now: the broker's own, else the catalogue's. */
export function keysOf(
  { ownKeys }: Pick<CommandsState, 'ownKeys'>,
  id: CommandId,
): string | undefined {
  return (ownKeys[id] ?? defaultKeys(id)) || undefined;
}

/** Whether a word is a command's name. */
export function isCommand(word: string): word is CommandId {
  return commandIds.some((id) => id === word);
}
