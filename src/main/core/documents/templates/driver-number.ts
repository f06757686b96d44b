import { NO_DRIVER_NUMBER } from '../../../../shared/domain/messages/warnings.ts';
import type { Sale } from '../../quotes/sale/sale.ts';
import { nameText } from '../format.ts';
import type { Block, Fact } from '../layout.ts';

/** The driver number as a row of facts, where it is recorded. */
export function driverNumberRow({ driverNumber: number }: Sale): Fact[] {
  return number === undefined ? [] : [['Driver number', number]];
}

/** The recorded driver numbers of the named drivers. */
export function namedDriverRows({ drivers }: Sale): Fact[] {
  return drivers.flatMap((driver): Fact[] =>
    driver.driverNumber === undefined
      ? []
      : [[`Driver number of ${nameText(driver)}`, driver.driverNumber]],
  );
}

/** That a driver number is not recorded, where one is not. */
export function driverNumberNotice({ driverNumber: own, drivers }: Sale): Block[] {
  const numbers = [own, ...drivers.map(({ driverNumber }) => driverNumber)];
  if (numbers.every((number) => number !== undefined)) return [];
  return [{ kind: 'notice', tone: 'warning', ...NO_DRIVER_NUMBER }];
}
