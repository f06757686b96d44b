import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { shortly } from '../../../../shared/domain/text/shortly.ts';
import { type Finding, fault } from './finding.ts';
import { partOf } from './read-shape.ts';

/**
 * The most that a rate book may have: what the checks do with it then takes seconds at most. In brackets: what
 * the largest that comes with Quotedesk has.
 */
export const MOST = {
  /** 25. */
  factors: 200,
  /** Rows, bands, points and combinations of all factors (431). */
  rows: 10_000,
  /** Of one word for each input, in all combinations (249): each is a row of its own once they are compiled. */
  choices: 100_000,
  /** 28. */
  rules: 1_000,
  /** 28. */
  examples: 1_000,
  /** Everything that stands in it: texts, numbers, lists and objects (5,070). */
  values: 100_000,
  /** Characters of a text or a name (112). */
  characters: 5_000,
} as const;

const listOf = (value: unknown, name: string): readonly unknown[] => {
  const list = partOf(value, name);
  return Array.isArray(list) ? list : [];
};

const inside = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** The texts that a value is, or names what is inside of it by. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const isNamed = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isNamed ? Object.keys(value) : [];
}

/** What is too much in all of a value, of whatever shape. */
function tooMuchIn(value: unknown): Message | undefined {
  const left = [value];
  for (let found = 1; left.length > 0; ) {
    const next = left.pop();
    const long = textsOf(next).find((text) => text.length > MOST.characters);
    if (long !== undefined) {
      const begin = shortly(long);
      return message('bookText', { begin, found: long.length, most: MOST.characters });
    }
    const more = inside(next);
    found += more.length;
    if (found > MOST.values) return message('bookValues', { most: MOST.values });
    for (const one of more) left.push(one);
  }
  return undefined;
}

/** How many choices of words a combination stands for. */
const choicesOf = (combination: unknown): number =>
  inside(partOf(combination, 'words')).reduce<number>(
    (product, words) => product * (Array.isArray(words) ? Math.max(1, words.length) : 1),
    1,
  );

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const lengths = (names: readonly string[]) => (value: unknown) =>
  sum(names.map((name) => listOf(value, name).length));

const inFactors = (count: (factor: unknown) => number) => (book: unknown) =>
  sum(listOf(book, 'factors').map(count));

/** What is counted in a book, with the message where there is too much. */
const COUNTED = [
  { path: 'factors', code: 'bookFactors', count: lengths(['factors']), most: MOST.factors },
  {
    path: 'factors',
    code: 'bookRows',
    count: inFactors(lengths(['rows', 'bands', 'points', 'combinations'])),
    most: MOST.rows,
  },
  {
    path: 'factors',
    code: 'bookChoices',
    count: inFactors((factor) => sum(listOf(factor, 'combinations').map(choicesOf))),
    most: MOST.choices,
  },
  { path: 'underwriting', code: 'bookRules', count: lengths(['underwriting']), most: MOST.rules },
  { path: 'examples', code: 'bookExamples', count: lengths(['examples']), most: MOST.examples },
] as const;

/**
 * What a value has more of than any rate book may; it is looked at before the shape, which large ones make
 * slow to check.
 */
export function examineSize(value: unknown): Finding[] {
  const long = COUNTED.flatMap(({ path, code, count, most }) => {
    const found = count(value);
    return found > most ? [fault({ path }, message(code, { found, most }))] : [];
  });
  const much = long.length > 0 ? undefined : tooMuchIn(value);
  return much ? [fault({ path: '' }, much)] : long;
}
