import { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { BookChange } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { BY_CONTENT, keysOf, LIST_KEYS, type ListKeys, propertyOf } from './list-keys.ts';
import { match } from './match.ts';

/** Where two values stand in their books. */
interface Place extends Pick<BookChange, 'table' | 'row'> {
  readonly from: string;
  readonly to: string;
  /** Without the places in lists: `factors.rows`. */
  readonly names: string;
}

const ROOT: Place = { from: '', to: '', names: '' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

/** The place of a property. */
function propertyPlace(place: Place, name: string): Place {
  return {
    ...place,
    from: joined(place.from, name),
    to: joined(place.to, name),
    names: joined(place.names, name),
  };
}

/** The factor that an item of the factors is, or what a person calls an item of another list. */
function namesOf({ names, row: outer }: Place, { row }: ListKeys, item: unknown): Partial<Place> {
  const [id, title] = [propertyOf(item, 'id'), propertyOf(item, 'title')];
  if (names === 'factors' && typeof id === 'string' && typeof title === 'string') {
    return { table: { id, title } };
  }
  const name = row === undefined ? undefined : propertyOf(item, row);
  if (name === undefined) return {};
  return { row: outer === undefined ? `${name}` : `${outer}: ${name}` };
}

function changeAt(
  { from, to, table, row }: Place,
  kind: BookChange['kind'],
  values: Pick<BookChange, 'from' | 'to'>,
): BookChange {
  return {
    kind,
    path: kind === 'removed' ? from : to,
    ...(table === undefined ? {} : { table }),
    ...(row === undefined ? {} : { row }),
    ...values,
  };
}

function compareLists(
  place: Place,
  from: readonly unknown[],
  to: readonly unknown[],
): BookChange[] {
  const list = LIST_KEYS.get(place.names) ?? BY_CONTENT;
  const { both, added, removed } = match(...keysOf(list, [from, to]));
  const itemPlace = (earlier: number, later: number, item: unknown): Place => ({
    ...place,
    ...namesOf(place, list, item),
    from: `${place.from}[${earlier}]`,
    to: `${place.to}[${later}]`,
  });
  const changed = both.map((pair) => {
    const at = itemPlace(pair.from, pair.to, to[pair.to]);
    const places = { from: pair.from + 1, to: pair.to + 1 };
    const moved = pair.moved && !list.unordered ? [changeAt(at, 'moved', places)] : [];
    return { place: pair.to, changes: [...moved, ...compare(at, from[pair.from], to[pair.to])] };
  });
  const news = added.map((later) => ({
    place: later,
    changes: [changeAt(itemPlace(later, later, to[later]), 'added', { to: to[later] })],
  }));
  return [
    ...[...changed, ...news].sort((a, b) => a.place - b.place).flatMap(({ changes }) => changes),
    ...removed.map((earlier) =>
      changeAt(itemPlace(earlier, earlier, from[earlier]), 'removed', { from: from[earlier] }),
    ),
  ];
}

/** A list whose items are known by a name is compared item by item, also where one book is without it. */
const listOf = (value: unknown, { names }: Place) =>
  value === undefined && LIST_KEYS.get(names)?.by.length ? [] : value;

function compare(place: Place, earlier: unknown, later: unknown): BookChange[] {
  if (earlier === undefined && later === undefined) return [];
  const [from, to] = [listOf(earlier, place), listOf(later, place)];
  if (from === undefined) return [changeAt(place, 'added', { to })];
  if (to === undefined) return [changeAt(place, 'removed', { from })];
  if (Array.isArray(from) && Array.isArray(to)) return compareLists(place, from, to);
  if (isObject(from) && isObject(to)) {
    const names = new Set([...Object.keys(to), ...Object.keys(from)]);
    return [...names].flatMap((name) => compare(propertyPlace(place, name), from[name], to[name]));
  }
  return from === to ? [] : [changeAt(place, 'changed', { from, to })];
}

/**
 * What changes from a rate book to another, by the ids of factors, rules, add-ons and products, by the
 * names of rows, the bounds of bands and the titles of examples. Whatever has another one was removed
 * and added.
 */
export function diffBooks(from: RateBook, to: RateBook): BookChange[] {
  // What a book was read from may have its sections in any order.
  return Object.keys(RateBook.properties).flatMap((name) =>
    compare(propertyPlace(ROOT, name), propertyOf(from, name), propertyOf(to, name)),
  );
}
