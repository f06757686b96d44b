import type { Found } from '../quotes/index/quote-index.ts';

/** A transaction of a policy that the insurers' database was not told of. */
export interface UntoldTransaction {
  readonly quoteId: string;
  /** Among the transactions of its policy, from 1. */
  readonly number: number;
}

/** Transactions of policies, by whether the insurers' database was told of them. */
export interface NoticeStore {
  /**
   * Those that were made since a moment and were not told, the oldest first. One that was undone before it was told
   * is left out together with what undid it.
   * @param since epoch milliseconds
   */
  readonly untold: (since: number, limit: number) => Promise<Found<UntoldTransaction>>;
}
