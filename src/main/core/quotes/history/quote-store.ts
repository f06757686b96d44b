import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { KeptStatus } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { DoneBy } from '../../caller/done-by.ts';
import type { ResponseToKeep } from '../../caller/kept-responses.ts';
import type { QuoteEventData } from './event-data.ts';

type Accepted = Extract<QuoteEventData, { kind: 'accepted' }>['detail'];

/** A quote of a registration mark, with who submitted it and from which quote it was made. */
export interface QuoteOfMark {
  readonly id: string;
  /** As it is kept: `expired` follows from the clock. */
  readonly status: KeptStatus;
  readonly sections: QuoteSections;
  /** As it was priced. */
  readonly priced: Period;
  /** Of a policy: when it began, and its last day where that moved. */
  readonly accepted?: Pick<Accepted, 'startsAt' | 'lastDay'> | undefined;
  readonly by: string;
  readonly basedOn: string | undefined;
}

/** Says whether a change may be kept next to the other quotes of its car. */
export type Permits = (others: readonly QuoteOfMark[]) => boolean;

/** Finds quotes by the registration mark of their car. */
export interface MarkIndex {
  /**
   * The policies and the open quotes of a normalised mark that end last, some of each.
   * @param now epoch milliseconds
   */
  readonly ofMark: (mark: string, now: number) => Promise<readonly QuoteOfMark[]>;
}

/** A quote as it is kept. Amounts in cents, times in epoch milliseconds. */
export interface StoredQuote {
  readonly id: string;
  /** `expired` is never kept: it follows from the clock. */
  readonly status: KeptStatus;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly premiumCents: number;
  readonly rateBookHash: string;
  /** The levy table. */
  readonly leviesHash: string;
  /** The day that chose the levies, `YYYY-MM-DD`. */
  readonly receivedOn: string;
  readonly sections: QuoteSections;
  readonly explanation: Explanation;
  readonly warnings: readonly Warning[];
}

/** A quote without its explanation. */
export type QuoteCore = Omit<StoredQuote, 'explanation'>;

/**
 * What is kept next to an event because of its size: the answers and the warnings with a submission,
 * the explanation with every event that has a premium.
 */
export interface EventBody {
  readonly sections?: QuoteSections;
  readonly warnings?: readonly Warning[];
  readonly explanation?: Explanation;
}

/** One thing that happened to a quote. Times in epoch milliseconds. */
export type QuoteEvent = QuoteEventData &
  DoneBy & { readonly quoteId: string; readonly body?: EventBody };

/** What is left of an event of a quote that was erased: what the premium and the status follow from. */
export interface ErasedEvent extends Pick<QuoteEvent, 'at' | 'by' | 'user' | 'quoteId'> {
  readonly kind: QuoteEvent['kind'];
  readonly detail: object;
}

/** What follows from the events of a quote, and is kept so that they need not be read. */
export interface QuoteProjection extends Pick<StoredQuote, 'status' | 'createdAt' | 'expiresAt'> {
  /** Empty once the quote was erased. */
  readonly registrationNumber: string;
}

/** A quote with everything that happened to it, in order. */
export interface QuoteWithHistory {
  readonly quote: StoredQuote;
  readonly events: readonly QuoteEvent[];
  /** The ids of the quotes that were made from this one, oldest first. */
  readonly followedBy: readonly string[];
}

/** A submission of the history, with what is kept of its quote. */
export interface Submission {
  readonly sequence: number;
  readonly quoteId: string;
  readonly kept: KeptQuote;
}

/**
 * A quote as it is kept, whatever became of it. `missing`: there is no projection; `unreadable`: an event is
 * not what was appended. Of an erased one only what is left of its events is there.
 */
export type KeptQuote =
  | 'missing'
  | 'unreadable'
  | (Pick<QuoteWithHistory, 'quote' | 'events'> & { readonly projection: QuoteProjection })
  | {
      readonly quote: undefined;
      readonly events: readonly ErasedEvent[];
      readonly projection: QuoteProjection;
    };

/** What holding some events against their chains found. */
export interface VerifiedEvents {
  readonly events: number;
  /** The sequence of the first that does not fit. */
  readonly broken: number | null;
  /** The sequence of the last of them. */
  readonly last: number;
}

/** A draft as it was when it was submitted: only as such it becomes the quote. */
export interface SubmittedDraft {
  readonly id: string;
  /** The id of the quote that it was made into last. */
  readonly madeInto: string | undefined;
  /** The versions that it may have; any, also none, where absent. */
  readonly versions: readonly string[] | undefined;
}

/** What may happen to a draft while it is submitted: it became a quote, or another version. */
export type DraftChange = 'draftMade' | 'draftChanged';

/** Where quotes are kept. */
export interface QuoteStore extends MarkIndex {
  /**
   * Appends the first events of a new quote, and keeps the response to the request for it and deletes its
   * draft: all together, or nothing.
   * @returns the other quotes of its car, as {@link MarkIndex.ofMark} finds them at that moment; or
   * what happened to its draft in between, with nothing kept
   * @throws {TypeError} where the first event is no submission with its answers
   */
  readonly add: (
    events: readonly QuoteEvent[],
    along?: {
      readonly draft?: SubmittedDraft | undefined;
      /** Makes that response, by the other quotes of the car. */
      readonly respond?:
        | ((others: readonly QuoteOfMark[]) => ResponseToKeep | undefined)
        | undefined;
    },
  ) => Promise<readonly QuoteOfMark[] | DraftChange>;
  readonly find: (id: string) => Promise<QuoteWithHistory | undefined>;
  /** The quote of the newest event of any quote; undefined where there is none. */
  readonly newest: () => Promise<QuoteWithHistory | undefined>;
  /** The quote that a draft was made into last, if it was. */
  readonly ofDraft: (draftId: string) => Promise<QuoteWithHistory | undefined>;
  /** The id of the quote that became a policy; undefined where there is no such policy. */
  readonly ofPolicy: (policyId: string) => Promise<string | undefined>;
  /** The events of complaints about any quote, in order; of none that was erased. */
  readonly complaintEvents: () => Promise<readonly QuoteEvent[]>;
  /**
   * Appends events of a quote, and keeps the response to the request for them: all together.
   * @param after how many events the change was calculated on
   * @param permits asked inside the same transaction, of the other quotes of the car
   * @returns false, with nothing kept, where another event came in between, or it is not permitted
   */
  readonly change: (
    quoteId: string,
    events: readonly QuoteEvent[],
    along: {
      readonly after: number;
      readonly response?: ResponseToKeep | undefined;
      readonly permits?: Permits | undefined;
    },
  ) => Promise<boolean>;
  /** How many quotes there are. */
  readonly count: () => Promise<number>;
  /** The sequence of the last event of the history; 0 where there is none. */
  readonly lastEvent: () => Promise<number>;
  /** The next submissions of the history after an event, each with what is kept of its quote. */
  readonly submissions: (after: number, limit: number) => Promise<readonly Submission[]>;
  readonly kept: (id: string) => Promise<KeptQuote>;
  /** The ids of quotes that no submission made, so many at most. */
  readonly withoutHistory: (limit: number) => Promise<readonly string[]>;
  /**
   * Holds the next events after a sequence against their chains of hashes.
   * @returns undefined after the last event
   */
  readonly verify: (after: number, limit: number) => Promise<VerifiedEvents | undefined>;
  /** Holds the database against the head of the chain that is kept outside it. */
  readonly head: () => Promise<HistoryHead>;
}
