import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { translate } from '../../../i18n/i18n.ts';
import { nameOf } from '../../../i18n/say.ts';

/** Asks for the number of a named driver, by the place from 1, or of the policyholder. */
export type OnDriverNumber = (driver: number | undefined) => void;

/** Where a named driver stands in the document. */
export const placeOf = (driver: number) => itemPath('Drivers/Driver', driver);

/** What corrects the number of a driver is called. */
export function correctTitle(driver: number | undefined): string {
  return driver === undefined
    ? translate('quote:driverNumber.correctTitle')
    : translate('quote:driverNumber.correctTitleOf', { driver: nameOf(placeOf(driver)) });
}

/** What records the number of a driver is called. */
export function recordTitle(driver: number | undefined): string {
  return driver === undefined
    ? translate('quote:driverNumber.title')
    : translate('quote:driverNumber.titleOf', { driver: nameOf(placeOf(driver)) });
}

/** A person whose driver number a policy needs. */
export interface PolicyDriver {
  /** The place among the named drivers, from 1; undefined for the policyholder. */
  readonly driver: number | undefined;
  readonly name: string;
  readonly licenceType: string | undefined;
  /** As it was recorded last. */
  readonly driverNumber: string | undefined;
}

/** The policyholder and the named drivers of a quote. */
export function policyDrivers({ customer, driverNumber, drivers = [] }: Quote): PolicyDriver[] {
  const named = drivers.map((driver, at) => ({ ...driver, driver: at + 1 }));
  return [{ ...customer, driver: undefined, driverNumber }, ...named].map((one) => ({
    driver: one.driver,
    name: [one.firstName, one.surname].filter(Boolean).join(' '),
    licenceType: one.licenceType,
    driverNumber: one.driverNumber,
  }));
}
