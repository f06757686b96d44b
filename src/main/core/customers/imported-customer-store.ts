import type { ImportedCustomer } from '../datasets/customers.ts';
import type { Found } from '../quotes/index/quote-index.ts';
import type { TypedWord } from '../quotes/index/typed-words.ts';

/** An imported customer as it is kept. */
export interface KeptImport extends ImportedCustomer {
  /** Names it until the next import. */
  readonly number: number;
  /** As quotes name a customer. */
  readonly customerKey: string;
}

/** The customers of the dataset in use. */
export interface ImportedCustomerStore {
  readonly find: (number: number) => Promise<KeptImport | undefined>;
  /** What was imported of one customer, the first renewal first. */
  readonly ofCustomer: (customerKey: string) => Promise<readonly KeptImport[]>;
  /**
   * The customers whom no quote names and who have every word, one row of each, by their keys from the
   * last back.
   * @param page `before`: a key
   */
  readonly unquoted: (
    words: readonly TypedWord[],
    page: { readonly before?: string; readonly limit: number },
  ) => Promise<Found<KeptImport>>;
}
