import { COVERS, coverTitle } from '../../shared/schemas/cover.ts';
import book from './en/book.json';
import { translate } from './i18n.ts';
import { count, money, percent, wholeMoney } from './money.ts';

type WordKey = keyof typeof book.word;

function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(book.word, key);
}

/** By the words of the demonstration book and of rating: where their translations are. */
const KEYS = new Map(
  Object.entries(book.word).flatMap(([key, word]) => (isWordKey(key) ? [[word, key]] : [])),
);

/** A title or row that is translated word by word; undefined where it is not known. */
function known(text: string): string | undefined {
  const cover = COVERS.find((each) => coverTitle[each] === text);
  if (cover) return translate(`common:cover.${cover}`);
  const key = KEYS.get(text);
  return key && translate(`book:word.${key}`);
}

/** An amount in euro, with cents only where it has some. */
const euro = (amount: number) => (Number.isInteger(amount) ? wholeMoney(amount) : money(amount));

/** How a number is written with each unit of the demonstration book. */
const UNITS: Readonly<Record<string, (number: number) => string>> = {
  euro,
  '%': (number) => percent(number / 100),
  km: (number) => `${count(number)} km`,
  cc: (number) => `${count(number)} cc`,
  year: (number) => translate('book:unit.years', { count: number }),
  years: (number) => translate('book:unit.years', { count: number }),
  claim: (number) => translate('book:unit.claims', { count: number }),
  claims: (number) => translate('book:unit.claims', { count: number }),
  day: (number) => translate('book:unit.days', { count: number }),
  days: (number) => translate('book:unit.days', { count: number }),
};

/** A number as it stands in a text of the core, with or without commas. */
const numberOf = (text = '') => Number(text.replaceAll(',', ''));
const grouped = (text = '') => count(numberOf(text));

const NUMBER = String.raw`(-?[\d,]+(?:\.\d+)?)`;
const TIMES = String.raw`(×[\d.]+)`;

/** The forms of the core's texts with numbers, and how each is said. */
const FORMS: readonly (readonly [RegExp, (...parts: string[]) => string | undefined])[] = [
  [new RegExp(`^${NUMBER} (\\S+)$`), (number, unit = '') => UNITS[unit]?.(numberOf(number))],
  [
    new RegExp(`^${NUMBER} to under ${NUMBER}$`),
    (from, to) => translate('book:pattern.toUnder', { from: grouped(from), to: grouped(to) }),
  ],
  [
    new RegExp(`^${NUMBER} and over$`),
    (from) => translate('book:pattern.andOver', { from: grouped(from) }),
  ],
  [new RegExp(`^${NUMBER}: ${TIMES}$`), (at, times) => `${grouped(at)}: ${times}`],
  [
    new RegExp(`^${NUMBER}: ${TIMES} to ${NUMBER}: ${TIMES}$`),
    (at, times, next, nextTimes) =>
      translate('book:pattern.between', {
        from: `${grouped(at)}: ${times}`,
        to: `${grouped(next)}: ${nextTimes}`,
      }),
  ],
  [/^Group (\d+)$/, (group) => translate('book:pattern.group', { group })],
  [/^Named driver (\d+)$/, (driver) => translate('book:pattern.driver', { driver })],
  [
    /^Named driver (\d+), main driver$/,
    (driver) => translate('book:pattern.mainDriver', { driver }),
  ],
  [/^up to (\d+) days?$/, (days) => translate('book:pattern.upToDays', { count: numberOf(days) })],
  [/^(\d+) of (\d+) days$/, (days, year) => translate('book:pattern.daysOf', { days, year })],
  [
    new RegExp(`^a total of ${NUMBER} euro$`),
    (amount) => translate('book:pattern.total', { amount: euro(numberOf(amount)) }),
  ],
  [
    new RegExp(`^at least ${NUMBER} euro$`),
    (amount) => translate('book:pattern.atLeast', { amount: euro(numberOf(amount)) }),
  ],
  [
    new RegExp(`^Up to ${NUMBER} euro$`),
    (amount) => translate('book:pattern.upTo', { amount: euro(numberOf(amount)) }),
  ],
  // A routing key before its place, and the districts of Dublin.
  [/^([A-Z]\d[\dW]) (.+)$/, (key, place = '') => `${key} ${bookWords(place)}`],
  [/^Dublin (\d+W?)$/, (district) => `${translate('book:word.dublin')} ${district}`],
];

/**
 * A text of a rate book or of rating in the language of the screens, its numbers grouped: a title, a
 * row, or a value with its unit. The words are those of the demonstration book; what is not among
 * them, as in a firm's own book, stays as it is.
 */
export function bookWords(text: string): string {
  const word = known(text);
  if (word !== undefined) return word;
  for (const [form, say] of FORMS) {
    const match = form.exec(text);
    const said = match && say(...match.slice(1));
    if (said) return said;
  }
  return text;
}
