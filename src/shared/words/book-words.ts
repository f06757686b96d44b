import type { Message, MessageValue, RatedText } from '../domain/messages/message.ts';
import { plainChoice } from '../domain/quote-fields/choices.ts';
import { COVERS, coverTitle } from '../domain/quotes/cover.ts';
import { BOOK_REASONS } from './book-reasons.ts';
import { choiceWordIn } from './choice-word.ts';
import { english } from './english.ts';
import { count, money, percent, shortMoney, withMoney } from './numbers.ts';
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

/** By the words and reasons of the demonstration books: where their translations are. */
const KEYS = new Map([...keysOf('reason'), ...keysOf('word'), ...REASONS]);

type Counted = 'years' | 'claims' | 'days' | 'points' | 'disqualifications';

/** What rating says, and messages, in one language. */
export interface BookWords {
  /** Words of a rate book, or a note of rating: a title, a row, a value with its unit. */
  readonly bookWords: (text: RatedText) => string;
  readonly say: (message: Message) => string;
}

/**
 * Puts what rating says into the language of `say`, its numbers grouped. The words of a book are those of the
 * demonstration books; what is not among them, as in a firm's own book, stays as it is.
 * @param nameOf what the place of an input is called inside a sentence
 */
export function bookWordsIn(say: Say, nameOf: (path: string) => string = String): BookWords {
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

  /** The words of the demonstration books that have a number: groups, levels, and districts of Eircodes. */
  const labels: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
    [/^Group (\d+)$/, (group) => say('book:label.group', { group })],
    [
      /^Up to ([\d,]+) euro$/,
      (amount = '') =>
        say('book:label.upTo', { amount: shortMoney(Number(amount.replaceAll(',', ''))) }),
    ],
    [/^([A-Z]\d[\dW]) (.+)$/, (key, place = '') => `${key} ${bookWords(place)}`],
    [/^Dublin (\d+W?)$/, (district) => `${say('book:word.dublin')} ${district}`],
  ];

  function ofBook(text: string): string {
    const word = known(text);
    if (word !== undefined) return word;
    for (const [label, write] of labels) {
      const match = label.exec(text);
      if (match) return write(...match.slice(1));
    }
    return text;
  }

  /** A unit with a word for one and a word for more. */
  function counted(unit: Counted, one: string): Record<string, (number: number) => string> {
    const written = (number: number) => say(`book:unit.${unit}`, { count: number });
    return { [one]: written, [unit]: written };
  }

  /** How a number is written with each unit of the demonstration books. */
  const units: Readonly<Record<string, (number: number) => string>> = {
    euro: shortMoney,
    '%': (number) => percent(number / 100),
    ...counted('years', 'year'),
    ...counted('claims', 'claim'),
    ...counted('days', 'day'),
    ...counted('points', 'point'),
    ...counted('disqualifications', 'disqualification'),
  };

  const grouped = (value: MessageValue) => (typeof value === 'number' ? count(value) : value);
  const inBook = (value: MessageValue) =>
    typeof value === 'number' || isList(value) ? value : bookWords(value);

  /** How values are written that are more than their text, by name. */
  const values: Readonly<Record<string, (value: MessageValue) => MessageValue>> = {
    field: (value) => nameOf(String(value)),
    title: inBook,
    row: inBook,
    value: inBook,
    rule: inBook,
    driverName: inBook,
    cover: inBook,
    wider: inBook,
    narrower: inBook,
    asked: (value) => String(inBook(value)).toLowerCase(),
    lower: grouped,
    upper: grouped,
    point: grouped,
    nextPoint: grouped,
    exactly: (value) => (typeof value === 'number' ? money(value) : value),
    shareOf: (value) => (typeof value === 'number' ? percent(value / 100) : value),
  };

  function written(name: string, value: MessageValue): string | number {
    const own = values[name]?.(value) ?? value;
    if (typeof own !== 'object') return own;
    return isList(own) ? own.map(sayMessage).join(', ') : sayMessage(own);
  }

  function sayMessage({ code, values: given = {} }: Message): string {
    const { count: number, unit } = given;
    if (code === 'measured' && typeof number === 'number') {
      return units[String(unit)]?.(number) ?? `${count(number)} ${unit}`;
    }
    const said = Object.entries(given).map(
      ([name, value]) => [name, written(name, value)] as const,
    );
    return withMoney(say(`messages:${code}`, Object.fromEntries(said)));
  }

  function bookWords(text: RatedText): string {
    return typeof text === 'string' ? ofBook(text) : sayMessage(text);
  }

  return { bookWords, say: sayMessage };
}

const isList = (value: MessageValue): value is readonly Message[] => Array.isArray(value);
