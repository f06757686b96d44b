import { constants } from 'node:os';

/** What the library does at a point. */
export const ACTIONS = ['count', 'kill', 'error', 'short', 'read'] as const;
export type Action = (typeof ACTIONS)[number];

/** What happens at a point of a running host. */
export interface Fault {
  readonly action: Action;
  /** The errno with which a call fails: one that changes a file, or with `read` one that reads one. */
  readonly error?: number;
  /** Whether every later one fails, too. */
  readonly lasting?: boolean;
}

const { ENOSPC, EIO, EROFS } = constants.errno;
const error = (number: number, lasting: boolean): Fault => ({
  action: 'error',
  error: number,
  lasting,
});

/** Every fault that a running host meets, by its name in lists. */
export const FAULTS = {
  kill: { action: 'kill' },
  'short write': { action: 'short' },
  'disk full once': error(ENOSPC, false),
  'disk full': error(ENOSPC, true),
  'I/O error once': error(EIO, false),
  'I/O error': error(EIO, true),
  'read-only once': error(EROFS, false),
  'read-only': error(EROFS, true),
  'read error once': { action: 'read', error: EIO },
  'read error': { action: 'read', error: EIO, lasting: true },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;

/** Nothing happens: the points are only counted. */
export const COUNT: Fault = { action: 'count' };
