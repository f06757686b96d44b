import type {
  RatingInputs,
  TextInput,
} from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type {
  Basis,
  Factor,
  FactorOf,
} from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import {
  by,
  isBelow,
  minus,
  plus,
  type Rational,
  rational,
  rounded,
  times,
  whole,
} from './rational.ts';

/*
 * What a factor does, read from the description of the format and not from the engine: slow, and as
 * plain as can be.
 */

/** What a factor does to a premium: it multiplies, then it adds cents. */
export interface Done {
  readonly multiplier: Rational;
  readonly load: bigint;
}

export interface Case {
  readonly basis: Basis;
  readonly inputs: RatingInputs;
  readonly factors: readonly Factor[];
}

const plain = (text: string) =>
  [...text.toLowerCase()].filter((c) => /[\p{L}\p{N}]/u.test(c)).join('');
const assumption = <T extends string | number>(assume: T | Record<Basis, T>, basis: Basis): T =>
  typeof assume === 'object' ? assume[basis] : assume;

interface Chosen {
  readonly row: string;
  /** Whether an answer chose it. */
  readonly isGiven: boolean;
}

function rowOfTable(table: FactorOf<'table'>, { basis, inputs }: Case): Chosen {
  const given = table.inputs.flatMap((input) => inputs[input] ?? []);
  for (const text of given) {
    const found = table.rows.find(({ row, words }) =>
      [row, ...words].some((one) => plain(one) === plain(text)),
    );
    if (found) return { row: found.row, isGiven: true };
  }
  const { unknown } = table;
  if (given.length > 0 && unknown && 'row' in unknown) {
    return { row: unknown.row, isGiven: unknown.decision === 'accept' };
  }
  return { row: assumption(table.assume, basis), isGiven: false };
}

function isSaid(table: FactorOf<'combination'>, input: TextInput, word: string, text: string) {
  const others = table.spellings?.[input] ?? {};
  const forms = Object.entries(others).flatMap(([of, more]) =>
    plain(of) === plain(word) ? more : [],
  );
  return [word, ...forms].some((one) => plain(one) === plain(text));
}

function rowOfCombination(table: FactorOf<'combination'>, { basis, inputs }: Case): string {
  const names = (words: object) => table.inputs.map((input) => (input in words ? 1 : 0));
  const holding = table.combinations.filter(({ words }) =>
    table.inputs.every((input) => {
      const some = words[input];
      const text = inputs[input];
      if (some === undefined) return true;
      return text !== undefined && some.some((word) => isSaid(table, input, word, text));
    }),
  );
  const count = (words: object) => names(words).filter((one) => one === 1).length;
  const [best] = holding.toSorted(
    (a, b) =>
      count(b.words) - count(a.words) ||
      names(b.words).join('').localeCompare(names(a.words).join('')),
  );
  if (best) return best.row;
  const isSilent = table.inputs.every((input) => inputs[input] === undefined);
  const { unknown } = table;
  if (!isSilent && unknown && 'row' in unknown) return unknown.row;
  return assumption(table.assume, basis);
}

function numberOf(factor: FactorOf<'bands' | 'line'>, one: Case): number {
  const { inputs, factors, basis } = one;
  const given = inputs[factor.input];
  if (given !== undefined) return given;
  for (const { factor: id, row, value } of factor.implied ?? []) {
    const table = factors.find((other) => other.id === id);
    if (table?.kind !== 'table') continue;
    const chosen = rowOfTable(table, one);
    if (chosen.isGiven && chosen.row === row) return value;
  }
  let value = assumption(factor.assume, basis);
  const least = factor.assumeAtLeast && inputs[factor.assumeAtLeast];
  const most = factor.assumeAtMost && inputs[factor.assumeAtMost];
  if (least !== undefined && value < least) value = least;
  if (most !== undefined && value > most) value = most;
  return value < 0 ? 0 : value;
}

/** A line at a value, rounded to four places. */
function lineAt({ points, extrapolate = {} }: FactorOf<'line'>, value: number): Rational {
  const first = points[0]?.at ?? 0;
  const last = points.at(-1)?.at ?? 0;
  const { from = first, upTo = last } = extrapolate;
  const held = value < from ? from : value > upTo ? upTo : value;
  const right = Math.max(
    1,
    points.findIndex(({ at }, i) => i > 0 && held <= at),
  );
  const index = held > last ? points.length - 1 : right;
  const [a, b] = [points[index - 1], points[index]];
  if (!(a && b)) throw new Error('a line has two points');
  const rise = minus(rational(b.relativity), rational(a.relativity));
  const part = by(minus(rational(held), whole(a.at)), whole(b.at - a.at));
  const exact = plus(rational(a.relativity), times(rise, part));
  return { over: rounded(times(exact, whole(10_000))), under: 10_000n };
}

/** What a factor does to the premium of a risk. */
export function done(factor: Factor, one: Case): Done {
  if (factor.kind === 'line')
    return { multiplier: lineAt(factor, numberOf(factor, one)), load: 0n };
  const row =
    factor.kind === 'bands'
      ? (factor.bands
          .filter(({ from }) => !isBelow(rational(numberOf(factor, one)), rational(from)))
          .at(-1) ?? factor.bands[0])
      : factor.rows.find(
          ({ row }) =>
            row ===
            (factor.kind === 'table' ? rowOfTable(factor, one).row : rowOfCombination(factor, one)),
        );
  if (!row) throw new Error(`${factor.id} has no such row`);
  return { multiplier: rational(row.relativity), load: BigInt(row.loadCents ?? 0) };
}
