import type { RatedText } from '../../../shared/domain/messages/message.ts';
import type {
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  assumedOn,
  type Factor,
  type FactorOf,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import { compileFactor } from './factor.ts';
import { measured, type Numeric, numberOf, pointsOf } from './numeric.ts';

/** A risk that differs from another in one input. */
export interface Neighbour {
  readonly input: NumberInput | TextInput;
  /** The rated value and the changed one. */
  readonly from: RatedText;
  readonly to: RatedText;
  readonly inputs: RatingInputs;
}

type Row = { readonly relativity: number };

const by = <T extends Row>(a: T, b: T) => a.relativity - b.relativity;

/** The next dearer row, and the usual row where that is cheaper, or else the next cheaper one. */
function nearRows({ rows, assume }: FactorOf<'table'>, present: RatedText): string[] {
  const usual = assumedOn(assume, 'typical');
  const relativity = rows.find(({ row }) => row === present)?.relativity ?? 1;
  const cheaper = rows.filter((row) => row.relativity < relativity).sort(by);
  const dearer = rows.filter((row) => row.relativity > relativity).sort(by);
  const better = cheaper.find(({ row }) => row === usual) ?? cheaper.at(-1);
  return [better, dearer[0]].flatMap((row) => (row ? [row.row] : []));
}

/** Every other row that costs something else. */
function otherRows({ rows }: FactorOf<'table'>, present: RatedText): string[] {
  const relativity = rows.find(({ row }) => row === present)?.relativity ?? 1;
  return rows.filter((row) => row.relativity !== relativity).map(({ row }) => row);
}

/** Every value with another relativity: a line's points, or the near ends of bands. */
function otherValues(factor: Numeric, value: number, same: (at: number) => boolean): number[] {
  const places =
    factor.kind === 'line'
      ? pointsOf(factor).map(({ at }) => at)
      : factor.bands.map(({ from }, i) =>
          from > value ? from : Math.max(from, (factor.bands[i + 1]?.from ?? from) - 1),
        );
  return places.filter((at) => !same(at));
}

/** The first of some values below and above another. */
function nearest(values: readonly number[], value: number): number[] {
  const below = values.filter((at) => at < value);
  const above = values.filter((at) => at > value);
  return [...(below.length > 0 ? [Math.max(...below)] : []), ...above.slice(0, 1)];
}

/** `near`: at most one cheaper and one dearer; `every`: whatever costs something else. */
export type Reach = 'near' | 'every';

/**
 * The risks that differ from a risk by one factor of its rate book. None for combinations: another car
 * or person is another risk.
 * @param factors those of the book
 */
export function neighbours(
  factor: Factor,
  factors: readonly Factor[],
  inputs: RatingInputs,
  reach: Reach = 'near',
): Neighbour[] {
  if (factor.kind === 'combination') return [];
  const { relativity, read } = compileFactor(factor, 'cautious', factors);
  const { input: from, row, assumed, open } = read(inputs);
  if (factor.kind === 'table') {
    const input = factor.inputs[0];
    if (input === undefined) return [];
    const rows = reach === 'near' ? nearRows : otherRows;
    return rows(factor, row).map((to) => ({
      input,
      from,
      to,
      inputs: { ...inputs, [input]: to },
    }));
  }
  const { input } = factor;
  // What another answer implies can't change alone.
  if (inputs[input] === undefined && !assumed && !open) return [];
  const at = (value: number) => ({ ...inputs, [input]: value });
  const present = relativity(inputs);
  const rated = numberOf(factor, { basis: 'cautious', factors }).value(inputs);
  const values = otherValues(factor, rated, (it) => relativity(at(it)) === present);
  return (reach === 'near' ? nearest(values, rated) : values).map((value) => ({
    input,
    from,
    to: measured(factor, value),
    inputs: at(value),
  }));
}
