import { daysBetween, yearsBetween } from '../../../../shared/domain/date.ts';
import { hasEircodeCharacters, routingKey } from '../../../../shared/domain/eircode.ts';
import { isEmail } from '../../../../shared/domain/email.ts';
import { fold } from '../../../../shared/domain/fold.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { datedMark, yearOfMark } from '../../../../shared/domain/registration.ts';
import { findRoutingKey, ROUTING_KEYS } from '../../../../shared/domain/routing-keys.ts';
import {
  INDEX_MARKS,
  suggestedEircode,
  suggestedVrm,
} from '../../../../shared/domain/suggestion.ts';
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import { CLAIMS_YEARS, inceptionDay, vehicleAge } from './inputs.ts';
import { spelledOut } from './spell-out.ts';

const COUNTIES = new Map(ROUTING_KEYS.map(({ county }) => [fold(county), county]));

type PartAddress = PartSections['customer']['address'];

/** The county that a text names, as `Co. Cork` or `South Tipperary` do; undefined for other words. */
function namedCounty(text: string): string | undefined {
  const words = fold(text).split(/[^a-z]+/);
  return words.map((word) => COUNTIES.get(word)).find((county) => county !== undefined);
}

/**
 * What is unusual in a normalised Eircode, by itself and with the county given. A key can cross the
 * border of a county, so that another one is no fault.
 */
export function unusualEircode({ eircode, county }: PartAddress): Message | undefined {
  if (eircode === undefined) return undefined;
  const key = routingKey(eircode);
  const found = findRoutingKey(key);
  if (!found) return message('routingKeyUnknown', { key });
  if (!hasEircodeCharacters(eircode)) return message('eircodeCharacters');
  const given = county === undefined ? undefined : namedCounty(county);
  return given === undefined || given === found.county
    ? undefined
    : message('routingKeyCounty', { key, county: found.county, given });
}

/** Marks have a third digit, for the half of the year, since this one. */
const HALVES_SINCE = 2013;

/** The first day of the half of a year that a code of three digits names. */
const firstDay = (year: number, code: string): string =>
  `${year}-${code.endsWith('2') ? '07' : '01'}-01`;

/** What is unusual in the year of a mark. */
function unusualCode(code: string, year: number, today: string): Message | undefined {
  if (code.length === 2) {
    return year >= HALVES_SINCE ? message('markWithoutHalf', { year }) : undefined;
  }
  if (year < HALVES_SINCE) return message('markHalfTooEarly', { code });
  if (!/[12]$/.test(code)) return message('markHalf', { code });
  return firstDay(year, code) > today ? message('markAhead', { code }) : undefined;
}

/**
 * What is unusual in the normalised mark of a car. Its form was checked before.
 * @param today `YYYY-MM-DD`
 */
export function unusualMark(
  { registrationNumber: vrm, imported }: PartSections['vehicle'],
  today: string,
): Message | undefined {
  const dated = vrm === undefined ? undefined : datedMark(vrm);
  const year = vrm === undefined ? undefined : yearOfMark(vrm, today);
  if (!dated || year === undefined) return undefined;
  const { code, county } = dated;
  const given = INDEX_MARKS.get(county);
  if (!given) return message('indexMarkUnknown', { county });
  const { from = year, until = year } = given;
  if (year > until) return message('indexMarkEnded', { county, year: until });
  // An import is registered here by its own first year.
  if (year < from && !imported) return message('indexMarkBegan', { county, year: from });
  return unusualCode(code, year, today);
}

/** What the rules look at; each may be unknown yet. */
interface Facts {
  readonly sections: PartSections;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** The Irish day on which cover begins; today while that is not known. */
  readonly day: string;
  /** Days until cover begins. */
  readonly daysAhead: number | undefined;
  /** Of the driver, when cover begins. */
  readonly age: number | undefined;
  /** By calendar year, when cover begins. */
  readonly vehicleAge: number | undefined;
}

/** Something that can be right, but seldom is. */
interface Rule {
  readonly path: string;
  /** What a broker should hear; undefined where nothing is unusual. */
  readonly says: (facts: Facts) => Message | undefined;
  /** What was likely meant instead. */
  readonly offers?: (sections: PartSections) => string | undefined;
}

/** How far ahead an inception is usual. */
export const DAYS_AHEAD = 60;
const OLD_DRIVER = 85;
const LITTLE_DRIVEN = 1000;
const MUCH_DRIVEN = 50_000;
const LARGE_ENGINE = 7000;
/** Digits of the shortest numbers with their area, in Ireland and around. */
const SHORTEST_PHONE = 7;
const YEARS_UNREGISTERED = 2;
/** Years without a claim that are seldom right next to two claims. */
const DESPITE_TWO_CLAIMS = 3;

/** What cars of an age are usually worth, in euro; a car older than all of them may be a classic. */
const USUAL_VALUES: readonly { underAge: number; least: number; most: number }[] = [
  { underAge: 2, least: 12_000, most: 150_000 },
  { underAge: 5, least: 7000, most: 120_000 },
  { underAge: 10, least: 2500, most: 80_000 },
  { underAge: 15, least: 800, most: 40_000 },
  { underAge: 30, least: 300, most: 25_000 },
];

