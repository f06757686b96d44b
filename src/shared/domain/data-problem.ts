/**
 * Why the data as a whole can only be read, worst first: where several hold, the first one is said.
 * `locked`: the data are encrypted, and no one here has their key. `missing`: the database is not there, but its history or log is. `damaged`: SQLite, the chain or a
 * hash says so. `unwritable`: at the start its folder could not be written. `deleted`, `replaced`: its file is gone, or another one, since it was opened.
 * `olderCopy`: the history was longer once. `clockBehind`: the history is ahead of the clock.
 */
export const DATA_PROBLEMS = [
  'locked',
  'missing',
  'damaged',
  'unwritable',
  'deleted',
  'replaced',
  'olderCopy',
  'clockBehind',
] as const;

export type DataProblemKind = (typeof DATA_PROBLEMS)[number];
