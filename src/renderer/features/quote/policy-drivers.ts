import type { Quote } from '../../../shared/schemas/quotes/quote.ts';

/** Somebody whose driver number a policy needs. */
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
