import {
  type FieldTable,
  inOrder,
  type KnownBy,
  type ValueKind,
} from '../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import { RATE_BOOK_FIELDS } from '../../../../shared/domain/rate-book-fields/rate-book-fields.ts';
import { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { BookChange } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';

/** How two lists go together; places are counted from 0. */
interface Matched {
  /** What is in both, in the order of the second. */
  readonly both: readonly {
    readonly from: number;
    readonly to: number;
    /** Whether it stands before or behind others of both that it did not. */
    readonly moved: boolean;
  }[];
  readonly added: readonly number[];
  readonly removed: readonly number[];
}

/** A longest part of some different numbers that only rises. */
function longestRising(numbers: readonly number[]): ReadonlySet<number> {
  // Of the rising parts of each length, the last number of the one that ends lowest.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const number of numbers) {
    const higher = ends.findIndex((end) => end > number);
    const length = higher === -1 ? ends.length : higher;
    before.set(number, ends[length - 1]);
    ends[length] = number;
  }
  const found = new Set<number>();
  for (let last = ends.at(-1); last !== undefined; last = before.get(last)) found.add(last);
  return found;
}

/** Matches two lists by keys, each of which comes once in a list; as few as possible count as moved. */
function match(from: readonly string[], to: readonly string[]): Matched {
  const places = new Map(from.map((key, place) => [key, place]));
  const both = to.flatMap((key, place) => {
    const before = places.get(key);
    return before === undefined ? [] : [{ from: before, to: place }];
  });
  const staying = longestRising(both.map((pair) => pair.from));
  const kept = new Set(both.map((pair) => pair.from));
  const known = new Set(both.map((pair) => pair.to));
  return {
    both: both.map((pair) => ({ ...pair, moved: !staying.has(pair.from) })),
    added: [...to.keys()].filter((place) => !known.has(place)),
    removed: [...from.keys()].filter((place) => !kept.has(place)),
  };
}

/** A list in which each item is known by its whole content, and its place counts. */
const BY_CONTENT: KnownBy = { by: [] };

/** The values that are lists whose order says nothing. */
const SETS: readonly ValueKind[] = ['words', 'covers', 'factors', 'facts'];

/** How the items of each list are found again, by its path without the places in lists: `factors.rows`. */
function listKeys(fields: FieldTable, above = ''): [path: string, known: KnownBy][] {
  return inOrder(fields).flatMap(([name, field]): [string, KnownBy][] => {
    const path = `${above}${name}`;
    if (field.kind === 'group') return listKeys(field.fields, `${path}.`);
    if (field.kind === 'list') return [[path, field.known], ...listKeys(field.fields, `${path}.`)];
    return SETS.includes(field.kind) ? [[path, { by: [], unordered: true }]] : [];
  });
}

const LIST_KEYS: ReadonlyMap<string, KnownBy> = new Map(listKeys(RATE_BOOK_FIELDS));

/** A property of a value that may have it. */
function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A value as text that is the same whatever the order of its properties, and of words in a list. */
function contentText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part)) {
      return part.every((word) => typeof word === 'string') ? part.toSorted() : part;
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The keys that come twice in one list. */
function repeatedIn(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

/** The keys of the items of two lists: within one list, no two are the same. */
function keysOf(
  { by, thenBy = [] }: KnownBy,
  lists: readonly [readonly unknown[], readonly unknown[]],
): readonly [string[], string[]] {
  const keyBy = (names: readonly string[]) => (item: unknown) =>
    contentText(names.length === 0 ? item : names.map((name) => propertyOf(item, name) ?? null));
  const [from, to] = [lists[0].map(keyBy(by)), lists[1].map(keyBy(by))];
  const repeated = new Set([...repeatedIn(from), ...repeatedIn(to)]);
  const distinct = (short: readonly string[], list: readonly unknown[]) => {
    const seen = new Map<string, number>();
    return short.map((known, at) => {
      const key = repeated.has(known) ? keyBy([...by, ...thenBy])(list[at]) : known;
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      return `${times} ${key}`;
    });
  };
  return [distinct(from, lists[0]), distinct(to, lists[1])];
}

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
function namesOf({ names, row: outer }: Place, { row }: KnownBy, item: unknown): Partial<Place> {
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