/** Every rule, in the order of the document. */
const RULES: readonly Rule[] = [
  {
    path: 'Policy/InceptionDate',
    says: ({ daysAhead = 0 }) => {
      if (daysAhead < 0) return message('past');
      return daysAhead > DAYS_AHEAD ? message('farAhead', { days: DAYS_AHEAD }) : undefined;
    },
  },
  {
    path: 'Customer/DateOfBirth',
    says: ({ age = 0 }) => (age > OLD_DRIVER ? message('oldDriver', { age }) : undefined),
  },
  {
    path: 'Customer/Email',
    says: ({ sections: { customer } }) =>
      customer.email === undefined || isEmail(customer.email) ? undefined : message('emailForm'),
  },
  {
    path: 'Customer/Phone',
    says: ({ sections: { customer } }) =>
      customer.phone === undefined || customer.phone.replace(/\D/g, '').length >= SHORTEST_PHONE
        ? undefined
        : message('fewDigits', { least: SHORTEST_PHONE }),
  },
  {
    path: 'Address/Eircode',
    says: ({ sections: { customer } }) => unusualEircode(customer.address),
    offers: ({ customer: { address } }) => address.eircode && suggestedEircode(address.eircode),
  },
  {
    path: 'Vehicle/RegistrationNumber',
    says: ({ sections: { vehicle }, today }) => unusualMark(vehicle, today),
    offers: ({ vehicle }) => vehicle.registrationNumber && suggestedVrm(vehicle.registrationNumber),
  },
  {
    path: 'Vehicle/Year',
    says: ({ sections: { vehicle }, day }) => {
      if (vehicle.year === undefined || vehicle.registrationNumber === undefined) return undefined;
      const marked = yearOfMark(vehicle.registrationNumber, day);
      if (marked === undefined) return undefined;
      // What is later still can not be right: see `impossible.ts`.
      if (vehicle.year > marked) return message('afterMark', { year: marked });
      // A car may be made some time before it is first registered.
      return vehicle.year < marked - YEARS_UNREGISTERED
        ? message('longBeforeMark', { year: marked })
        : undefined;
    },
  },
  {
    path: 'Vehicle/EngineSize',
    says: ({ sections: { vehicle } }) =>
      (vehicle.engineSize ?? 0) > LARGE_ENGINE
        ? message('largeEngine', { most: LARGE_ENGINE })
        : undefined,
  },
  {
    path: 'Vehicle/Value',
    says: ({ sections, vehicleAge: age }) => {
      const { value } = sections.vehicle;
      if (value === undefined || age === undefined) return undefined;
      const usual = USUAL_VALUES.find((it) => age < it.underAge);
      if (!usual) return undefined;
      const { least, most } = usual;
      if (value < least) return message('lowValue', { age, least });
      return value > most ? message('highValue', { age, most }) : undefined;
    },
  },
  {
    path: 'Vehicle/Mileage',
    says: ({ sections: { vehicle } }) => {
      const { mileage } = vehicle;
      if (mileage === undefined) return undefined;
      if (mileage < LITTLE_DRIVEN) return message('littleDriven', { least: LITTLE_DRIVEN });
      return mileage > MUCH_DRIVEN ? message('muchDriven', { most: MUCH_DRIVEN }) : undefined;
    },
  },
  {
    path: 'ClaimsHistory/YearsNoClaims',
    says: ({ sections: { customer, claimsHistory } }) => {
      const { numberOfClaims = 0, yearsNoClaims = 0 } = claimsHistory;
      const held = customer.licenceHeldYears;
      if (held !== undefined && yearsNoClaims > held) {
        return message('beyondLicence', { years: held });
      }
      // A second claim steps back what came after the first.
      const least = numberOfClaims > 1 ? DESPITE_TWO_CLAIMS : CLAIMS_YEARS;
      return numberOfClaims > 0 && yearsNoClaims >= least
        ? message('despiteClaims', { claims: numberOfClaims, years: CLAIMS_YEARS })
        : undefined;
    },
  },
];

/** What is written on the documents as it was given. */
const TEXTS = FIELDS.filter(({ kind }) => kind === 'name' || kind === 'text');

/** Which texts the documents spell out in part, because their typeface lacks characters. */
export function spelledOutTexts(sections: PartSections): Remark[] {
  return TEXTS.flatMap(({ path, key }) => {
    const text = fieldValue(sections, key);
    const said = typeof text === 'string' ? spelledOut(text) : undefined;
    return said ? [{ path, message: said }] : [];
  });
}

/**
 * What is valid in a document, but worth a second look.
 * @param today `YYYY-MM-DD`
 */
export function unusual(sections: PartSections, today: string): Remark[] {
  const { policy, customer, vehicle } = sections;
  const inception = policy.inceptionDate;
  const day = inception === undefined ? today : inceptionDay(inception);
  const born = customer.dateOfBirth;
  const facts: Facts = {
    sections,
    today,
    day,
    daysAhead: inception === undefined ? undefined : daysBetween(today, day),
    age: born === undefined ? undefined : yearsBetween(born, day),
    vehicleAge: vehicleAge(vehicle, day),
  };
  const remarks = RULES.flatMap(({ path, says, offers }) => {
    const said = says(facts);
    if (!said) return [];
    const suggestion = offers?.(sections);
    return [{ path, message: said, ...(suggestion ? { suggestion } : {}) }];
  });
  return [...remarks, ...spelledOutTexts(sections)];
}
