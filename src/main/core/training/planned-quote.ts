import type { InputOf } from '../../../shared/contract/contract.ts';
import type { PolicyAccount } from '../../../shared/schemas/policies/payments.ts';

/** What a change needs to know about its quote. */
export interface Made {
  readonly quoteId: string;
  /** The first premium, in euro. */
  readonly premium: number;
  /** Once it is on cover. */
  readonly policyId?: string;
  /** What falls due next of its payments, once one is recorded. */
  readonly next?: PolicyAccount['next'];
}

/** A policy that was sold. */
export type Sold = Made & Required<Pick<Made, 'policyId'>>;

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
  | {
      readonly operation: 'recordPayment';
      input: (made: Sold) => InputOf<'recordPayment'>;
    }
);

/** A quote to make, and its later changes. Times in epoch milliseconds. */
export interface PlannedQuote {
  readonly at: number;
  readonly document: object;
  /** Whether it goes to the scheme that is made for its risk, where there is one. */
  readonly isPlaced: boolean;
  readonly changes: readonly Change[];
}
