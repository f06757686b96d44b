import type { Days } from '../quotes/index/days.ts';
import type { IndexedQuote } from '../quotes/index/line.ts';
import type { Found, Position } from '../quotes/index/quote-index.ts';
import type { KeptImport } from './imported-customer-store.ts';

/** A renewal: of a customer of another system, or of a policy that was made here. */
export interface DueRenewal {
  /** The first Irish day of the next period. */
  readonly day: string;
  readonly of: { readonly imported: KeptImport } | { readonly policy: IndexedQuote };
  /** The quote that was made for it: one that was accepted first, then the newest. */
  readonly quote: IndexedQuote | undefined;
}

/** The renewals to read. */
export interface RenewalFilter {
  readonly days: Required<Days>;
  /** Whether to leave out those with a quote that was accepted or lost. */
  readonly isOpen: boolean;
}

/** Renewals, as they are read. */
export interface RenewalStore {
  /**
   * Those due on some days, the first day first. A quote is of a renewal where its person is the same,
   * its car too, unless the import names none, and its cover begins within {@link NEAR} days. An
   * imported renewal that a policy made here has in the same way is left out: the policy stands for it.
   * @param page `after`: a day, 0 of an import or 1 of a policy, and a number
   */
  readonly due: (
    filter: RenewalFilter,
    page: { readonly after?: Position; readonly limit: number },
  ) => Promise<Found<DueRenewal>>;
  /** The quote of an imported renewal, by its number. */
  readonly quoteOfImport: (number: number) => Promise<DueRenewal['quote']>;
}

/** Days between a renewal and the start of a quote that is of it. */
export const NEAR = 60;
