import { useEffect, useLayoutEffect, useRef } from 'react';
import { create } from 'zustand';
import { type CommandId, commandIds, defaultKeys } from './catalogue.ts';

type Run = () => void;

interface Offer {
  readonly run: Run;
  /** Whether a dialog offers it, which lies above the screen. */
  readonly isAbove: boolean;
}

interface CommandsState {
  /** What can be done at this moment; what came last decides, and a dialog before the screen behind it. */
  readonly runs: Partial<Record<CommandId, readonly Offer[]>>;
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
 * Offers a command; what came last is what is done, by a dialog rather than by the screen behind it.
 * @returns takes the offer back
 */
export function offer(id: CommandId, run: Run, isAbove = false): () => void {
  const change = (next: (offers: readonly Offer[]) => readonly Offer[]) =>
    useCommands.setState(({ runs }) => ({ runs: { ...runs, [id]: next(runs[id] ?? []) } }));
  const own = { run, isAbove };
  change((offers) =>
    [...offers, own].toSorted((one, other) => Number(one.isAbove) - Number(other.isAbove)),
  );
  return () => change((offers) => offers.filter((each) => each !== own));
}

function useOffer(
  id: CommandId,
  run: Run,
  { isFree, isAbove }: { readonly isFree: boolean; readonly isAbove: boolean },
): void {
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(
    () => (isFree ? offer(id, () => newest.current(), isAbove) : undefined),
    [id, isFree, isAbove],
  );
}

/**
 * Offers a command while the component is there, and `enabled`.
 * @param isFree whether it can be given at this moment: not while a dialog is open over the screen
 */
export function useCommand(id: CommandId, run: Run, enabled = true, isFree = true): void {
  useOffer(id, run, { isFree: enabled && isFree, isAbove: false });
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

/** Offers a command of a dialog: what lies behind it, and comes later, does not take its place. */
export function useDialogCommand(id: CommandId, run: Run, enabled = true): void {
  useOffer(id, run, { isFree: enabled, isAbove: true });
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
  useCommands.getState().runs[id]?.at(-1)?.run();
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
