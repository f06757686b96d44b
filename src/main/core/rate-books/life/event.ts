import type { BookSignature } from '../../../../shared/schemas/book-signature.ts';
import type { ClockDetail } from '../../quotes/history/store.ts';

/** Who says so: the person, where a name was given. */
interface Said {
  readonly name?: string;
}

interface Reasoned extends Said {
  readonly reason: string;
}

/** What happens to a rate book. */
export type BookStep =
  | {
      readonly kind: 'rateBookDrafted';
      readonly detail: Said & {
        /** The id of its scheme. */
        readonly scheme: string;
        /** Absent where nobody signed it. */
        readonly signature?: BookSignature;
        /** The scheme is this publisher's from here on. */
        readonly trusted?: true;
      };
    }
  /** The checks found no fault. */
  | { readonly kind: 'rateBookChecked'; readonly detail: { readonly warnings: number } }
  | {
      readonly kind: 'rateBookApproved';
      /** `ownDraft`: by who drafted it, because nobody else could. */
      readonly detail: Reasoned & { readonly ownDraft?: true };
    }
  | {
      readonly kind: 'rateBookActivated';
      /** `from`: when new quotes begin to go by it, epoch milliseconds. */
      readonly detail: Partial<Reasoned> & { readonly from: number };
    }
  | { readonly kind: 'rateBookWithdrawn'; readonly detail: Reasoned }
  /** As in the history of a quote; a book has it where there is no quote yet. */
  | { readonly kind: 'clockConfirmed'; readonly detail: ClockDetail };

/** One step in the life of a rate book. */
export type BookEvent = BookStep & {
  /** The hash of the book. */
  readonly book: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Who: a client's id, or `desk`. */
  readonly by: string;
};
