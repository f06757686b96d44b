import { ONE } from '../../../shared/domain/money.ts';
import type { RatingInputs, TextInput } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  assumedOn,
  type Basis,
  type FactorOf,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import { type Compiled, compileRow, loadOf, word } from './compiled-factor.ts';
import type { WordLookup } from './lookup.ts';

/** The word that chose a row, with its place; without a place, no row knows the word; without a word, none was given. */
interface Picked {
  readonly text?: string | undefined;
  readonly index?: number;
}

/** Makes a table of words ready to rate. */
export function compileTable(factor: FactorOf<'table'>, basis: Basis): Compiled {
  const rows = factor.rows.map((row) => ({ row: row.row, ...compileRow(row) }));
  // The exact text is found at once; only a spelling that is not listed needs to be normalised.
  const exact = new Map<string, number>();
  const normalised = new Map<string, number>();
  for (const [index, { row, words }] of factor.rows.entries()) {
    for (const text of [row, ...words]) {
      exact.set(text, index);
      normalised.set(word(text), index);
    }
  }
  const assume = assumedOn(factor.assume, basis);
  const assumed = exact.get(assume) ?? 0;
  const { unknown } = factor;
  const ofUnknown = unknown && 'row' in unknown ? (exact.get(unknown.row) ?? assumed) : assumed;
  // Of a free text, any other word is an answer, too.
  const isAnswer = unknown?.decision === 'accept';
  const find = (text: string) => exact.get(text) ?? normalised.get(word(text));
  const { inputs: names } = factor;
  /** The first given word that a row knows, with that row; or else the first word. */
  const pick = (inputs: RatingInputs): Picked => {
    let first: string | undefined;
    for (const name of names) {
      const text = inputs[name];
      if (text === undefined) continue;
      const index = find(text);
      if (index !== undefined) return { text, index };
      first ??= text;
    }
    return { text: first };
  };
  const neutral = { row: assume, relativity: ONE, loadCents: 0 };
  const rowOf = ({ text, index }: Picked) =>
    rows[index ?? (text === undefined ? assumed : ofUnknown)] ?? neutral;
  const relativities = [...exact].map(
    ([text, index]) => [text, rowOf({ text, index }).relativity] as const,
  );
  /** Without an answer to an input the next one counts; without any, what is assumed. */
  const lookup = (input: TextInput, ...[next, ...others]: TextInput[]): WordLookup => ({
    input,
    known: new Map<string | undefined, number | WordLookup>([
      ...relativities,
      [undefined, next ? lookup(next, ...others) : rowOf({}).relativity],
    ]),
  });
  const [first, ...others] = names;
  return {
    words: first && lookup(first, ...others),
    relativity: (inputs) => rowOf(pick(inputs)).relativity,
    load: loadOf(rows, (inputs) => rowOf(pick(inputs))),
    read: (inputs) => {
      const picked = pick(inputs);
      const { text, index } = picked;
      const { row } = rowOf(picked);
      if (text === undefined) return { input: row, assumed: true, row };
      if (index !== undefined) return { input: text, assumed: false, row };
      if (isAnswer) return { input: row, assumed: false, row };
      return { input: row, assumed: true, row, unknown: text };
    },
  };
}
