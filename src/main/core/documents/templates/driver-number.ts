import { NO_DRIVER_NUMBER } from '../../../../shared/domain/messages/warnings.ts';
import { driverNumberOf, namedDriversOf } from '../../quotes/history/driver-numbers.ts';
import type { DocumentSource } from '../document-source.ts';
import { nameText } from '../format.ts';
import type { Block, Fact } from '../layout.ts';

/** The driver number as a row of facts, where it is recorded. */
export function driverNumberRow(source: DocumentSource): Fact[] {
  const number = driverNumberOf(source);
  return number === undefined ? [] : [['Driver number', number]];
}

/** The recorded driver numbers of the named drivers. */
export function namedDriverRows(source: DocumentSource): Fact[] {
  return namedDriversOf(source).flatMap((driver): Fact[] =>
    driver.driverNumber === undefined
      ? []
      : [[`Driver number of ${nameText(driver)}`, driver.driverNumber]],
  );
}

/** That a driver number is not recorded, where one is not. */
export function driverNumberNotice(source: DocumentSource): Block[] {
  const numbers = [
    driverNumberOf(source),
    ...namedDriversOf(source).map(({ driverNumber }) => driverNumber),
  ];
  if (numbers.every((number) => number !== undefined)) return [];
  return [{ kind: 'notice', tone: 'warning', ...NO_DRIVER_NUMBER }];
}
