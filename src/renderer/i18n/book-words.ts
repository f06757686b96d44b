import { plainChoice } from '../../shared/domain/quote-fields/choices.ts';
import { COVERS, coverTitle } from '../../shared/domain/quotes/cover.ts';
import { NOT_GIVEN } from '../../shared/domain/quotes/not-given.ts';
import { BOOK_REASONS } from './book-reasons.ts';
import { choiceWord } from './choice-word.ts';
import book from './en/book.json';
import { translate } from './i18n.ts';
import { count, money, percent, wholeMoney } from './money.ts';

type BookKey = `word.${keyof typeof book.word}` | `reason.${keyof typeof book.reason}`;

function isBookKey(key: string): key is BookKey {
  const [part = '', name = ''] = key.split('.');
  return (part === 'word' || part === 'reason') && Object.hasOwn(book[part], name);
}

function keysOf(part: 'word' | 'reason'): (readonly [string, BookKey])[] {
  return Object.entries(book[part]).flatMap(([name, text]) => {
    const key = `${part}.${name}`;
    return isBookKey(key) ? [[text, key] as const] : [];
  });
}

const REASONS = Object.entries(BOOK_REASONS).flatMap(([name, text]) => {
  const key = `reason.${name}`;
  return isBookKey(key) ? [[text, key] as const] : [];
});

/** By the words and reasons of the demonstration book and of rating: where their translations are. */
const KEYS = new Map([...keysOf('reason'), ...keysOf('word'), ...REASONS]);

/** A title or row that is translated word by word; undefined where it is not known. */
function known(text: string): string | undefined {
  if (text === NOT_GIVEN) return translate('common:notGiven');
  const cover = COVERS.find((each) => coverTitle[each] === text);
  if (cover) return translate(`common:cover.${cover}`);
  const key = KEYS.get(text);
  if (key) return translate(`book:${key}`);
  const choice = plainChoice(text);
  return choice && choiceWord(choice, text);
}

/** An amount in euro, with cents only where it has some. */
const euro = (amount: number) => (Number.isInteger(amount) ? wholeMoney(amount) : money(amount));

type Counted = 'years' | 'claims' | 'days' | 'points' | 'disqualifications';

/** A unit with a word for one and a word for more. */
function counted(unit: Counted, one: string): Record<string, (number: number) => string> {
  const say = (number: number) => translate(`book:unit.${unit}`, { count: number });
  return { [one]: say, [unit]: say };
}

/** How a number is written with each unit of the demonstration book. */
const UNITS: Readonly<Record<string, (number: number) => string>> = {
  euro,
  '%': (number) => percent(number / 100),
  km: (number) => `${count(number)} km`,
  cc: (number) => `${count(number)} cc`,
  ...counted('years', 'year'),
  ...counted('claims', 'claim'),
  ...counted('days', 'day'),
  ...counted('points', 'point'),
  ...counted('disqualifications', 'disqualification'),
};

/** A number as it stands in a text of the core, with or without commas. */
const numberOf = (text = '') => Number(text.replaceAll(',', ''));
const grouped = (text = '') => count(numberOf(text));

const NUMBER = String.raw`(-?[\d,]+(?:\.\d+)?)`;
const TIMES = String.raw`(×[\d.]+)`;

/** Titles of factors as the core puts them before an answer, the longest first. */
const TITLES = Object.values(book.word)
  .map((title) => [title.toLowerCase(), title] as const)
  .sort(([one], [other]) => other.length - one.length);

/** The answers for which a named driver costs more: `driver's age 19 years, penalty points 4`. */
function answers(text: string): string {
  const title = TITLES.find(([start]) => text.startsWith(`${start} `));
  if (!title) return text;
  const [start, known] = title;
  const rest = text.slice(start.length + 1);
  const next = TITLES.map(([other]) => rest.indexOf(`, ${other} `)).filter((at) => at >= 0);
  const end = Math.min(...next, rest.length);
  const said = `${bookWords(known).toLowerCase()} ${bookWords(rest.slice(0, end))}`;
  return end === rest.length ? said : `${said}, ${answers(rest.slice(end + 2))}`;
}

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
  [
    /^(Named driver \d+): (.+)$/,
    (driver = '', reason = '') =>
      translate('book:pattern.ofDriver', { driver: bookWords(driver), reason: bookWords(reason) }),
  ],
  [
    new RegExp(`^${NUMBER} % of the difference to ${NUMBER} euro: (.+)$`),
    (share, amount, because = '') =>
      translate('book:pattern.driverShare', {
        percent: percent(numberOf(share) / 100),
        amount: money(numberOf(amount)),
        answers: answers(because),
      }),
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
  // What a limit held a premium at.
  [
    new RegExp(`^at (least|most) ${TIMES} of ${NUMBER} euro$`),
    (bound, times, amount) =>
      translate(bound === 'least' ? 'book:pattern.shareAtLeast' : 'book:pattern.shareAtMost', {
        times,
        amount: euro(numberOf(amount)),
      }),
  ],
  [
    new RegExp(`^at most ${NUMBER} euro (more|less) than ${NUMBER} euro$`),
    (difference, side, amount) =>
      translate(side === 'more' ? 'book:pattern.atMostMore' : 'book:pattern.atMostLess', {
        difference: euro(numberOf(difference)),
        amount: euro(numberOf(amount)),
      }),
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
