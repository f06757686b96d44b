import { decimal, ONE, tenThousandths } from '../../../shared/domain/money.ts';
import type { Factor, NumberInput, RatingInputs } from '../../../shared/schemas/rate-book.ts';

/** How a factor reads one risk. */
export interface Reading {
  /** The value that was rated, as a person reads it. */
  readonly input: string;
  /** Whether the rate book assumed it. */
  readonly assumed: boolean;
  readonly row: string;
  /** A given value that no row knows. */
  readonly unknown?: string;
}

/** A factor made ready to rate. */
export interface CompiledFactor {
  readonly id: string;
  readonly title: string;
  /** Ten-thousandths. */
  readonly relativity: (inputs: RatingInputs) => number;
  readonly read: (inputs: RatingInputs) => Reading;
}

type Table = Extract<Factor, { kind: 'table' }>;
type Bands = Extract<Factor, { kind: 'bands' }>;
type Line = Extract<Factor, { kind: 'line' }>;

/** A word as tables compare it: in lower case, without spaces and punctuation. */
export function word(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The relativity in ten-thousandths; `examine` refuses a book with more decimal places. */
function fixed(relativity: number): number {
  return tenThousandths(relativity) ?? ONE;
}

function compileTable(factor: Table): Omit<CompiledFactor, 'id' | 'title'> {
  const rows = factor.rows.map(({ row, relativity }) => ({ row, relativity: fixed(relativity) }));
  // The exact text is found at once; only a spelling that is not listed needs to be normalised.
  const exact = new Map<string, number>();
  const normalised = new Map<string, number>();
  for (const [index, { row, words }] of factor.rows.entries()) {
    for (const text of [row, ...words]) {
      exact.set(text, index);
      normalised.set(word(text), index);
    }
  }
  const assumed = exact.get(factor.assume) ?? 0;
  const find = (text: string) => exact.get(text) ?? normalised.get(word(text));
  const { inputs: names } = factor;
  const pick = (inputs: RatingInputs): number | undefined => {
    for (let i = 0; i < names.length; i += 1) {
      const text = inputs[names[i] as (typeof names)[number]];
      const index = text === undefined ? undefined : find(text);
      if (index !== undefined) return index;
    }
    return undefined;
  };
  const at = (index: number) => rows[index] ?? { row: factor.assume, relativity: ONE };
  return {
    relativity: (inputs) => at(pick(inputs) ?? assumed).relativity,
    read: (inputs) => {
      const index = pick(inputs);
      const { row } = at(index ?? assumed);
      const given = names.flatMap((name) => inputs[name] ?? []);
      const known = given.find((text) => find(text) === index) ?? row;
      if (index !== undefined) return { input: known, assumed: false, row };
      const unknown = given[0];
      return { input: row, assumed: true, row, ...(unknown === undefined ? {} : { unknown }) };
    },
  };
}

/** The number that a factor rates: the given one, or else the one that the rate book assumes. */
export function numberOf(factor: Bands | Line): (inputs: RatingInputs) => number {
  const { input, assume, assumeAtMost } = factor;
  return (inputs) => inputs[input] ?? limited(assume, assumeAtMost, inputs);
}

function limited(assume: number, limit: NumberInput | undefined, inputs: RatingInputs): number {
  const most = limit === undefined ? undefined : inputs[limit];
  return most === undefined ? assume : Math.max(0, Math.min(assume, most));
}

/** A value of a factor with its unit: `1 year`, `2 years`. */
export function measured({ unit, unitOfOne = unit }: Bands | Line, value: number): string {
  const word = value === 1 ? unitOfOne : unit;
  return word === undefined ? `${value}` : `${value} ${word}`;
}

function readNumber(factor: Bands | Line, row: (value: number) => string) {
  const value = numberOf(factor);
  return (inputs: RatingInputs): Reading => ({
    input: measured(factor, value(inputs)),
    assumed: inputs[factor.input] === undefined,
    row: row(value(inputs)),
  });
}

/** The last index whose bound is not above the value; 0 where every bound is above it. */
function lastNotAbove(bounds: Float64Array, value: number): number {
  let index = bounds.length - 1;
  while (index > 0 && (bounds[index] ?? 0) > value) index -= 1;
  return index;
}

function compileBands(factor: Bands): Omit<CompiledFactor, 'id' | 'title'> {
  const bounds = Float64Array.from(factor.bands, (band) => band.from);
  const relativities = factor.bands.map((band) => fixed(band.relativity));
  const value = numberOf(factor);
  const row = (number: number) => {
    const index = lastNotAbove(bounds, number);
    const next = bounds[index + 1];
    if (next === undefined) return `${bounds[index]} and over`;
    return next - (bounds[index] ?? 0) === 1
      ? `${bounds[index]}`
      : `${bounds[index]} to under ${next}`;
  };
  return {
    relativity: (inputs) => relativities[lastNotAbove(bounds, value(inputs))] ?? ONE,
    read: readNumber(factor, row),
  };
}

/** Interpolates between two points, rounded half up to a ten-thousandth. */
function interpolate(value: number, left: [number, number], right: [number, number]): number {
  const span = right[0] - left[0];
  // Whole numbers and one division at the end: every half stays exact.
  const timesSpan = left[1] * span + (right[1] - left[1]) * (value - left[0]);
  return Math.floor((2 * timesSpan + span) / (2 * span));
}

function compileLine(factor: Line): Omit<CompiledFactor, 'id' | 'title'> {
  const points = factor.points.map(({ at, relativity }): [number, number] => [
    at,
    fixed(relativity),
  ]);
  const bounds = Float64Array.from(points, ([at]) => at);
  const value = numberOf(factor);
  const at = (number: number) => {
    const index = lastNotAbove(bounds, number);
    const left = points[index] ?? [0, ONE];
    const right = points[index + 1];
    return right === undefined || number <= left[0] ? left[1] : interpolate(number, left, right);
  };
  const row = (number: number) => {
    const index = lastNotAbove(bounds, number);
    const left = points[index] ?? [0, ONE];
    const right = points[index + 1];
    if (number <= left[0] || right === undefined) return `${left[0]}: ×${decimal(left[1])}`;
    return `${left[0]}: ×${decimal(left[1])} to ${right[0]}: ×${decimal(right[1])}`;
  };
  return { relativity: (inputs) => at(value(inputs)), read: readNumber(factor, row) };
}

/** Makes one factor of a checked rate book ready to rate. */
export function compileFactor(factor: Factor): CompiledFactor {
  const { id, title } = factor;
  if (factor.kind === 'table') return { id, title, ...compileTable(factor) };
  if (factor.kind === 'bands') return { id, title, ...compileBands(factor) };
  return { id, title, ...compileLine(factor) };
}
