import type { QuoteList } from '../../../shared/schemas/quotes/quote-list.ts';
import type { Count } from '../../i18n/count.ts';
import { PAGE } from './list-step.ts';
import { endOf, nextOf, previousOf, type QuoteWindow } from './quote-window.ts';

/** The part of the list that is kept, and how long the whole of it is. */
export interface ListLines {
  readonly window: QuoteWindow;
  /** How many lines the list is long, as far as that is known. */
  readonly length: number;
  /** How many there are by the service. */
  readonly total: Count | undefined;
}

/** How lines are numbered. */
export interface ListNumbers {
  readonly length: number;
  /** The line that the keyboard is at. */
  readonly active: number;
  /** By how many numbers the lines moved since the beginning, because the true ones were found. */
  readonly moved: number;
}

/** How long a list is after an answer: to its end where that is kept, else at least its total. */
function lengthOf(window: QuoteWindow, { total, totalIsLeast }: QuoteList, known: number): number {
  const end = endOf(window);
  if (nextOf(window) === undefined) return end;
  return totalIsLeast ? Math.max(total, known, end + 1) : Math.max(total, end + 1);
}

/** Where a window begins: at the list's beginning where that is kept, else with room above it. */
export function firstOf(window: QuoteWindow): number {
  if (previousOf(window) === undefined) return 0;
  return window.first > 0 ? window.first : PAGE;
}

/** The lines of a window after an answer. @param known how long the list was before it */
export function linesFrom(window: QuoteWindow, list: QuoteList, known: number): ListLines {
  const { total: count, totalIsLeast: isLeast = false } = list;
  return { window, length: lengthOf(window, list, known), total: { count, isLeast } };
}

/** Lines joined to what is there, all numbered again where the window shows the true numbers. */
export function joined(
  window: QuoteWindow,
  list: QuoteList,
  { length, active, moved }: ListNumbers,
): ListLines & ListNumbers {
  const by = firstOf(window) - window.first;
  const right = { ...window, first: window.first + by };
  return { ...linesFrom(right, list, length + by), active: active + by, moved: moved + by };
}
