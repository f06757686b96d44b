import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { ACTIONS, type Fault } from './fault.ts';

/** The numbers shared with the library, in the order of `struct control` in control.c. */
const FIELDS = ['armed', 'points', 'at', 'action', 'error', 'lasting', 'fired', 'reads'] as const;
type Field = (typeof FIELDS)[number];
const BYTES = BigInt64Array.BYTES_PER_ELEMENT;

/** The plan of one run. The library has the file in its memory, so it sees a change at once. */
export interface Control {
  /** Says what shall happen, and at which point; the first is 1. */
  readonly plan: (fault: Fault, at: number) => void;
  /** From here on, points count. */
  readonly arm: () => void;
  /** How many points there were since. */
  readonly points: () => number;
  /** Whether the fault has happened. */
  readonly fired: () => boolean;
  readonly close: () => void;
}

/** @param file is made here */
export function openControl(file: string): Control {
  const handle = openSync(file, 'wx+');
  ftruncateSync(handle, FIELDS.length * BYTES);
  const set = (field: Field, value: number) => {
    writeSync(handle, BigInt64Array.of(BigInt(value)), 0, BYTES, FIELDS.indexOf(field) * BYTES);
  };
  const get = (field: Field) => {
    const value = new BigInt64Array(1);
    readSync(handle, value, 0, BYTES, FIELDS.indexOf(field) * BYTES);
    return Number(value[0]);
  };
  return {
    plan: ({ action, error = 0, lasting = false }, at) => {
      set('at', at);
      set('error', error);
      set('lasting', Number(lasting));
      set('action', ACTIONS.indexOf(action));
    },
    arm: () => set('armed', 1),
    points: () => get('points'),
    fired: () => get('fired') > 0,
    close: () => closeSync(handle),
  };
}
