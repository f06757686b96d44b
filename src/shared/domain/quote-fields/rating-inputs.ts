import type { Cover } from '../quotes/cover.ts';
import {
  NUMBER_RATING_FIELDS,
  type NumberFieldInput,
  TEXT_RATING_FIELDS,
  type TextFieldInput,
} from './rating-fields.ts';

/** The inputs that are words but no field as it was given: the routing key is a part of the Eircode. */
export const OTHER_TEXT_INPUTS = {
  routingKey: 'The first three characters of the Eircode',
} as const;

/** The inputs that are numbers but no field as it was given. */
export const OTHER_NUMBER_INPUTS = {
  driverAge: 'Completed years at inception',
  yearsSinceSeventeen: 'Completed years at inception since the driver was 17',
  vehicleAge: 'Years, by calendar year',
  penaltyPoints:
    'Points at inception: the number given, or those of the listed convictions of the last three years where these are more',
  convictions: 'Listed convictions of the five years before inception',
  disqualifications: 'Listed disqualifications that began in the five years before inception',
  disqualifiedDays:
    'Days from inception until a listed disqualification is over; 0: none is in force',
  allClaims:
    'Claims of the last five years: the number given, or those that are listed where these are more',
  faultClaims: 'Of all claims, those that no list says were not the fault of the driver',
  openClaims: 'Listed claims that are not settled',
  claimsCost: 'Euro, the amounts of the listed claims of the last five years',
  excess: 'Euro of a claim that the policyholder bears',
  discount: 'Percent that the broker gives',
  periodDays: 'Days of the policy, its first and its last counted; absent: a year',
} as const;

/** A rating input that is no field as it was given. */
export type DerivedInput = keyof typeof OTHER_TEXT_INPUTS | keyof typeof OTHER_NUMBER_INPUTS;
export type TextInput = TextFieldInput | keyof typeof OTHER_TEXT_INPUTS;
export type NumberInput = NumberFieldInput | keyof typeof OTHER_NUMBER_INPUTS;

/** The inputs that are words. */
export const TEXT_INPUTS: readonly string[] = [
  ...TEXT_RATING_FIELDS.map(({ input }) => input),
  ...Object.keys(OTHER_TEXT_INPUTS),
];

/** The inputs that are numbers. */
export const NUMBER_INPUTS: readonly string[] = [
  ...NUMBER_RATING_FIELDS.map(({ input }) => input),
  ...Object.keys(OTHER_NUMBER_INPUTS),
];

/** What each person who drives answers for himself or herself. */
export const DRIVER_INPUTS = [
  'driverAge',
  'yearsSinceSeventeen',
  'licenceType',
  'licenceYears',
  'noClaimsYears',
  'claims',
  'allClaims',
  'faultClaims',
  'openClaims',
  'claimsCost',
  'penaltyPoints',
  'convictions',
  'disqualifications',
  'disqualifiedDays',
  'occupation',
  'yearsResident',
] as const satisfies readonly (NumberInput | TextInput)[];
export type DriverInput = (typeof DRIVER_INPUTS)[number];

/** The answers about a risk; what is absent is assumed. */
type Answers = { [I in TextInput]?: string } & { [I in NumberInput]?: number };

/** A driver who is named next to the policyholder, with answers of his or her own. */
export type NamedDriverInputs = Pick<Answers, DriverInput> & {
  /** The place among the named drivers, from 1. */
  readonly driver: number;
  /** Whether this person drives the car more than anybody else. */
  readonly mainDriver?: boolean;
};

/** Everything that rating reads of a risk; what is absent is assumed. */
export type RatingInputs = Answers & {
  cover: Cover;
  /** Absent: no one is named. */
  namedDrivers?: readonly NamedDriverInputs[];
  /** The named driver whose answers stand in for the policyholder's; absent: the policyholder's own. */
  driver?: number;
};
