import type { InputOf } from '../../../shared/contract/contract.ts';

/** What a change needs to know about its quote. */
export interface Made {
  readonly quoteId: string;
  /** The first premium, in euro. */
  readonly premium: number;
}

/** A change to a quote after it was made. */
export type Change = { readonly at: number } & (
  | { readonly operation: 'overrideQuote'; input: (made: Made) => InputOf<'overrideQuote'> }
  | { readonly operation: 'addCover'; input: (made: Made) => InputOf<'addCover'> }
  | { readonly operation: 'referQuote'; input: (made: Made) => InputOf<'referQuote'> }
  | { readonly operation: 'decideReferral'; input: (made: Made) => InputOf<'decideReferral'> }
  | { readonly operation: 'markLost'; input: (made: Made) => InputOf<'markLost'> }
  | {
      readonly operation: 'recordDriverNumber';
      input: (made: Made) => InputOf<'recordDriverNumber'>;
    }
  | {
      readonly operation: 'confirmSuitability';
      input: (made: Made) => InputOf<'confirmSuitability'>;
    }
  | { readonly operation: 'acceptQuote'; input: (made: Made) => InputOf<'acceptQuote'> }
);

/** A quote to make, and its later changes. Times in epoch milliseconds. */
export interface PlannedQuote {
  readonly at: number;
  readonly document: object;
  /** Whether it goes to the scheme that is made for its risk, where there is one. */
  readonly isPlaced: boolean;
  readonly changes: readonly Change[];
}
