import { ONE } from '../../../shared/domain/money.ts';
import type { TextInput } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  assumedOn,
  type Basis,
  type FactorOf,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import { type Compiled, compileRow, loadOf, word } from './compiled-factor.ts';
import type { WordLookup } from './lookup.ts';

type Combination = FactorOf<'combination'>;

/** Gives each word of an input a number from 1, the same for all its spellings. */
interface WordNumbers {
  /** The number of a text; 0 where no combination has it. */
  readonly of: (text: string | undefined) => number;
  /** One more than the highest number. */
  readonly size: number;
}

function wordNumbers({ combinations, spellings = {} }: Combination, input: TextInput): WordNumbers {
  const numbers = new Map<string, number>();
  // The exact text is found at once; only a spelling that is not listed needs to be normalised.
  const exact = new Map<string, number>();
  for (const { words } of combinations) {
    for (const text of words[input] ?? []) {
      const number = numbers.get(word(text)) ?? numbers.size + 1;
      numbers.set(word(text), number);
      exact.set(text, number);
    }
  }
  const size = numbers.size + 1;
  for (const [text, others] of Object.entries(spellings[input] ?? {})) {
    const number = numbers.get(word(text));
    if (number === undefined) continue;
    for (const other of others) {
      numbers.set(word(other), number);
      exact.set(other, number);
    }
  }
  return {
    of: (text) => (text === undefined ? 0 : (exact.get(text) ?? numbers.get(word(text)) ?? 0)),
    size,
  };
}

/** The combinations that name the same inputs: their rows by one number for the words of all these. */
interface Shape {
  /** Of each input of the factor, what its word's number counts; 0 for an input that is not named. */
  readonly weights: Float64Array;
  readonly rows: Map<number, number>;
  /** The keys of the combinations that only assume their row. */
  readonly assumed: Set<number>;
}

/** What orders shapes: the number of inputs that are named, then which of them, the first highest. */
function rank(inputs: readonly TextInput[], words: Combination['combinations'][number]['words']) {
  const named = inputs.map((input) => (words[input] === undefined ? '0' : '1'));
  return `${named.filter((bit) => bit === '1').length}${named.join('')}`;
}

/** Every choice of one number out of each list. */
function choices(lists: readonly (readonly number[])[]): number[][] {
  return lists.reduce<number[][]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  );
}

/** The shapes of a table, the most specific first. */
function shapesOf(factor: Combination, words: readonly WordNumbers[]): Shape[] {
  const { inputs, combinations, rows } = factor;
  const byRank = new Map<string, Shape>();
  for (const combination of combinations) {
    const key = rank(inputs, combination.words);
    let weight = 1;
    const weights = Float64Array.from(inputs, (input, i) => {
      if (combination.words[input] === undefined) return 0;
      const own = weight;
      weight *= words[i]?.size ?? 1;
      return own;
    });
    const shape = byRank.get(key) ?? { weights, rows: new Map(), assumed: new Set() };
    const named = inputs.map(
      (input, i) => combination.words[input]?.map((text) => words[i]?.of(text) ?? 0) ?? [0],
    );
    const row = rows.findIndex((one) => one.row === combination.row);
    for (const numbers of choices(named)) {
      const words = numbers.reduce((sum, number, i) => sum + number * (weights[i] ?? 0), 0);
      shape.rows.set(words, row);
      if (combination.assumed) shape.assumed.add(words);
    }
    byRank.set(key, shape);
  }
  return [...byRank].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, shape]) => shape);
}

type Answers = { readonly [I in TextInput]?: string | undefined };

/** Looks each combination up as the book writes it: what it does not name is not given. */
function combinationLookup(
  { inputs, combinations }: Combination,
  relativity: (answers: Answers) => number,
): WordLookup | undefined {
  const lookup = (input: TextInput, place: number, some: typeof combinations, said: Answers) => {
    const byText = new Map<string | undefined, typeof combinations>();
    for (const one of some) {
      for (const text of one.words[input] ?? [undefined]) {
        byText.set(text, [...(byText.get(text) ?? []), one]);
      }
    }
    const next = inputs[place + 1];
    const known = new Map<string | undefined, number | WordLookup>();
    for (const [text, named] of byText) {
      const answers = { ...said, [input]: text };
      known.set(text, next ? lookup(next, place + 1, named, answers) : relativity(answers));
    }
    return { input, known };
  };
  const [first] = inputs;
  return first && lookup(first, 0, combinations, {});
}

/** Makes a table over the words of several inputs ready to rate. */
export function compileCombination(factor: Combination, basis: Basis): Compiled {
  const { inputs: names, unknown } = factor;
  const rows = factor.rows.map((row) => ({ row: row.row, ...compileRow(row) }));
  const indexOfRow = (row: string) => rows.findIndex((one) => one.row === row);
  const assume = assumedOn(factor.assume, basis);
  const assumed = indexOfRow(assume);
  const ofUnknown = unknown && 'row' in unknown ? indexOfRow(unknown.row) : assumed;
  const words = names.map((input) => wordNumbers(factor, input));
  const shapes = shapesOf(factor, words);
  // Kept between calls, so that none makes an array of its own.
  const numbers = new Float64Array(names.length);

  const readWords = (inputs: Answers) => {
    for (let i = 0; i < names.length; i += 1) {
      numbers[i] = words[i]?.of(inputs[names[i] as TextInput]) ?? 0;
    }
  };
  /** The key of the words that were read; undefined where the shape names an input without one. */
  const keyOf = ({ weights }: Shape): number | undefined => {
    let key = 0;
    for (let i = 0; i < weights.length; i += 1) {
      const weight = weights[i] ?? 0;
      if (weight === 0) continue;
      const number = numbers[i] ?? 0;
      if (number === 0) return undefined;
      key += number * weight;
    }
    return key;
  };
  const rowOf = (shape: Shape): number | undefined => {
    const key = keyOf(shape);
    return key === undefined ? undefined : shape.rows.get(key);
  };
  const isSilent = (inputs: Answers) => names.every((name) => inputs[name] === undefined);
  const indexOf = (inputs: Answers): number => {
    readWords(inputs);
    for (const shape of shapes) {
      const row = rowOf(shape);
      if (row !== undefined) return row;
    }
    return isSilent(inputs) ? assumed : ofUnknown;
  };
  const relativity = (inputs: Answers) => rows[indexOf(inputs)]?.relativity ?? ONE;
  return {
    words: combinationLookup(factor, relativity),
    relativity,
    load: loadOf(rows, (inputs) => rows[indexOf(inputs)]),
    read: (inputs) => {
      const { row } = rows[indexOf(inputs)] ?? { row: assume };
      const said = (named: (i: number) => boolean) =>
        names.flatMap((name, i) => (named(i) ? (inputs[name] ?? []) : [])).join(' ');
      const shape = shapes.find((one) => rowOf(one) !== undefined);
      const isAssumed = shape?.assumed.has(keyOf(shape) ?? 0) ?? false;
      // Only the words that chose the row: of a model that no combination has, the make alone.
      if (shape && !isAssumed) {
        return { input: said((i) => shape.weights[i] !== 0), assumed: false, row };
      }
      if (isSilent(inputs)) return { input: row, assumed: true, row };
      if (unknown?.decision === 'accept') return { input: row, assumed: false, row };
      return { input: row, assumed: true, row, unknown: said(() => true) };
    },
  };
}
