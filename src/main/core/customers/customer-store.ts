import type { CustomerLine } from '../../../shared/schemas/people/customer.ts';
import type { QuoteCore } from '../quotes/history/quote-store.ts';
import type { ListedQuote } from '../quotes/index/line.ts';
import type { Found, Position } from '../quotes/index/quote-index.ts';
import type { TypedWord } from '../quotes/index/typed-words.ts';

/** A customer as the quote index keeps one. Times in epoch milliseconds. */
export interface KeptCustomer
  extends Pick<CustomerLine, 'key' | 'name' | 'dateOfBirth' | 'quotes' | 'policies'> {
  /** 0 of a customer whom no quote names: the last in the order. */
  readonly newestAt: number;
  readonly email: string | null;
  readonly phone: string | null;
  readonly eircode: string | null;
}

/** The store of customers. */
export interface CustomerStore {
  /** The customers with a quote that has every word, those with the newest quote first. */
  readonly list: (
    words: readonly TypedWord[],
    page: { readonly after?: Position; readonly limit: number },
  ) => Promise<Found<KeptCustomer>>;
  readonly find: (key: string) => Promise<KeptCustomer | undefined>;
  /** The newest quotes of one customer, newest first, each with its line. */
  readonly quotes: (
    key: string,
    limit: number,
  ) => Promise<readonly { readonly line: ListedQuote; readonly quote: QuoteCore }[]>;
}
