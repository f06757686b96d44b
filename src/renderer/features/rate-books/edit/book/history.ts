/** A value with what it was before, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** The most changes that can be undone: each shares with the next what it did not change. */
const KEPT = 500;

/** A value that was not changed yet. */
export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** One change on; what was undone before is forgotten. */
export function change<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-KEPT), present: next, future: [] };
}

/** One change back, where there is one. */
export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** The change that was undone last once more, where there is one. */
export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
