import { writtenEircode } from '../../../../shared/domain/eircode.ts';
import { COVERS } from '../../../../shared/schemas/cover.ts';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import { translate } from '../../../i18n/i18n.ts';
import { difference, money } from '../../../i18n/money.ts';
import { dayOf } from '../day-of.ts';

/** One thing in which two quotes differ; an empty text where one of them has none. */
export interface Difference {
  readonly key: string;
  /** Whether it is somebody's own: a name, a birth, how to reach them. */
  readonly isPrivate: boolean;
  readonly what: string;
  readonly old: string;
  readonly new: string;
}

export interface QuoteDiff {
  /** The sections: what was given. */
  readonly given: readonly Difference[];
  /** The premium, step by step. */
  readonly premium: readonly Difference[];
  /** What the total premium changed by, in euro. */
  readonly difference: number;
}

/** The fields in the order in which they are shown, with how a value is written. */
const FIELDS = [
  ['policy.inceptionDate', day],
  ['policy.expiryDate', day],
  ['policy.coverType', coverName],
  ['policy.useClass', String],
  ['customer.title', String],
  ['customer.firstName', String],
  ['customer.surname', String],
  ['customer.dateOfBirth', day],
  ['customer.licenceType', String],
  ['customer.licenceHeldYears', String],
  ['customer.email', String],
  ['customer.phone', String],
  ['customer.address.addressLine1', String],
  ['customer.address.town', String],
  ['customer.address.county', String],
  ['customer.address.eircode', (value: unknown) => writtenEircode(String(value))],
  ['customer.address.country', String],
  ['vehicle.registrationNumber', String],
  ['vehicle.make', String],
  ['vehicle.model', String],
  ['vehicle.year', String],
  ['vehicle.engineSize', String],
  ['vehicle.value', (value: unknown) => money(Number(value))],
  ['vehicle.mileage', String],
  ['vehicle.fuelType', String],
  ['vehicle.securityDevices.alarmImmobiliser', yesOrNo],
  ['claimsHistory.numberOfClaims', String],
  ['claimsHistory.yearsNoClaims', String],
] as const satisfies readonly (readonly [string, (value: unknown) => string])[];

function day(value: unknown): string {
  return dayOf(String(value));
}

function coverName(value: unknown): string {
  const cover = COVERS.find((each) => each === value);
  return cover ? translate(`common:cover.${cover}`) : String(value);
}

function yesOrNo(value: unknown): string {
  return translate(value ? 'common:yes' : 'common:no');
}

/** The value at a path as `customer.address.town`. */
function at(quote: Quote, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      quote,
    );
}

function given(before: Quote, after: Quote): Difference[] {
  return FIELDS.flatMap(([path, write]) => {
    const [old, now] = [before, after].map((quote) => {
      const value = at(quote, path);
      return value === undefined ? '' : write(value);
    });
    if (old === now) return [];
    const isPrivate = path.startsWith('customer.') && !path.startsWith('customer.licence');
    return {
      key: path,
      isPrivate,
      what: translate(`quote:field.${path}`),
      old: old ?? '',
      new: now ?? '',
    };
  });
}

/** Every line of a premium with its words, by what it is called. */
function lines({ explanation }: Quote): Map<string, { what: string; words: string }> {
  const { steps, levies, policyFee, netPremium, premium } = explanation;
  const found = new Map<string, { what: string; words: string }>();
  for (const { id, title, input, multiplier, before, after } of steps) {
    const effect = multiplier === null ? money(difference(after, before)) : `×${multiplier}`;
    found.set(id, { what: title, words: `${input}: ${effect}` });
  }
  const sums = [
    { id: 'net', title: translate('quote:premium.net'), amount: netPremium },
    ...levies,
    { id: 'fee', title: translate('quote:premium.fee'), amount: policyFee },
    { id: 'premium', title: translate('quote:premium.premium'), amount: premium },
  ];
  for (const { id, title, amount } of sums) found.set(id, { what: title, words: money(amount) });
  return found;
}

function premium(before: Quote, after: Quote): Difference[] {
  const [old, now] = [lines(before), lines(after)];
  // In the order of the newer one; what it lacks stands before the sums.
  const gone = [...old.keys()].filter((key) => !now.has(key));
  return [...gone, ...now.keys()].flatMap((key) => {
    const [then, today] = [old.get(key), now.get(key)];
    if (then?.words === today?.words) return [];
    const what = today?.what ?? then?.what ?? '';
    return { key, isPrivate: false, what, old: then?.words ?? '', new: today?.words ?? '' };
  });
}

/** In what two quotes differ, and only that: what was given, and how the premium came about. */
export function quoteDiff(before: Quote, after: Quote): QuoteDiff {
  return {
    given: given(before, after),
    premium: premium(before, after),
    difference: difference(after.premium, before.premium),
  };
}
