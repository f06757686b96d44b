import type { Survival } from './disk/disk.ts';
import type { FaultName } from './fault.ts';
import type { Points } from './points.ts';

/**
 * How a mode tries a point. From a recording: what survives the end of the process there. By a run:
 * the faults of a real host there, each in a run of its own.
 */
export type Method =
  | { readonly by: 'recording'; readonly survives: Survival }
  | { readonly by: 'run'; readonly faults: (points: Points, at: number) => readonly FaultName[] };

const recorded = (survives: Survival): Method => ({ by: 'recording', survives });
const always = (...faults: readonly FaultName[]): Method => ({ by: 'run', faults: () => faults });

const ONCE: readonly FaultName[] = ['disk full once', 'I/O error once', 'read-only once'];
const LASTING: readonly FaultName[] = ['disk full', 'I/O error', 'read-only'];

/** The errors in turn, point by point: at each one that fails once, and one that lasts. */
function inTurn({ changes }: Points, at: number): FaultName[] {
  const once = changes.get(at)?.kind === 'write' ? [...ONCE, 'short write' as const] : ONCE;
  return [once, LASTING].flatMap((faults) => faults[at % faults.length] ?? []);
}

/** Every mode of the harness, by the name in its table. */
export const MODES = {
  kill: recorded('all'),
  'power cut': recorded('synced'),
  'torn power cut': recorded('some'),
  'real kill': always('kill'),
  'failing call': { by: 'run', faults: inTurn },
  'short write': always('short write'),
  'disk full once': always('disk full once'),
  'disk full': always('disk full'),
  'I/O error once': always('I/O error once'),
  'I/O error': always('I/O error'),
  'read-only once': always('read-only once'),
  'read-only': always('read-only'),
  // The place of a point is that of a read here: there are more of them than of changes.
  'failing read': always('read error once', 'read error'),
} satisfies Record<string, Method>;

export type Mode = keyof typeof MODES;
export const modes = Object.keys(MODES) as Mode[];

/** Those that leave no point out: what the harness does where it is asked for no other mode. */
export const LONG_FORM: readonly Mode[] = [
  'kill',
  'power cut',
  'torn power cut',
  'real kill',
  'failing call',
  'failing read',
];

export const methodOf = (mode: Mode): Method => MODES[mode];

/** Whether the process ends at the point. It may then also end past the last one. */
export function ends(mode: Mode): boolean {
  return methodOf(mode).by === 'recording' || mode === 'real kill';
}
