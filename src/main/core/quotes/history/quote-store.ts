import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { KeptStatus } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { Warning } from '../../../../shared/schemas/quotes/remark.ts';
import type { DoneBy } from '../../caller/done-by.ts';
import type { ResponseToKeep } from '../../idempotency/kept-responses.ts';
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

/** A hash over the canonical JSON of a value, hexadecimal. */
export type Hash = (value: unknown) => string;

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

/** One thing that happened to a quote. Times in epoch milliseconds. */
export type QuoteEvent = QuoteEventData &
  DoneBy & {
    readonly quoteId: string;
    /** Facts of the quote as it was kept with this event; absent where another event was kept with it. */
    readonly facts?: QuoteFacts;
  };

/** What a quote's events alone don't say of it: kept with them, the chain of hashes holds it, too. */
export interface QuoteFacts extends Pick<StoredQuote, 'expiresAt' | 'rateBookHash' | 'leviesHash'> {
  /** Digests of their JSON. */
  readonly explanation: string;
  readonly warnings: string;
}

/** What is left of an event of a quote that was erased: what the premium and the status follow from. */
export interface ErasedEvent extends Pick<QuoteEvent, 'at' | 'by' | 'user' | 'quoteId'> {
  readonly kind: QuoteEvent['kind'];
  readonly detail: object;
  readonly facts?: Omit<QuoteFacts, 'explanation' | 'warnings'>;
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
 * A quote as it is kept, whatever became of it; `unreadable`: what is kept is no JSON; `erased`: see
 * {@link QuoteStore.erased}.
 */
export type KeptQuote =
  | Pick<QuoteWithHistory, 'quote' | 'events'>
  | 'missing'
  | 'unreadable'
  | 'erased';

/** What is left of a quote after its customer was erased, and of its events, in order. */
export interface ErasedQuote {
  readonly quote: Omit<StoredQuote, 'sections' | 'explanation' | 'warnings'>;
  readonly events: readonly ErasedEvent[];
}

/** A place in the chain of hashes. */
export interface ChainLink {
  readonly sequence: number;
  readonly hash: string;
}

/** What holding some events against the chain found. */
export interface VerifiedEvents {
  readonly events: number;
  /** The sequence of the first that does not fit. */
  readonly broken: number | null;
  readonly last: ChainLink;
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
   * Keeps a new quote, its first events and the response to the request for it, and deletes its
   * draft: all together, or nothing.
   * @returns the other quotes of its car, as {@link MarkIndex.ofMark} finds them at that moment; or
   * what happened to its draft in between, with nothing kept
   */
  readonly add: (
    quote: StoredQuote,
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
  /**
   * Keeps a changed quote with its event, and the response to the request for it: all together.
   * @param after how many events the change was calculated on; `first` is an event before its own
   * @param permits asked inside the same transaction, of the other quotes of the car
   * @returns false, with nothing kept, where another event came in between, or it is not permitted
   */
  readonly change: (
    quote: StoredQuote,
    event: QuoteEvent,
    along: {
      readonly after: number;
      readonly first?: QuoteEvent | undefined;
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
  /** What is left of an erased quote; `unreadable` where that is no JSON. */
  readonly erased: (id: string) => Promise<ErasedQuote | 'unreadable' | undefined>;
  /** The ids of quotes that no submission made, so many at most. */
  readonly withoutHistory: (limit: number) => Promise<readonly string[]>;
  /**
   * Holds the next events after a link against the chain of hashes.
   * @returns undefined after the last event
   */
  readonly verify: (after: ChainLink, limit: number) => Promise<VerifiedEvents | undefined>;
  /** Holds the database against the head of the chain that is kept outside it. */
  readonly head: () => Promise<HistoryHead>;
}

/** What is left of an event of a quote that was erased: what the premium and the status follow from. */
export interface ErasedEvent extends Pick<QuoteEvent, 'at' | 'by' | 'user' | 'quoteId'> {
  readonly kind: QuoteEvent['kind'];
  readonly detail: object;
  readonly facts?: Omit<QuoteFacts, 'explanation' | 'warnings'>;
}
