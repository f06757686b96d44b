import { readMoment, yearsBetween } from '../../../../shared/domain/date.ts';
import { routingKey } from '../../../../shared/domain/eircode.ts';
import type {
  PartSections,
  QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../../shared/schemas/rate-book.ts';

/** The age from which a car may be driven. Source: domain.md, licences. */
export const DRIVING_AGE = 17;

/** The Irish day on which cover begins. */
export function inceptionDay(inception: string): string {
  return readMoment(inception)?.day ?? inception.slice(0, 10);
}

/** What the driver's date of birth says on the day that cover begins. */
export function ageInputs(dateOfBirth: string, inception: string) {
  const driverAge = yearsBetween(dateOfBirth, inception);
  return { driverAge, yearsSinceSeventeen: Math.max(0, driverAge - DRIVING_AGE) };
}

/** Drops what is absent, so that the rate book's assumption stands for it. */
function given<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

/** The year of first registration that a mark names: `191-D-1` is 2019, `98-D-1` is 1998. */
export function yearOfMark(vrm: string): number {
  const code = Number(vrm.slice(0, 2));
  return code >= 87 ? 1900 + code : 2000 + code;
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
    year ?? (registrationNumber === undefined ? undefined : yearOfMark(registrationNumber));
  return first === undefined ? undefined : Math.max(0, Number(day.slice(0, 4)) - first);
}

/** What rating reads of a quote's sections. */
export function ratingInputs({
  policy,
  customer,
  vehicle,
  claimsHistory,
}: RatedSections): RatingInputs {
  const day = inceptionDay(policy.inceptionDate);
  const { eircode, county } = customer.address;
  const alarm = vehicle.securityDevices.alarmImmobiliser;
  return {
    cover: policy.coverType,
    ...ageInputs(customer.dateOfBirth, day),
    ...given({
      vehicleAge: vehicleAge(vehicle, day),
      licenceType: customer.licenceType,
      licenceYears: customer.licenceHeldYears,
      useClass: policy.useClass,
      fuelType: vehicle.fuelType,
      engineSize: vehicle.engineSize,
      value: vehicle.value,
      mileage: vehicle.mileage,
      county,
      routingKey: eircode === undefined ? undefined : routingKey(eircode),
      alarmImmobiliser: alarm === undefined ? undefined : alarm ? 'yes' : 'no',
      claims: claimsHistory.numberOfClaims,
      noClaimsYears: claimsHistory.yearsNoClaims,
    }),
  };
}
