import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { BookChange } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { writtenDay } from '../../../i18n/day.ts';
import english from '../../../i18n/en/compareBooks.json';
import { translate } from '../../../i18n/i18n.ts';
import { count, money, percent, times } from '../../../i18n/money.ts';

/** The changes of one table, or of one other part of the book. */
export interface ChangeGroup {
  readonly id: string;
  /** The factor whose table it is; undefined: a part of the book. */
  readonly table: BookChange['table'];
  readonly changes: readonly BookChange[];
}

/** The part of the book that a path begins with: `underwriting[2].below` is of `underwriting`. */
const partOf = ({ path }: Pick<BookChange, 'path'>): string => /^[^.[]*/.exec(path)?.[0] ?? '';

/** The name of a path's last property, without places in lists. */
const propertyOf = ({ path }: Pick<BookChange, 'path'>): string =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? '';

/** The changes by the table or the part that they are of, in the order of the books. */
export function grouped(changes: readonly BookChange[]): ChangeGroup[] {
  const groups = new Map<string, { table: BookChange['table']; changes: BookChange[] }>();
  for (const change of changes) {
    const id = change.table ? `table ${change.table.id}` : partOf(change);
    const group = groups.get(id) ?? { table: change.table, changes: [] };
    group.changes.push(change);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

/** The relativity of a row that was added or removed. */
function relativityIn(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const relativity: unknown = Reflect.get(value, 'relativity');
  return typeof relativity === 'number' ? relativity : undefined;
}

/** Whether a change is of what a premium is multiplied by. */
export function isRelativity(change: BookChange): boolean {
  if (propertyOf(change) === 'relativity') return true;
  return (
    change.kind !== 'moved' &&
    [change.from, change.to].some((one) => relativityIn(one) !== undefined)
  );
}

/** By how much a number moved, as a rate: 0.05 for five percent; undefined where that says nothing. */
export function rateOf({ kind, from, to }: BookChange): number | undefined {
  if (kind !== 'changed' || typeof from !== 'number' || typeof to !== 'number') return undefined;
  return from === 0 ? undefined : (to - from) / Math.abs(from);
}

/** How many changes there are of each kind. */
export function countsOf(changes: readonly BookChange[]): Record<BookChange['kind'], number> {
  const counts = { changed: 0, added: 0, removed: 0, moved: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

type Part = keyof typeof english.part;
type Property = keyof typeof english.property;

const isPart = (name: string): name is Part => Object.hasOwn(english.part, name);
const isProperty = (name: string): name is Property => Object.hasOwn(english.property, name);

/** What a group of changes is called. */
export function groupTitle({ id, table }: ChangeGroup): string {
  if (table) return bookWords(table.title);
  return isPart(id) ? translate(`compareBooks:part.${id}`) : id;
}

function propertyWords(name: string): string {
  const cover = COVERS.find((each) => each === name);
  if (cover) return translate(`common:cover.${cover}`);
  return isProperty(name) ? translate(`compareBooks:property.${name}`) : name;
}

/** What a person calls an item: each of its names in the language of the screens. */
const rowWords = (row: string) => row.split(': ').map(bookWords).join(': ');

/** Whether a change is of a whole item: a row, a rule, a table. */
const isItem = ({ path }: BookChange) => path.endsWith(']');

/** What in its group has changed: a row, and of it what. */
export function placeWords(change: BookChange): string {
  const { row, table } = change;
  const property = propertyOf(change);
  const names = [
    ...(row === undefined ? [] : [rowWords(row)]),
    ...(isItem(change) || property === 'relativity' || property === partOf(change)
      ? []
      : [propertyWords(property)]),
  ];
  if (names.length > 0) return names.join(' · ');
  return table
    ? translate('compareBooks:changes.wholeTable')
    : translate('compareBooks:changes.whole');
}

const SHARES: readonly string[] = ['share', 'mainShare'];
/** The lists of amounts whose last property is a cover. */
const BY_COVER = /(^|\.)(cents|minimumNetCents)\.\w+$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function numberWords(number: number, change: BookChange): string {
  const property = propertyOf(change);
  if (property.endsWith('Cents') || BY_COVER.test(change.path)) return money(number / 100);
  if (property === 'relativity') return times(number);
  return SHARES.includes(property) ? percent(number) : count(number);
}

/** What a person calls a whole item of a book; undefined where it has no name. */
function nameIn(value: object): string | undefined {
  const names = ['reason', 'title', 'name', 'row', 'from', 'at'].map((member) =>
    Reflect.get(value, member),
  );
  const name = names.find((each) => typeof each === 'string' || typeof each === 'number');
  return name === undefined ? undefined : bookWords(String(name));
}

/** A value of a book in words; of an item its relativity, else its name, else what it says as JSON. */
export function valueWords(value: unknown, change: BookChange): string {
  if (value === undefined) return '';
  if (change.kind === 'moved')
    return translate('compareBooks:changes.place', { place: String(value) });
  if (typeof value === 'number') return numberWords(value, change);
  if (typeof value === 'boolean') return translate(value ? 'common:yes' : 'common:no');
  if (typeof value === 'string') return DAY.test(value) ? writtenDay(value) : bookWords(value);
  if (Array.isArray(value)) {
    return value.every((word) => typeof word === 'string')
      ? value.map(bookWords).join(', ')
      : JSON.stringify(value);
  }
  const relativity = relativityIn(value);
  if (relativity !== undefined) return times(relativity);
  return nameIn(Object(value)) ?? JSON.stringify(value);
}
