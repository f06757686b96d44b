import type { Sale } from '../../quotes/sale/sale.ts';
import { nameText } from '../format.ts';
import type { Block, Fact } from '../layout.ts';
import type { Words } from '../words/words.ts';

/** The driver number as a row of facts, where it is recorded. */
export function driverNumberRow(words: Words, { driverNumber: number }: Sale): Fact[] {
  return number === undefined ? [] : [[words.label.driverNumber, number]];
}

/** The recorded driver numbers of the named drivers. */
export function namedDriverRows(words: Words, { drivers }: Sale): Fact[] {
  return drivers.flatMap((driver): Fact[] =>
    driver.driverNumber === undefined
      ? []
      : [[words.label.driverNumberOf(nameText(driver)), driver.driverNumber]],
  );
}

/** That a driver number is not recorded, where one is not. */
export function driverNumberNotice(words: Words, { driverNumber: own, drivers }: Sale): Block[] {
  const numbers = [own, ...drivers.map(({ driverNumber }) => driverNumber)];
  if (numbers.every((number) => number !== undefined)) return [];
  return [{ kind: 'notice', tone: 'warning', ...words.noDriverNumber }];
}
