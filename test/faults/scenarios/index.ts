import type { Scenario } from '../scenario.ts';
import { atOnce } from './at-once.ts';
import { backupsAndRestores } from './backups.ts';
import { deskChanges } from './desk-changes.ts';
import { encryption } from './encryption.ts';
import { erase } from './erase.ts';
import { firstStart } from './first-start.ts';
import { keyedChanges } from './keyed-change.ts';
import { move } from './move.ts';
import { stop } from './stop.ts';

/** Every scenario. */
export const scenarios: readonly Scenario[] = [
  firstStart,
  ...keyedChanges,
  atOnce,
  ...deskChanges,
  erase,
  ...encryption,
  ...backupsAndRestores,
  move,
  stop,
];
