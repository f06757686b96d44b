import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import type { BookChange } from '../../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { bookWords } from '../../../../i18n/book-words.ts';
import { writtenDay } from '../../../../i18n/day.ts';
import english from '../../../../i18n/en/compareBooks.json';
import { translate } from '../../../../i18n/i18n.ts';
import { count, money, percent, times } from '../../../../i18n/money.ts';
import { type ChangeGroup, partOf, propertyOf, relativityIn } from './change-list.ts';

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
  const names = ['reason', 'title', 'name', 'row', 'from', 'at'].map((name) =>
    Reflect.get(value, name),
  );
  const found = names.find((name) => typeof name === 'string' || typeof name === 'number');
  return found === undefined ? undefined : bookWords(String(found));
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
