import { NO_DRIVER_NUMBER } from '../../quotes/driver-number.ts';
import { driverNumberOf } from '../../quotes/retrieve.ts';
import type { Matter } from '../matter.ts';
import type { Block, Fact } from '../paper.ts';

/** The driver number as a row of facts, where it is recorded. */
export function driverNumberRow(matter: Matter): Fact[] {
  const number = driverNumberOf(matter);
  return number === undefined ? [] : [['Driver number', number]];
}

/** That no driver number is recorded, where none is. */
export function driverNumberNotice(matter: Matter): Block[] {
  if (driverNumberOf(matter) !== undefined) return [];
  return [{ kind: 'notice', tone: 'warning', ...NO_DRIVER_NUMBER }];
}
