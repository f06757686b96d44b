import { yearsBetween } from '../../../../shared/domain/date.ts';
import { routingKey } from '../../../../shared/domain/eircode.ts';
import { readMoment } from '../../../../shared/domain/moment.ts';
import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type {
  PartSections,
  QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { yearOfMark } from '../../../../shared/domain/registration.ts';
import { ageInputs, courtInputs, namedDriverInputs } from './driver-inputs.ts';

/** Claims are asked for and counted so many years back from the start of cover. */
export const CLAIMS_YEARS = 5;

type Claims = NonNullable<PartSections['claimsHistory']['claims']>;

/** The listed claims of the years that count before a day, `YYYY-MM-DD`. */
export function claimsBefore(listed: Claims, day: string): Claims {
  return listed.filter(({ date }) => date !== undefined && yearsBetween(date, day) < CLAIMS_YEARS);
}

/** What happens to a car without anybody's fault, unless the document says otherwise. */
const NOBODYS_FAULT: readonly Claims[number]['claimType'][] = ['Fire', 'Theft', 'Windscreen'];

/** Whether a claim counts as the driver's fault: where nothing says that it is not, it does. */
export function isFault({ atFault, claimType }: Claims[number]): boolean {
  return atFault ?? !NOBODYS_FAULT.includes(claimType);
}

/**
 * What the claims say on the day that cover begins. A claim that is only counted, and one whose fault
 * is not said, counts as the driver's fault. Nothing where no claim and no number was given.
 * @param day `YYYY-MM-DD`
 */
export function claimsInputs(
  { numberOfClaims, claims: listed }: PartSections['claimsHistory'],
  day: string,
): Partial<RatingInputs> {
  if (listed === undefined) {
    return numberOfClaims === undefined
      ? {}
      : { allClaims: numberOfClaims, faultClaims: numberOfClaims };
  }
  const recent = claimsBefore(listed, day);
  const allClaims = Math.max(numberOfClaims ?? 0, recent.length);
  const faultless = recent.filter((claim) => !isFault(claim)).length;
  return {
    allClaims,
    faultClaims: allClaims - faultless,
    openClaims: listed.filter(({ claimStatus }) => claimStatus === 'Open').length,
    claimsCost: recent.reduce((sum, { amount = 0 }) => sum + amount, 0),
  };
}

/** The Irish day on which cover begins. */
export function inceptionDay(inception: string): string {
  return readMoment(inception)?.day ?? inception.slice(0, 10);
}

/** The least that rating needs of a quote's sections: cover, inception and date of birth. */
export type RatedSections = PartSections & {
  readonly policy: Pick<QuoteSections['policy'], 'coverType' | 'inceptionDate'>;
  readonly customer: Pick<QuoteSections['customer'], 'dateOfBirth'>;
};

/** The years since a car was first registered, by calendar year; its mark names that year too. */
export function vehicleAge(
  { year, registrationNumber }: PartSections['vehicle'],
  day: string,
): number | undefined {
  const first =
    year ?? (registrationNumber === undefined ? undefined : yearOfMark(registrationNumber, day));
  return first === undefined ? undefined : Math.max(0, Number(day.slice(0, 4)) - first);
}

/** The fields that fill an input as they were given; the rate book's assumption stands for the others. */
function filledInputs(sections: PartSections): Partial<RatingInputs> {
  const inputs: Partial<RatingInputs> = {};
  for (const { key, input } of TEXT_RATING_FIELDS) {
    const value = fieldValue(sections, key);
    if (typeof value === 'string') inputs[input] = value;
    else if (typeof value === 'boolean') inputs[input] = value ? 'yes' : 'no';
  }
  for (const { key, input } of NUMBER_RATING_FIELDS) {
    const value = fieldValue(sections, key);
    if (typeof value === 'number') inputs[input] = value;
  }
  return inputs;
}

/** What rating reads of a quote's sections, for cover that begins on a day: by default at inception. */
export function ratingInputs(
  sections: RatedSections,
  day = inceptionDay(sections.policy.inceptionDate),
): RatingInputs {
  const { policy, customer, vehicle } = sections;
  const age = vehicleAge(vehicle, day);
  const { eircode } = customer.address;
  return {
    cover: policy.coverType,
    ...ageInputs(customer.dateOfBirth, day),
    ...filledInputs(sections),
    ...courtInputs(customer, day),
    ...claimsInputs(sections.claimsHistory, day),
    ...namedDriverInputs(sections, day),
    ...(age === undefined ? {} : { vehicleAge: age }),
    ...(eircode === undefined ? {} : { routingKey: routingKey(eircode) }),
  };
}

/**
 * The days, `YYYY-MM-DD`, whose anniversaries can change what rating reads: of birth, and of what counts
 * for some years.
 */
export function ratedDates({ customer, claimsHistory, drivers = [] }: QuoteSections): string[] {
  return [
    customer.dateOfBirth,
    ...drivers.map(({ dateOfBirth }) => dateOfBirth),
    ...[customer.convictions, customer.disqualifications, claimsHistory.claims].flatMap(
      (dated = []) => dated.map(({ date }) => date),
    ),
  ];
}

/**
 * How many of the listed claims are of the years that count.
 * @param today the Irish day, `YYYY-MM-DD`, where cover has no start yet
 */
export function recentClaims({ policy, claimsHistory }: PartSections, today: string): number {
  const { inceptionDate } = policy;
  const day = inceptionDate === undefined ? today : inceptionDay(inceptionDate);
  return claimsBefore(claimsHistory.claims ?? [], day).length;
}

/** What rating can't assume: without it there is no price. */
export const FOR_PRICE: readonly string[] = [
  'Policy/InceptionDate',
  'Customer/DateOfBirth',
] satisfies FieldPath[];

/** The sections where rating has the two that it can't assume; the widest cover until one is chosen. */
export function ratable({ policy, customer, ...others }: PartSections): RatedSections | undefined {
  const { inceptionDate, coverType = COVERS[0] } = policy;
  const { dateOfBirth } = customer;
  if (inceptionDate === undefined || dateOfBirth === undefined) return undefined;
  return {
    ...others,
    policy: { ...policy, inceptionDate, coverType },
    customer: { ...customer, dateOfBirth },
  };
}
