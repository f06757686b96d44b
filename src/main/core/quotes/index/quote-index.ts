import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { LostReason, Outcome } from '../../../../shared/domain/quotes/outcome.ts';
import type { QuoteSort } from '../../../../shared/domain/quotes/quote-sort.ts';
import type { ReferralState } from '../../../../shared/domain/quotes/referral.ts';
import type { Days, Span } from './days.ts';
import type { IndexedQuote, ListedQuote } from './line.ts';
import type { TypedWord } from './typed-words.ts';

/** The lines to read. */
export interface LineFilter {
  /** Each must be the beginning of a word of the line. */
  readonly words: readonly TypedWord[];
  readonly status?: IndexedQuote['status'];
  readonly cover?: Cover;
  readonly customer?: string;
  readonly referral?: ReferralState;
  readonly outcome?: Outcome;
  readonly lostReason?: LostReason;
  /** Whether another quote was made from it; absent: either. */
  readonly isRequoted?: boolean;
  readonly source?: string;
  /** The id of the colleague who looks after them. */
  readonly assignee?: string;
  /** The hashes of the rate books of a scheme. */
  readonly books?: readonly string[];
  readonly created: Days;
  /** The Irish days of acceptance; none is asked where absent. */
  readonly accepted?: Days;
  readonly expires: Span;
  /** Whether the quotes are valid at a moment (epoch milliseconds), as {@link statusAt} says; absent: either. */
  readonly valid?: { readonly is: boolean; readonly at: number };
}

/** The position of a line in an order: the values that it is sorted by, the number last. */
export type Position = readonly (string | number)[];

/** One page of an order. */
export interface Page {
  readonly sort: QuoteSort;
  readonly descending: boolean;
  /** Only lines after this position in the order. */
  readonly after?: Position;
  readonly limit: number;
}

/** How many lines there are; `atLeast` where counting ended early. */
export interface Count {
  readonly count: number;
  readonly atLeast: boolean;
}

/** One page, with the count of all pages together. */
export interface Found<T> {
  readonly some: readonly T[];
  readonly count: Count;
}

/** The quote index, as it is read. The time of a reading does not grow with the number of quotes. */
export interface QuoteIndex {
  readonly page: (filter: LineFilter, page: Page) => Promise<readonly ListedQuote[]>;
  readonly list: (filter: LineFilter, page: Page) => Promise<Found<ListedQuote>>;
  /**
   * The open quotes that wait for a decision on their referral, those referred first before others; a
   * lost one waits no longer.
   * @param now epoch milliseconds: a quote that has expired waits no longer
   * @param page `after`: a time in epoch milliseconds and a number
   */
  readonly waiting: (
    now: number,
    page: { readonly after?: Position; readonly limit: number },
  ) => Promise<Found<ListedQuote>>;
  /** The policies of which a payment was due before a day (`YYYY-MM-DD`) and is open, the longest first. */
  readonly unpaid: (before: string, limit: number) => Promise<Found<IndexedQuote>>;
}
