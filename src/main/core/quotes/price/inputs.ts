import { routingKey } from '../../../../shared/domain/eircode.ts';
import { readMoment } from '../../../../shared/domain/moment.ts';
import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import type {
  PartSections,
  QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { RatingInputs } from '../../../../shared/domain/quotes/rating-inputs.ts';
import { yearOfMark } from '../../../../shared/domain/registration.ts';
import { claimsInputs } from './claims-inputs.ts';
import { ageInputs, courtInputs, namedDriverInputs } from './driver-inputs.ts';

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
