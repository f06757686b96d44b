import { message, type RatedText } from '../../../shared/domain/messages/message.ts';
import { decimal, ONE } from '../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  assumedOn,
  type Basis,
  type Factor,
  type FactorOf,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import { type Compiled, compileRow, fixed, loadOf, type Reading } from './compiled-factor.ts';
import { numberLookup } from './lookup.ts';
import { compileTable } from './table.ts';

/** A factor over a number. */
export type Numeric = FactorOf<'bands'> | FactorOf<'line'>;

/** How a number that is not given is found: by the factors of the book, and on a basis. */
export interface NumberSource {
  readonly basis: Basis;
  readonly factors: readonly Factor[];
}

/** The value that other answers say of a number that is not given; undefined where none does. */
function impliedBy({ implied = [] }: Numeric, { basis, factors }: NumberSource) {
  const known = implied.flatMap(({ factor, row, value }) => {
    const table = factors.find((one) => one.id === factor);
    return table?.kind === 'table' ? [{ ...compileTable(table, basis), row, value }] : [];
  });
  return (inputs: RatingInputs): number | undefined =>
    known.find(({ read, row }) => {
      const reading = read(inputs);
      return !reading.assumed && reading.row === row;
    })?.value;
}

/** What a factor knows of its number. */
interface NumberOf {
  /** The number that it rates: given, implied by another answer, or assumed by the rate book. */
  readonly value: (inputs: RatingInputs) => number;
  readonly assumed: (inputs: RatingInputs) => boolean;
}

/** Finds the number that a factor rates. */
export function numberOf(factor: Numeric, source: NumberSource): NumberOf {
  const { input, assumeAtLeast, assumeAtMost } = factor;
  const assume = assumedOn(factor.assume, source.basis);
  const implied = impliedBy(factor, source);
  const assumeFor = (inputs: RatingInputs) => {
    const least = assumeAtLeast === undefined ? undefined : inputs[assumeAtLeast];
    const most = assumeAtMost === undefined ? undefined : inputs[assumeAtMost];
    return Math.max(0, Math.min(Math.max(assume, least ?? assume), most ?? Infinity));
  };
  return {
    value: (inputs) => inputs[input] ?? implied(inputs) ?? assumeFor(inputs),
    assumed: (inputs) => inputs[input] === undefined && implied(inputs) === undefined,
  };
}

/** A value of a factor with its unit: `1 year`, `2 years`. */
export function measured(
  { unit: units, unitOfOne = units }: Pick<Numeric, 'unit' | 'unitOfOne'>,
  count: number,
): RatedText {
  const unit = count === 1 ? unitOfOne : units;
  return unit === undefined ? `${count}` : message('measured', { count, unit });
}

function readNumber(
  factor: Numeric,
  { value, assumed }: NumberOf,
  row: (value: number) => RatedText,
) {
  return (inputs: RatingInputs): Reading => {
    const rated = value(inputs);
    return { input: measured(factor, rated), assumed: assumed(inputs), row: row(rated) };
  };
}

/** The last index whose bound is not above the value; 0 where every bound is above it. */
function lastNotAbove(bounds: Float64Array, value: number): number {
  let index = bounds.length - 1;
  while (index > 0 && (bounds[index] ?? 0) > value) index -= 1;
  return index;
}

/** Makes a factor of bands ready to rate. */
export function compileBands(factor: FactorOf<'bands'>, source: NumberSource): Compiled {
  const bounds = Float64Array.from(factor.bands, (band) => band.from);
  const rows = factor.bands.map(compileRow);
  const number = numberOf(factor, source);
  const row = (value: number) => {
    const index = lastNotAbove(bounds, value);
    const lower = bounds[index] ?? 0;
    const upper = bounds[index + 1];
    if (upper === undefined) return message('bandFrom', { lower });
    return upper - lower === 1 ? `${lower}` : message('band', { lower, upper });
  };
  const relativityAt = (value: number) => rows[lastNotAbove(bounds, value)]?.relativity ?? ONE;
  return {
    numbers: numberLookup(factor.input, bounds.at(-1) ?? 0, relativityAt),
    relativity: (inputs) => relativityAt(number.value(inputs)),
    load: loadOf(rows, (inputs) => rows[lastNotAbove(bounds, number.value(inputs))]),
    read: readNumber(factor, number, row),
  };
}

