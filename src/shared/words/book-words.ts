import { plainChoice } from '../domain/quote-fields/choices.ts';
import { COVERS, coverTitle } from '../domain/quotes/cover.ts';
import { BOOK_REASONS } from './book-reasons.ts';
import { choiceWordIn } from './choice-word.ts';
import { english } from './english.ts';
import { count, money, percent, shortMoney } from './numbers.ts';
import type { Say } from './say.ts';

const { book } = english;

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

type Counted = 'years' | 'claims' | 'days' | 'points' | 'disqualifications';

/** A number as it stands in a text of the core, with or without commas. */
const numberOf = (text = '') => Number(text.replaceAll(',', ''));
const grouped = (text = '') => count(numberOf(text));

const NUMBER = String.raw`(-?[\d,]+(?:\.\d+)?)`;
const TIMES = String.raw`(×[\d.]+)`;

/** Titles of factors as the core puts them before an answer, the longest first. */
const TITLES = Object.values(book.word)
  .map((title) => [title.toLowerCase(), title] as const)
  .sort(([one], [other]) => other.length - one.length);

/**
 * Puts texts of a rate book or of rating into the language of `say`, their numbers grouped: a title, a
 * row, or a value with its unit. The words are those of the demonstration books; what is not among
 * them, as in a firm's own book, stays as it is.
 */
export function bookWordsIn(say: Say): (text: string) => string {
  const choiceWord = choiceWordIn(say);

  /** A title or row that is translated word by word; undefined where it is not known. */
  function known(text: string): string | undefined {
    const cover = COVERS.find((each) => coverTitle[each] === text);
    if (cover) return say(`book:cover.${cover}`);
    const key = KEYS.get(text);
    if (key) return say(`book:${key}`);
    const choice = plainChoice(text);
    return choice && choiceWord(choice, text);
  }

  /** A unit with a word for one and a word for more. */
  function counted(unit: Counted, one: string): Record<string, (number: number) => string> {
    const said = (number: number) => say(`book:unit.${unit}`, { count: number });
    return { [one]: said, [unit]: said };
  }

  /** How a number is written with each unit of the demonstration book. */
  const units: Readonly<Record<string, (number: number) => string>> = {
    euro: shortMoney,
    '%': (number) => percent(number / 100),
    km: (number) => `${count(number)} km`,
    cc: (number) => `${count(number)} cc`,
    ...counted('years', 'year'),
    ...counted('claims', 'claim'),
    ...counted('days', 'day'),
    ...counted('points', 'point'),
    ...counted('disqualifications', 'disqualification'),
  };

  /** The answers for which a named driver costs more: `driver's age 19 years, penalty points 4`. */
  function answers(text: string): string {
    const title = TITLES.find(([start]) => text.startsWith(`${start} `));
    if (!title) return text;
    const [start, known] = title;
    const rest = text.slice(start.length + 1);
    const next = TITLES.map(([other]) => rest.indexOf(`, ${other} `)).filter((at) => at >= 0);
    const end = Math.min(...next, rest.length);
    const words = `${bookWords(known).toLowerCase()} ${bookWords(rest.slice(0, end))}`;
    return end === rest.length ? words : `${words}, ${answers(rest.slice(end + 2))}`;
  }

  /** The forms of the core's texts with numbers, and how each is said. */
  const forms: readonly (readonly [RegExp, (...parts: string[]) => string | undefined])[] = [
    [new RegExp(`^${NUMBER} (\\S+)$`), (number, unit = '') => units[unit]?.(numberOf(number))],
    [
      new RegExp(`^${NUMBER} to under ${NUMBER}$`),
      (from, to) => say('book:pattern.toUnder', { from: grouped(from), to: grouped(to) }),
    ],
    [
      new RegExp(`^${NUMBER} and over$`),
      (from) => say('book:pattern.andOver', { from: grouped(from) }),
    ],
    [new RegExp(`^${NUMBER}: ${TIMES}$`), (at, times) => `${grouped(at)}: ${times}`],
    [
      new RegExp(`^${NUMBER}: ${TIMES} to ${NUMBER}: ${TIMES}$`),
      (at, times, next, nextTimes) =>
        say('book:pattern.between', {
          from: `${grouped(at)}: ${times}`,
          to: `${grouped(next)}: ${nextTimes}`,
        }),
    ],
    [/^Group (\d+)$/, (group) => say('book:pattern.group', { group })],
    [/^Named driver (\d+)$/, (driver) => say('book:pattern.driver', { driver })],
    [/^Named driver (\d+), main driver$/, (driver) => say('book:pattern.mainDriver', { driver })],
    [
      /^(Named driver \d+): (.+)$/,
      (driver = '', reason = '') =>
        say('book:pattern.ofDriver', { driver: bookWords(driver), reason: bookWords(reason) }),
    ],
    [
      new RegExp(`^${NUMBER} % of the difference to ${NUMBER} euro: (.+)$`),
      (share, amount, because = '') =>
        say('book:pattern.driverShare', {
          percent: percent(numberOf(share) / 100),
          amount: money(numberOf(amount)),
          answers: answers(because),
        }),
    ],
    [/^up to (\d+) days?$/, (days) => say('book:pattern.upToDays', { count: numberOf(days) })],
    [/^(\d+) of (\d+) days$/, (days, year) => say('book:pattern.daysOf', { days, year })],
    [
      new RegExp(`^a total of ${NUMBER} euro$`),
      (amount) => say('book:pattern.total', { amount: shortMoney(numberOf(amount)) }),
    ],
    [
      new RegExp(`^at least ${NUMBER} euro$`),
      (amount) => say('book:pattern.atLeast', { amount: shortMoney(numberOf(amount)) }),
    ],
    // What a limit held a premium at.
    [
      new RegExp(`^at (least|most) ${TIMES} of ${NUMBER} euro$`),
      (bound, times, amount) =>
        say(bound === 'least' ? 'book:pattern.shareAtLeast' : 'book:pattern.shareAtMost', {
          times,
          amount: shortMoney(numberOf(amount)),
        }),
    ],
    [
      new RegExp(`^at most ${NUMBER} euro (more|less) than ${NUMBER} euro$`),
      (difference, side, amount) =>
        say(side === 'more' ? 'book:pattern.atMostMore' : 'book:pattern.atMostLess', {
          difference: shortMoney(numberOf(difference)),
          amount: shortMoney(numberOf(amount)),
        }),
    ],
    [
      new RegExp(`^Up to ${NUMBER} euro$`),
      (amount) => say('book:pattern.upTo', { amount: shortMoney(numberOf(amount)) }),
    ],
    // A routing key before its place, and the districts of Dublin.
    [/^([A-Z]\d[\dW]) (.+)$/, (key, place = '') => `${key} ${bookWords(place)}`],
    [/^Dublin (\d+W?)$/, (district) => `${say('book:word.dublin')} ${district}`],
  ];

  function bookWords(text: string): string {
    const word = known(text);
    if (word !== undefined) return word;
    for (const [form, write] of forms) {
      const match = form.exec(text);
      const words = match && write(...match.slice(1));
      if (words) return words;
    }
    return text;
  }

  return bookWords;
}
