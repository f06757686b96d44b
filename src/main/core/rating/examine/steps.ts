import { message } from '../../../../shared/domain/messages/message.ts';
import { NUMBER_RATING_FIELDS } from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { NumberInput } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { LARGEST_POINT } from '../../../../shared/domain/rate-book-fields/factor-fields.ts';
import type {
  FactorOf,
  RateBook,
  RuleTest,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Numeric } from '../numeric.ts';
import { below, type Finding, fault, type Place, rowsOf } from './finding.ts';

/** The inputs that need not be whole numbers. */
const FRACTIONS: ReadonlySet<NumberInput> = new Set([
  ...NUMBER_RATING_FIELDS.flatMap(({ input, kind }) =>
    kind === 'integer' || kind === 'year' ? [] : [input],
  ),
  'claimsCost',
  'excess',
  'discount',
]);

/** Bounds must rise: a row that begins where another does, or before it, would overlap it. */
function overlaps(factor: Numeric, at: Place): Finding[] {
  return rowsOf(factor, at).flatMap(({ name, place }, i, all) => {
    const before = all[i - 1];
    return before && Number(name) <= Number(before.name)
      ? [fault(place, message('boundNotAbove', { bound: name, before: before.name }))]
      : [];
  });
}

/** The tests of a rule each of which alone makes it hold. */
function sufficient(rule: UnderwritingRule): readonly RuleTest[] {
  if (!('conditions' in rule)) return [rule];
  if (rule.match === 'all') return [];
  return rule.conditions.flatMap((one) => {
    if (!('tests' in one)) return [one];
    return one.match === 'any' ? one.tests : [];
  });
}

/** Values below the first band have no row, but where a rule stops them. */
function gap({ input, bands }: FactorOf<'bands'>, book: RateBook, at: Place): Finding[] {
  const [first] = bands;
  if (!first || first.from <= 0) return [];
  const isStopped = book.underwriting
    .flatMap(sufficient)
    .some((test) => 'input' in test && test.input === input && (test.below ?? 0) >= first.from);
  const place = { ...below(at, '.bands[0]'), row: `${first.from}` };
  return isStopped ? [] : [fault(place, message('gapBelow', { from: first.from }))];
}

/** Of an input in whole numbers, a band without one is a row that no one can reach. */
function unreached({ input, bands }: FactorOf<'bands'>, at: Place): Finding[] {
  if (FRACTIONS.has(input)) return [];
  return bands.flatMap(({ from }, i) => {
    const next = bands[i + 1]?.from;
    // Of bounds that do not rise, the overlap says enough.
    if (next === undefined || next <= from || Math.ceil(from) < next) return [];
    const place = { ...below(at, `.bands[${i}]`), row: `${from}` };
    return [fault(place, message('bandUnreached', { from, next }))];
  });
}

/** What implies a number must be a row of a table. */
function examineImplied({ implied = [] }: Numeric, { factors }: RateBook, at: Place): Finding[] {
  return implied.flatMap(({ factor, row }, i) => {
    const table = factors.find(({ id }) => id === factor);
    const place = below(at, `.implied[${i}]`);
    if (table?.kind !== 'table') return [fault(place, message('tableUnknown', { factor }))];
    return table.rows.some((one) => one.row === row)
      ? []
      : [fault({ ...place, row }, message('rowUnknown', { factor, row }))];
  });
}

/** A line stays exact between whole numbers only. */
function inexact({ points }: FactorOf<'line'>, at: Place): Finding[] {
  return points.flatMap(({ at: value }, i) => {
    if (Number.isInteger(value) && value >= 0 && value <= LARGEST_POINT) return [];
    const place = { ...below(at, `.points[${i}].at`), row: `${value}` };
    return [fault(place, message('pointInexact', { value, most: LARGEST_POINT }))];
  });
}

/** What is wrong with a factor over a number. */
export function examineNumeric(factor: Numeric, book: RateBook, at: Place): Finding[] {
  return [
    ...examineImplied(factor, book, at),
    ...overlaps(factor, at),
    ...(factor.kind === 'bands'
      ? [...gap(factor, book, at), ...unreached(factor, at)]
      : inexact(factor, at)),
  ];
}
