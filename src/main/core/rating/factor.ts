import { decimal, ONE, tenThousandths } from '../../../shared/domain/money.ts';
import type {
  Factor,
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../shared/schemas/rate-book.ts';
import { assumedOn, type Basis } from '../../../shared/schemas/rate-book-assumptions.ts';

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
  /** What it looks at, the first choice first. */
  readonly inputs: readonly (NumberInput | TextInput)[];
  /** Ten-thousandths. */
  readonly relativity: (inputs: RatingInputs) => number;
  readonly read: (inputs: RatingInputs) => Reading;
}

/** What a factor of a book looks at, the first choice first. */
export function inputsOf(factor: Factor): readonly (NumberInput | TextInput)[] {
  return factor.kind === 'table' ? factor.inputs : [factor.input];
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

type Compiled = Omit<CompiledFactor, 'id' | 'title' | 'inputs'>;

function compileTable(factor: Table, basis: Basis): Compiled {
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
  const assume = assumedOn(factor.assume, basis);
  const assumed = exact.get(assume) ?? 0;
  const { unknown } = factor;
  const ofUnknown = unknown && 'row' in unknown ? (exact.get(unknown.row) ?? assumed) : assumed;
  const find = (text: string) => exact.get(text) ?? normalised.get(word(text));
  const { inputs: names } = factor;
  /** The row that a given word chooses; without one, whether there is a word at all. */
  const pick = (inputs: RatingInputs): number | 'unknown' | 'absent' => {
    let none: 'unknown' | 'absent' = 'absent';
    for (let i = 0; i < names.length; i += 1) {
      const text = inputs[names[i] as (typeof names)[number]];
      if (text === undefined) continue;
      const index = find(text);
      if (index !== undefined) return index;
      none = 'unknown';
    }
    return none;
  };
  const indexOf = (picked: ReturnType<typeof pick>): number => {
    if (typeof picked === 'number') return picked;
    return picked === 'unknown' ? ofUnknown : assumed;
  };
  const at = (index: number) => rows[index] ?? { row: assume, relativity: ONE };
  return {
    relativity: (inputs) => at(indexOf(pick(inputs))).relativity,
    read: (inputs) => {
      const picked = pick(inputs);
      const { row } = at(indexOf(picked));
      const given = names.flatMap((name) => inputs[name] ?? []);
      const known = given.find((text) => find(text) === picked) ?? row;
      if (typeof picked === 'number') return { input: known, assumed: false, row };
      const unknown = given[0];
      return { input: row, assumed: true, row, ...(unknown === undefined ? {} : { unknown }) };
    },
  };
}

/** The number that a factor rates: the given one, or else the one that the rate book assumes. */
export function numberOf(factor: Bands | Line, basis: Basis): (inputs: RatingInputs) => number {
  const { input, assumeAtLeast, assumeAtMost } = factor;
  const assume = assumedOn(factor.assume, basis);
  if (assumeAtLeast === undefined && assumeAtMost === undefined) {
    return (inputs) => inputs[input] ?? assume;
  }
  return (inputs) => {
    const given = inputs[input];
    if (given !== undefined) return given;
    const least = assumeAtLeast === undefined ? undefined : inputs[assumeAtLeast];
    const most = assumeAtMost === undefined ? undefined : inputs[assumeAtMost];
    return Math.max(0, Math.min(Math.max(assume, least ?? assume), most ?? Infinity));
  };
}

/** A value of a factor with its unit: `1 year`, `2 years`. */
export function measured({ unit, unitOfOne = unit }: Bands | Line, value: number): string {
  const word = value === 1 ? unitOfOne : unit;
  return word === undefined ? `${value}` : `${value} ${word}`;
}

function readNumber(
  factor: Bands | Line,
  value: (inputs: RatingInputs) => number,
  row: (value: number) => string,
) {
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

function compileBands(factor: Bands, basis: Basis): Compiled {
  const bounds = Float64Array.from(factor.bands, (band) => band.from);
  const relativities = factor.bands.map((band) => fixed(band.relativity));
  const value = numberOf(factor, basis);
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
    read: readNumber(factor, value, row),
  };
}

/** Interpolates between two points, rounded half up to a ten-thousandth. */
function interpolate(value: number, left: [number, number], right: [number, number]): number {
  const span = right[0] - left[0];
  // Whole numbers and one division at the end: every half stays exact.
  const timesSpan = left[1] * span + (right[1] - left[1]) * (value - left[0]);
  return Math.floor((2 * timesSpan + span) / (2 * span));
}

function compileLine(factor: Line, basis: Basis): Compiled {
  const points = factor.points.map(({ at, relativity }): [number, number] => [
    at,
    fixed(relativity),
  ]);
  const bounds = Float64Array.from(points, ([at]) => at);
  const value = numberOf(factor, basis);
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
  return { relativity: (inputs) => at(value(inputs)), read: readNumber(factor, value, row) };
}

/** Makes one factor of a checked rate book ready to rate, its assumptions those of a basis. */
export function compileFactor(factor: Factor, basis: Basis = 'cautious'): CompiledFactor {
  const { id, title } = factor;
  const common = { id, title, inputs: inputsOf(factor) };
  if (factor.kind === 'table') return { ...common, ...compileTable(factor, basis) };
  if (factor.kind === 'bands') return { ...common, ...compileBands(factor, basis) };
  return { ...common, ...compileLine(factor, basis) };
}
