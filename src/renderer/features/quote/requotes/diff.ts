import type { JsonObject } from '../../../../shared/data/json-object.ts';
import {
  type FieldValue,
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { isFormList } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { ListField, QuoteField } from '../../../../shared/domain/quote-fields/quote-field.ts';
import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { fieldWords } from '../../../i18n/field-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { count, difference, money } from '../../../i18n/money.ts';
import { nameOf } from '../../../i18n/say.ts';
import { stepInput } from '../../../i18n/step-words.ts';
import { itemLine } from '../words/item-line.ts';

/** One thing in which two quotes differ; an empty text where one of them has none. */
export interface Difference {
  readonly key: string;
  /** Whether it is personal data: a name, a birth, how to reach them. */
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

/** How a comparison writes each kind of field: to the cent, and without a unit. */
const WRITERS: typeof fieldWords = {
  ...fieldWords,
  integer: (value) => String(value),
  number: (value) => String(value),
  money: (value) => money(Number(value)),
  engine: (value) => String(value),
};

/** The form's name of an amount in an item has the euro sign. */
const ITEM_WRITERS: typeof fieldWords = { ...WRITERS, money: (value) => count(Number(value)) };

/** What a field of two quotes holds in words; nothing where both hold the same. */
function differing(
  field: QuoteField | ListField,
  writers: typeof fieldWords,
  [before, after]: readonly [FieldValue | undefined, FieldValue | undefined],
): { readonly old: string; readonly new: string } | undefined {
  const words = (value: FieldValue | undefined) =>
    value === undefined ? '' : writers[field.kind](value, field);
  const [old, now] = [words(before), words(after)];
  return old === now ? undefined : { old, new: now };
}

function fields(before: Quote, after: Quote): Difference[] {
  return FIELDS.flatMap((field) => {
    const { key, isPrivate } = field;
    const found = differing(field, WRITERS, [fieldValue(before, key), fieldValue(after, key)]);
    return found ? [{ key, isPrivate, what: translate(`quote:field.${key}`), ...found }] : [];
  });
}

/** In what the two items at one place of a list differ; one that the other quote lacks is one line. */
function item(list: List, position: number, old?: JsonObject, now?: JsonObject): Difference[] {
  const place = itemPath(list.path, position);
  if (isFormList(list) && !(old && now)) {
    const [before, after] = [old, now].map((each) => (each ? itemLine(list, each) : ''));
    const isPrivate = fieldsOf(list).some((field) => field.isPrivate);
    return [{ key: place, isPrivate, what: nameOf(place), old: before ?? '', new: after ?? '' }];
  }
  return fieldsOf(list).flatMap((field): Difference[] => {
    const values = [old, now].map((each) => each && itemValue(each, field.key));
    const found = differing(field, ITEM_WRITERS, [values[0], values[1]]);
    const path = `${place}/${field.name}`;
    if (!found) return [];
    return [{ key: path, isPrivate: field.isPrivate, what: nameOf(path), ...found }];
  });
}

/** The items of the lists, each compared with the one at its place. */
function items(before: Quote, after: Quote): Difference[] {
  return LISTS.flatMap((list) => {
    const [old, now] = [itemsOf(before, list), itemsOf(after, list)];
    return Array.from({ length: Math.max(old.length, now.length) }, (_, at) =>
      item(list, at + 1, old[at], now[at]),
    ).flat();
  });
}

/** Every line of a premium with its words, by what it is called. */
function lines({ explanation }: Quote): Map<string, { what: string; words: string }> {
  const { steps, levies, policyFee, fees, netPremium, premium } = explanation;
  const found = new Map<string, { what: string; words: string }>();
  for (const step of steps) {
    const { id, title, multiplier, before, after } = step;
    const effect = multiplier === null ? money(difference(after, before)) : `×${multiplier}`;
    found.set(id, { what: bookWords(title), words: `${stepInput(step)}: ${effect}` });
  }
  const sums = [
    { id: 'net', title: translate('quote:premium.net'), amount: netPremium },
    ...levies.map((levy) => ({ ...levy, title: bookWords(levy.title) })),
    ...(fees?.map((fee) => ({ ...fee, title: bookWords(fee.title) })) ?? [
      { id: 'policy-fee', title: translate('quote:premium.fee'), amount: policyFee },
    ]),
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
    given: [...fields(before, after), ...items(before, after)],
    premium: premium(before, after),
    difference: difference(after.premium, before.premium),
  };
}
