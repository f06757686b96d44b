import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { type CommandId, commandIds, defaultKeys } from './catalogue.ts';

type Run = () => void;

interface CommandsState {
  /** What can be done at this moment; the screen that came last decides. */
  readonly runs: Partial<Record<CommandId, readonly Run[]>>;
  /** The broker's own keys; an empty text takes a command's keys away. */
  readonly ownKeys: Partial<Record<CommandId, string>>;
}

/** Which commands can be given now, and by which keys. */
export const useCommands = create<CommandsState>()(() => ({ runs: {}, ownKeys: {} }));

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

/** Offers a command while the component is there, and `enabled`. */
export function useCommand(id: CommandId, run: Run, enabled = true): void {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => (enabled ? offer(id, () => newest.current()) : undefined), [id, enabled]);
}

/** Whether a command can be given now. */
export function canRun({ runs }: CommandsState, id: CommandId): boolean {
  return (runs[id]?.length ?? 0) > 0;
}

/** Gives a command; one that nothing offers now does nothing. */
export function runCommand(id: CommandId): void {
  useCommands.getState().runs[id]?.at(-1)?.();
}

/** A command's keys now: the broker's own, else the catalogue's. */
export function keysOf({ ownKeys }: CommandsState, id: CommandId): string | undefined {
  return (ownKeys[id] ?? defaultKeys(id)) || undefined;
}

/** Whether a word is a command's name. */
export function isCommand(word: string): word is CommandId {
  return commandIds.some((id) => id === word);
}
