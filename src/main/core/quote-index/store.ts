import type { Cover } from '../../../shared/schemas/cover.ts';
import type { QuoteSort } from '../../../shared/schemas/quote-list.ts';
import type { Days, Span } from './days.ts';
import type { IndexedQuote } from './line.ts';
import type { TypedWord } from './words.ts';

/** Which lines are wanted. */
export interface LineFilter {
  /** Each must be the beginning of a word of the line. */
  readonly words: readonly TypedWord[];
  readonly status?: IndexedQuote['status'];
  readonly cover?: Cover;
  readonly customer?: string;
  readonly created: Days;
  readonly expires: Span;
}

/** Where a line stands in an order: what it is sorted by, and at last its id. */
export type Position = readonly (string | number)[];

/** One page of an order. */
export interface Page {
  readonly sort: QuoteSort;
  readonly descending: boolean;
  /** Lines behind this place, in the order. */
  readonly after?: Position;
  readonly limit: number;
}

/** How many lines there are; `atLeast` where counting ended early. */
export interface Count {
  readonly count: number;
  readonly atLeast: boolean;
}

/** One page, with how many there are on all of them. */
export interface Found<T> {
  readonly some: readonly T[];
  readonly count: Count;
}

/** Where the register of quotes is read. Its time does not grow with the number of quotes. */
export interface QuoteIndex {
  readonly page: (filter: LineFilter, page: Page) => Promise<readonly IndexedQuote[]>;
  readonly list: (filter: LineFilter, page: Page) => Promise<Found<IndexedQuote>>;
}
