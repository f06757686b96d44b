import type { QuoteList, QuoteListQuery } from '../../../shared/schemas/quotes/quote-list.ts';
import { orderOf, type QuoteQuery } from '../../data/quote-query.ts';
import {
  above,
  below,
  endOf,
  nextOf,
  opened,
  previousOf,
  type QuoteWindow,
  turned,
} from './quote-window.ts';

/** The usual page, and the longest that the service gives. */
export const PAGE = 200;
const LONGEST = 1000;

/** A way to lines that are not there yet: what to ask, and how the answer joins the window. */
export interface Step {
  readonly distance: number;
  readonly ask: QuoteListQuery;
  readonly join: (list: QuoteList) => QuoteWindow;
}

/** A page of so many lines, as far as the service gives so many. */
export const some = (lines: number) => Math.min(LONGEST, Math.max(PAGE, lines));

/** Which list is read, and what of it is kept. */
export interface ListPlace {
  readonly query: QuoteQuery | undefined;
  readonly window: QuoteWindow;
  /** How many lines the list is long, as far as that is known. */
  readonly length: number;
}

/** The shortest way from what is kept, or from either end, towards lines that are not. */
export function nextStep(
  { window, length, query = {} }: ListPlace,
  from: number,
  until: number,
): Step | undefined {
  const [first, end] = [window.first, endOf(window)];
  if (from >= first && until <= end) return undefined;
  const [next, previous] = [nextOf(window), previousOf(window)];
  const { sort, descending } = orderOf(query);
  const steps: Step[] = [
    {
      distance: until,
      ask: { ...query, limit: some(until) },
      join: (list) => opened(list, 0),
    },
    {
      distance: length - from,
      ask: { ...query, sort, descending: !descending, limit: some(length - from) },
      join: (list) => opened(turned(list), length - list.quotes.length),
    },
  ];
  if (next !== undefined && until > end) {
    const ask = { ...query, after: next, limit: some(until - end) };
    steps.unshift({ distance: until - end, ask, join: (list) => below(window, list) });
  }
  if (previous !== undefined && from < first) {
    const ask = { ...query, before: previous, limit: some(first - from) };
    steps.unshift({ distance: first - from, ask, join: (list) => above(window, list) });
  }
  return steps.reduce((best, step) => (step.distance < best.distance ? step : best));
}