/** Interpolates between two points, rounded half up to a ten-thousandth. */
function interpolate(value: number, left: [number, number], right: [number, number]): number {
  const span = right[0] - left[0];
  // Whole numbers and one division at the end: every half stays exact.
  const timesSpan = left[1] * span + (right[1] - left[1]) * (value - left[0]);
  return Math.floor((2 * timesSpan + span) / (2 * span));
}

type Line = FactorOf<'line'>;

interface Point {
  readonly at: number;
  /** A decimal. */
  readonly relativity: number;
}

const pairs = (points: readonly Point[]) =>
  points.map(({ at, relativity }): [number, number] => [at, fixed(relativity)]);

/**
 * Where a line ends that goes on beyond its points, each with the relativity that it reaches there; of
 * points that say no line, as two at one value, that of the nearest.
 */
export function lineEnds(line: Line): { readonly from?: Point; readonly upTo?: Point } {
  const { from, upTo } = line.extrapolate ?? {};
  const points = pairs(line.points);
  const end = (at: number, near: number, next: number): Point => {
    const [left, right] = [points.at(Math.min(near, next)), points.at(Math.max(near, next))];
    const isLine = left !== undefined && right !== undefined && left[0] < right[0];
    const reached = isLine ? interpolate(at, left, right) : points.at(near)?.[1];
    return { at, relativity: decimal(reached ?? ONE) };
  };
  return {
    ...(from === undefined ? {} : { from: end(from, 0, 1) }),
    ...(upTo === undefined ? {} : { upTo: end(upTo, points.length - 1, points.length - 2) }),
  };
}

/** The points of a line with the bounds up to which it goes on. */
export function pointsOf(line: Line): readonly Point[] {
  const { from, upTo } = lineEnds(line);
  return [...(from ? [from] : []), ...line.points, ...(upTo ? [upTo] : [])];
}

/** Makes a line through points ready to rate. */
export function compileLine(factor: Line, source: NumberSource): Compiled {
  const points = pairs(factor.points);
  const bounds = Float64Array.from(points, ([at]) => at);
  const number = numberOf(factor, source);
  const { from, upTo } = factor.extrapolate ?? {};
  const at = (value: number) => {
    const index = lastNotAbove(bounds, value);
    const left = points[index] ?? [0, ONE];
    const right = points[index + 1];
    // Beyond the first and the last point, the line is level or goes on to a bound.
    if (value < left[0] && right && from !== undefined) {
      return interpolate(Math.max(value, from), left, right);
    }
    if (right === undefined && upTo !== undefined) {
      return interpolate(Math.min(value, upTo), points[index - 1] ?? left, left);
    }
    return right === undefined || value <= left[0] ? left[1] : interpolate(value, left, right);
  };
  const said = pairs(pointsOf(factor));
  const saidBounds = Float64Array.from(said, ([at]) => at);
  const row = (value: number) => {
    const index = lastNotAbove(saidBounds, value);
    const left = said[index] ?? [0, ONE];
    const right = said[index + 1];
    const here = { point: left[0], times: decimal(left[1]) };
    if (value <= left[0] || right === undefined) return message('linePoint', here);
    const there = { nextPoint: right[0], nextTimes: decimal(right[1]) };
    return message('lineBetween', { ...here, ...there });
  };
  return {
    numbers: numberLookup(factor.input, bounds.at(-1) ?? 0, at),
    relativity: (inputs) => at(number.value(inputs)),
    load: undefined,
    read: readNumber(factor, number, row),
  };
}
