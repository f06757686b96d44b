import type { SoldDates } from '../quotes/sale/dates.ts';
import { dayText, momentText } from './format.ts';

/** When cover begins: of a policy, when it began; of a quote, when it was asked for. */
export const startText = ({ start }: Pick<SoldDates, 'start'>): string => momentText(start);

/** The days that a policy was priced for, where it began on another day and so covers others. */
export function pricedDaysText({ priced, period }: SoldDates): string | undefined {
  if (!priced || priced.to === period?.to) return undefined;
  return `${dayText(priced.from)} to ${dayText(priced.to)}: cover that begins on another day keeps its length`;
}

/** When cover ends: with the last day, or on older quotes when it was given. */
export function endText({ end }: Pick<SoldDates, 'end'>): string {
  if (!end) return 'after twelve months';
  return 'day' in end ? `${dayText(end.day)}, 23:59 (Irish time)` : momentText(end.moment);
}
