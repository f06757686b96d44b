import type { Consent } from '../../../shared/schemas/people/consent.ts';
import type { ErasureReason } from '../../../shared/schemas/people/erasure.ts';
import type { DoneBy } from '../caller/done-by.ts';
import type { KeptFile } from '../documents/document-store.ts';
import type { StoredQuote } from '../quotes/history/quote-store.ts';
import type { StoredDecline } from '../quotes/submit/declined.ts';

/** A quote, as far as its erasure is decided on it. Times in epoch milliseconds. */
export interface HeldQuote extends Pick<StoredQuote, 'id' | 'status' | 'createdAt' | 'expiresAt'> {
  readonly policyId: string | null;
  /** The last Irish day of its period, `YYYY-MM-DD`; null in a line from before it was kept. */
  readonly lastDay: string | null;
}

/** What is erased together, and why. It names no one: the history keeps what it says. */
export interface Erasure extends DoneBy {
  readonly id: string;
  readonly reason: ErasureReason;
  readonly note?: string;
  /** Each with the status on which its erasure was decided. */
  readonly quotes: readonly Pick<HeldQuote, 'id' | 'status'>[];
  readonly declined: readonly string[];
  readonly drafts: readonly string[];
  /** The key of the customer whose consents, and the notes on whom, go, too; absent where they stay. */
  readonly consentsOf?: string;
  /** The key of the customer whose imported renewals go, and whom imports leave out from then on. */
  readonly importedOf?: string;
}

/** How much was erased. */
export interface ErasedCounts {
  readonly quotes: number;
  readonly documents: number;
  readonly declined: number;
  readonly drafts: number;
  readonly consents: number;
  readonly notes: number;
  readonly imported: number;
}

/** A consent that was given or withdrawn, as an event of the history. */
export interface ConsentEvent extends DoneBy {
  readonly id: string;
  readonly customerKey: string;
  readonly detail: Pick<Consent, 'channel' | 'isGiven' | 'how'>;
}

/** Before when a record must lie for its time to be over. */
export interface Limits {
  /** Epoch milliseconds: the end of the validity of quotes without a policy, and whatever else is unsold. */
  readonly unsoldBefore: number;
  /** The last Irish day of policies, `YYYY-MM-DD`. */
  readonly policiesBefore: string;
}

/** Records whose time is over. */
export interface Due {
  readonly quotes: readonly HeldQuote[];
  readonly declined: readonly string[];
  readonly drafts: readonly string[];
  /** A customer with consents or notes, of whom nothing else is kept. */
  readonly consentsOf?: string;
}

/** The records of persons, wherever they are kept. */
export interface RecordStore {
  /** The quotes of a customer, oldest first. */
  readonly quotesOf: (customerKey: string) => Promise<readonly HeldQuote[]>;
  /**
   * Quotes on which somebody who was born on this day is the customer or a named driver: what was answered,
   * and for each adjustment of a policy what that answers.
   */
  readonly quotesByBirth: (day: string) => Promise<readonly Pick<StoredQuote, 'id' | 'sections'>[]>;
  /** The declined risks of customers who were born on this day, oldest first. */
  readonly declinedByBirth: (day: string) => Promise<readonly StoredDecline[]>;
  /** Also the files that were attached. */
  readonly documentsOf: (quoteIds: readonly string[]) => Promise<readonly KeptFile[]>;
  /** What a customer consented to and withdrew, oldest first. */
  readonly consentsOf: (customerKey: string) => Promise<readonly ConsentEvent[]>;
  readonly keepConsent: (event: ConsentEvent) => Promise<void>;
  /**
   * Erases all of it, and keeps an event that seals what is left of the history: together, or nothing.
   * @returns undefined, with nothing erased, where one of the quotes changed since
   */
  readonly erase: (erasure: Erasure) => Promise<ErasedCounts | undefined>;
  /** The next records that are over, so many of each kind at most. */
  readonly due: (limits: Limits, limit: number) => Promise<Due>;
  readonly countDue: (
    limits: Limits,
  ) => Promise<Readonly<Record<'quotes' | 'policies' | 'declined' | 'drafts', number>>>;
  /** Whether something was erased that may still be found in the bytes of the files. */
  readonly isPurgeDue: () => Promise<boolean>;
}
