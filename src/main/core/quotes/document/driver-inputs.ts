import { daysBetween, lastDayOfMonths, yearsBetween } from '../../../../shared/domain/date.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type {
  NamedDriverInputs,
  RatingInputs,
} from '../../../../shared/domain/quote-fields/rating-inputs.ts';

/** The age from which a car may be driven. Source: domain.md, licences. */
export const DRIVING_AGE = 17;

/** So many years penalty points stay on a licence. Source: domain.md, licences. */
const POINTS_YEARS = 3;

/** Convictions and disqualifications are counted so many years back from the start of cover. */
const COURT_YEARS = 5;

/** What a driver's date of birth says on the day that cover begins. */
export function ageInputs(dateOfBirth: string, inception: string) {
  const driverAge = yearsBetween(dateOfBirth, inception);
  return { driverAge, yearsSinceSeventeen: Math.max(0, driverAge - DRIVING_AGE) };
}

type Dated = { readonly date?: string };

/** Those of some years before a day, `YYYY-MM-DD`. */
function within<T extends Dated>(listed: readonly T[], years: number, day: string): readonly T[] {
  return listed.filter(({ date }) => date !== undefined && yearsBetween(date, day) < years);
}

type Customer = PartSections['customer'];

/** The points at inception: a list and a number may disagree, and the higher one counts. */
function pointsInputs({ penaltyPoints, convictions }: Customer, day: string) {
  if (convictions === undefined) return penaltyPoints === undefined ? {} : { penaltyPoints };
  const inForce = within(convictions, POINTS_YEARS, day);
  const listed = inForce.reduce((sum, { points = 0 }) => sum + points, 0);
  return {
    penaltyPoints: Math.max(penaltyPoints ?? 0, listed),
    convictions: within(convictions, COURT_YEARS, day).length,
  };
}

/** Longer than anybody drives; a longer time, which would leave the calendar, counts as that. */
const MOST_MONTHS = 1_200;

/** The days from a day on for which a disqualification of so many months is still in force. */
function daysLeft(
  { date, months }: NonNullable<Customer['disqualifications']>[number],
  day: string,
): number {
  if (date === undefined || months === undefined) return 0;
  return Math.max(0, daysBetween(day, lastDayOfMonths(date, Math.min(months, MOST_MONTHS))) + 1);
}

function disqualificationInputs({ disqualifications }: Customer, day: string) {
  if (disqualifications === undefined) return {};
  return {
    disqualifications: within(disqualifications, COURT_YEARS, day).length,
    disqualifiedDays: Math.max(0, ...disqualifications.map((one) => daysLeft(one, day))),
  };
}

/**
 * What points and courts say of the policyholder on the day that cover begins; nothing where nothing
 * was said.
 * @param day `YYYY-MM-DD`
 */
export function courtInputs(customer: Customer, day: string): Partial<RatingInputs> {
  return { ...pointsInputs(customer, day), ...disqualificationInputs(customer, day) };
}

type Driver = NonNullable<PartSections['drivers']>[number];

/** The answers of a named driver on the day that cover begins. */
function driverInputs(driver: Driver, index: number, day: string): NamedDriverInputs {
  const { dateOfBirth, licenceType, licenceHeldYears, numberOfClaims, penaltyPoints } = driver;
  return {
    driver: index + 1,
    ...(driver.mainDriver === undefined ? {} : { mainDriver: driver.mainDriver }),
    ...(dateOfBirth === undefined ? {} : ageInputs(dateOfBirth, day)),
    ...(licenceType === undefined ? {} : { licenceType }),
    ...(licenceHeldYears === undefined ? {} : { licenceYears: licenceHeldYears }),
    ...(numberOfClaims === undefined
      ? {}
      : { claims: numberOfClaims, allClaims: numberOfClaims, faultClaims: numberOfClaims }),
    ...(penaltyPoints === undefined ? {} : { penaltyPoints }),
  };
}

/** The named drivers on the day that cover begins; nothing where no one is named. */
export function namedDriverInputs(
  { drivers = [] }: PartSections,
  day: string,
): Pick<RatingInputs, 'namedDrivers'> {
  if (drivers.length === 0) return {};
  return { namedDrivers: drivers.map((driver, index) => driverInputs(driver, index, day)) };
}
