import type { Sale, SoldDates } from '../../quotes/sale/sale.ts';
import type { Words } from '../words/words.ts';

/**
 * When cover begins: of a policy, when it began; of a quote, when it was asked for, or when it is sold, where
 * that was past already.
 */
export const startText = (
  words: Words,
  { start, startsWhenSold, priced }: Pick<SoldDates, 'start' | 'startsWhenSold' | 'priced'>,
): string => (startsWhenSold ? words.whenSold(words.day(priced.from)) : words.moment(start));

/** The days that a policy was priced for, where it began on another day and so covers others. */
export function pricedDaysText(
  words: Words,
  { priced, period, changed }: Pick<Sale, 'priced' | 'period' | 'changed'>,
): string | undefined {
  if (priced.to === period.to || changed?.cancelledAt !== undefined) return undefined;
  return words.keepsLength(words.between(words.day(priced.from), words.day(priced.to)));
}

/** When cover ends: with the last day, or when its policy was cancelled. */
export const endText = (words: Words, { end, changed }: Pick<Sale, 'end' | 'changed'>): string =>
  changed?.cancelledAt === undefined
    ? words.atTime(words.day(end), '23:59')
    : words.moment(changed.cancelledAt);
