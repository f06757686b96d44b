import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { Outcome } from '../outcome.ts';

/** The bands that a submission is counted in: nobody is known by them. */
export interface SampledRisk {
  readonly cover: Cover;
  readonly age: string;
  readonly noClaims: string;
  readonly county: string;
}

/** What a challenger makes of a submission, next to what was answered. Amounts in cents. */
export interface ChallengerPrice {
  /** The sequence of the event that started the trial. */
  readonly trial: number;
  /** Of the quote, or of the declined risk. */
  readonly id: string;
  /** The sequence of the event that submitted the quote; null for a declined risk, which has none. */
  readonly submission: number | null;
  /** The Irish day of the submission. */
  readonly day: string;
  /** Who submitted it: a client's id, or `desk`. */
  readonly by: string;
  /** Undefined where the quote could not be read. */
  readonly risk: SampledRisk | undefined;
  /** What was answered; its reasons stay with the quote. */
  readonly champion: Omit<Outcome, 'reasons'>;
  /** Undefined where the challenger could not price it. */
  readonly challenger: Outcome | undefined;
}

/** A price as a report reads it. */
export interface ReportedPrice extends ChallengerPrice {
  /** Whether the quote became a policy. */
  readonly isAccepted: boolean;
}

/** The part of the history that a trial samples. Sequences, and moments in epoch milliseconds. */
export interface TrialWindow {
  readonly trial: number;
  /** The hash of the book whose submissions are the sample. */
  readonly champion: string;
  /** Before this event; undefined while the trial runs. */
  readonly until: number | undefined;
  /** The moments between which risks were declined: these have no event. */
  readonly declined: { readonly from: number; readonly until: number | undefined };
}

/** Which prices a report reads. */
export interface PriceFilter {
  readonly trial: number;
  /** Irish days, both included. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** The client whose submissions alone are read; undefined: all. */
  readonly by: string | undefined;
}

/** Where the prices of challengers are kept. */
export interface ChallengerStore {
  /** The next quotes of a trial without a price, in the order of their submissions. */
  readonly waitingQuotes: (
    window: TrialWindow,
    limit: number,
  ) => Promise<readonly { readonly id: string; readonly submission: number }[]>;
  /** Declined risks of a trial without a price: their ids, the earliest first. */
  readonly waitingDeclined: (window: TrialWindow, limit: number) => Promise<readonly string[]>;
  /** Keeps prices together; one that is there already stays as it is. */
  readonly keep: (prices: readonly ChallengerPrice[]) => Promise<void>;
  /** The next prices after an id, in the order of the ids. */
  readonly prices: (
    filter: PriceFilter,
    page: { readonly after: string; readonly limit: number },
  ) => Promise<readonly ReportedPrice[]>;
}
