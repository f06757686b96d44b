import { message } from '../../../../shared/domain/messages/message.ts';
import {
  decimal,
  euro,
  LARGEST_CENTS,
  LARGEST_RELATIVITY,
  scale,
  tenThousandths,
} from '../../../../shared/domain/money.ts';
import { COVERS, type Cover, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Factor, RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { fixed } from '../compiled-factor.ts';
import { compileLimits } from '../limits.ts';
import { appliesTo } from '../rate.ts';
import {
  below,
  type FactorRow,
  type Finding,
  factorPlace,
  fault,
  type Place,
  rowsOf,
  warning,
} from './finding.ts';

/** Between these, a multiplier is no surprise: past them it may be a typing error, as 12 for 1.2. */
const USUAL = { least: 0.1, most: 10 } as const;

/** What is wrong with the multipliers of a factor, or unusual. */
export function examineRelativities(factor: Factor, at: Place): Finding[] {
  return rowsOf(factor, at).flatMap(({ name, relativity: value, place, isEnd }): Finding[] => {
    const relativity = isEnd ? place : { ...below(place, '.relativity'), row: place.row ?? '' };
    if (isEnd && (value <= 0 || value > decimal(LARGEST_RELATIVITY))) {
      const most = decimal(LARGEST_RELATIVITY);
      return [fault(relativity, message('lineBeyond', { at: name, value, most }))];
    }
    if (tenThousandths(value) === undefined) {
      return [fault(relativity, message('fourDecimals', { value }))];
    }
    if (value === 0) return [fault(relativity, message('relativityZero'))];
    return value < USUAL.least || value > USUAL.most
      ? [warning(relativity, message('relativityUnusual', { value, ...USUAL }))]
      : [];
  });
}

/**
 * Where the dearest row of one factor after the other takes the premium of a cover past the amount up
 * to which it is exact ({@link LARGEST_CENTS}), and would be cut.
 */
function pastLargest(book: RateBook, cover: Cover): Finding[] {
  const factors = book.factors.flatMap((factor, i) =>
    appliesTo(cover)(factor)
      ? [{ id: factor.id, rows: rowsOf(factor, factorPlace(factor, i)) }]
      : [],
  );
  const limits = compileLimits((book.limits ?? []).filter(appliesTo(cover)), factors);
  const befores: number[] = [];
  let cents = book.base.cents[cover];
  for (const [i, { rows }] of factors.entries()) {
    befores.push(cents);
    const before = cents;
    const after = ({ relativity, loadCents = 0 }: FactorRow) =>
      scale(before, fixed(relativity)) + loadCents;
    const dearest = rows.reduce((a, b) => (after(b) > after(a) ? b : a));
    cents = after(dearest);
    if (cents > LARGEST_CENTS) {
      const values = { cover: coverTitle[cover], row: dearest.name, most: euro(LARGEST_CENTS) };
      return [fault(dearest.place, message('premiumTooLarge', values))];
    }
    // A higher amount before a limit or after it never leads to a lower one.
    for (const { last, first, hold } of limits) {
      if (last === i) cents = hold(befores[first] ?? 0, cents);
    }
  }
  return [];
}

/** Whether every premium of a sound book stays exact: at most one finding a cover. */
export function examineLargest(book: RateBook): Finding[] {
  return COVERS.flatMap((cover) => pastLargest(book, cover));
}
