import type { StoredQuote } from '../history/store.ts';

/** A quote of a registration mark, with who submitted it and from which quote it was made. */
export interface QuoteOfMark extends Pick<StoredQuote, 'id' | 'status' | 'sections'> {
  readonly by: string;
  readonly basedOn: string | undefined;
}

/** Finds quotes by the registration mark of their car. */
export interface MarkIndex {
  /**
   * The policies and the open quotes of a normalised mark that end last, some of each.
   * @param now epoch milliseconds
   */
  readonly ofMark: (mark: string, now: number) => Promise<readonly QuoteOfMark[]>;
}
