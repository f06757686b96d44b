import { take } from '../../../../shared/data/nested-value.ts';
import { readDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tenThousandths } from '../../../../shared/domain/money.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import {
  type FieldTable,
  type ListField,
  listsOf,
  type ValueKind,
  valuesOf,
} from '../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import { RATE_BOOK_FIELDS } from '../../../../shared/domain/rate-book-fields/rate-book-fields.ts';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { appliesTo } from '../rate.ts';
import { below, examplePlace, type Finding, factorPlace, fault, type Place } from './finding.ts';

/** Whether two factors rate a quote together: those of optional covers count under every cover. */
const meet = (one: Factor, other: Factor) =>
  one.addOn !== undefined ||
  other.addOn !== undefined ||
  COVERS.some((cover) => appliesTo(cover)(one) && appliesTo(cover)(other));

/** A factor may come again under its id for another cover, as an excess that moves it less. */
function factorsTwice({ factors }: RateBook): Finding[] {
  return factors.flatMap((factor, i) => {
    const isTwice = factors
      .slice(0, i)
      .some((other) => other.id === factor.id && meet(other, factor));
    const place = below(factorPlace(factor, i), '.id');
    return isTwice ? [fault(place, message('twice', { name: factor.id }))] : [];
  });
}

/** A day of a list that does not exist. */
export function dayAbsent(place: Place, day: string): Finding[] {
  return readDay(day) === undefined ? [fault(place, message('dayAbsent', { day }))] : [];
}

/** A value by what its field holds: a day must exist, a share and a multiplier must be exact. */
function examineValue(kind: ValueKind, value: unknown, place: Place): Finding[] {
  if (kind === 'day' && typeof value === 'string') return dayAbsent(place, value);
  const isExact = kind === 'share' || kind === 'relativity';
  return isExact && typeof value === 'number' && tenThousandths(value) === undefined
    ? [fault(place, message('fourDecimals', { value }))]
    : [];
}

/** The items of a list: their values, and the names that stand there before. */
function examineItems(
  { fields, unique, known }: ListField,
  list: unknown,
  path: string,
): Finding[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const [bound = ''] = known.row === undefined ? known.by : [];
  const names = items.map((item) => (unique === undefined ? undefined : take(item, [unique])));
  const twice = names.flatMap((name, i) =>
    name === undefined || names.indexOf(name) === i
      ? []
      : [fault({ path: `${path}[${i}]` }, message('twice', { name: `${name}` }))],
  );
  const inside = items.flatMap((item, i) => {
    const row = take(item, [bound]);
    return examineFields(fields, item, {
      path: `${path}[${i}].`,
      ...(row === undefined ? {} : { row: `${row}` }),
    });
  });
  return [...twice, ...inside];
}

/** What is wrong with values by what their fields hold, whatever they mean. */
function examineFields(
  fields: FieldTable,
  of: unknown,
  { path: above, ...named }: Place,
): Finding[] {
  return [
    ...valuesOf(fields).flatMap(({ kind, path }) =>
      examineValue(kind, take(of, path.split('.')), { path: `${above}${path}`, ...named }),
    ),
    ...listsOf(fields).flatMap((list) =>
      examineItems(list, take(of, list.path.split('.')), `${above}${list.path}`),
    ),
  ];
}

// Their findings name the factor, the rule or the example, and come from checks of their own.
const { factors: _, underwriting: __, examples: ___, ...FIELDS } = RATE_BOOK_FIELDS;

/** What is wrong with the names and the values of a rate book. */
export function examineLists(book: RateBook): Finding[] {
  return [
    ...examineFields(FIELDS, book, { path: '' }),
    ...factorsTwice(book),
    ...book.examples.flatMap((example, i) =>
      dayAbsent(below(examplePlace(example, i), '.receivedOn'), example.receivedOn),
    ),
  ];
}
