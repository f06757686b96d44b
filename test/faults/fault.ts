import { constants } from 'node:os';

/** What the library does at a point. */
export const ACTIONS = ['count', 'kill', 'error', 'short'] as const;
export type Action = (typeof ACTIONS)[number];

/**
 * What is left on the disk after the end of the process: `all` where the operating system lives on;
 * after a power cut only what was `synced`, or that and `some` of the rest.
 */
export type Survival = 'all' | 'synced' | 'some';

/** What happens at a point, and to the disk after it. */
export interface Fault {
  readonly action: Action;
  readonly survives: Survival;
  /** The errno with which a call fails. */
  readonly error?: number;
  /** Whether every later call that changes a file fails, too. */
  readonly lasting?: boolean;
}

const { ENOSPC, EIO, EROFS } = constants.errno;
const error = (number: number, lasting: boolean): Fault => ({
  action: 'error',
  survives: 'all',
  error: number,
  lasting,
});

/** Every mode of the harness, by the name in its table. */
export const MODES = {
  kill: { action: 'kill', survives: 'all' },
  'power cut': { action: 'kill', survives: 'synced' },
  'torn power cut': { action: 'kill', survives: 'some' },
  'short write': { action: 'short', survives: 'all' },
  'disk full once': error(ENOSPC, false),
  'disk full': error(ENOSPC, true),
  'I/O error once': error(EIO, false),
  'I/O error': error(EIO, true),
  'read-only once': error(EROFS, false),
  'read-only': error(EROFS, true),
} satisfies Record<string, Fault>;

export type Mode = keyof typeof MODES;
export const modes = Object.keys(MODES) as Mode[];

/** Nothing happens: the points are only counted. */
export const COUNT: Fault = { action: 'count', survives: 'all' };
