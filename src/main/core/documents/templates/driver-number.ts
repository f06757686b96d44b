import { NO_DRIVER_NUMBER } from '../../../../shared/domain/messages/warnings.ts';
import { driverNumberOf } from '../../quotes/history/retrieve.ts';
import type { DocumentSource } from '../document-source.ts';
import type { Block, Fact } from '../layout.ts';

/** The driver number as a row of facts, where it is recorded. */
export function driverNumberRow(source: DocumentSource): Fact[] {
  const number = driverNumberOf(source);
  return number === undefined ? [] : [['Driver number', number]];
}

/** That no driver number is recorded, where none is. */
export function driverNumberNotice(source: DocumentSource): Block[] {
  if (driverNumberOf(source) !== undefined) return [];
  return [{ kind: 'notice', tone: 'warning', ...NO_DRIVER_NUMBER }];
}
