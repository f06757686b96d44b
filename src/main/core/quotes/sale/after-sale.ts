import type { PolicyState } from '../../../../shared/domain/policies/policy.ts';
import type { Ending, TransactionKind } from '../../../../shared/domain/policies/transaction.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { RenewalOffer } from '../../../../shared/schemas/policies/renewal.ts';
import type { Amounts } from '../../../../shared/schemas/policies/transaction.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { SoldAddOn } from './sale.ts';

/** What is covered before or after a change, and what that costs. */
export interface EndorsedCover {
  readonly sections: QuoteSections;
  /** Of a claim; undefined where the cover bears none, or the rate book is not there. */
  readonly excess?: number;
  readonly addOns?: readonly SoldAddOn[];
  /** Of the whole period, with levies and without fees, in euro. */
  readonly premium: number;
}

/** A change of a policy, as an endorsement tells it. */
export interface Endorsement {
  /** Of its transaction. */
  readonly number: number;
  /** ISO 8601 with offset. */
  readonly from: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly to: string;
  readonly before: EndorsedCover;
  readonly after: EndorsedCover;
  readonly amounts: Amounts;
}

/** How a policy ended before its time, as the letter tells it. */
export interface Cancellation {
  /** Of its transaction. */
  readonly number: number;
  readonly ending: Ending;
  /** ISO 8601 with offset. */
  readonly from: string;
  readonly reason: string;
  readonly amounts: Amounts;
  /** That it ended. */
  readonly period: Period;
  /** Whether a day of it was covered. */
  readonly hadCover: boolean;
}

/** What a policy proves of a no-claims bonus. */
export interface BonusProof {
  /** Years at the start of the period; undefined where they were not given. */
  readonly years: number | undefined;
  /** Whether the period ran to its end. */
  readonly isComplete: boolean;
  /** Whether it ended before its time. */
  readonly endedEarly: boolean;
  /** How many claims of the period count against the bonus. */
  readonly claims: number;
  /** Years at its end; undefined while it runs, and where they were not given. */
  readonly atEnd: number | undefined;
}

/** The renewal of a policy as it was offered, in euro. */
export interface OfferedRenewal extends RenewalOffer {
  /** Of the policy's own cover. */
  readonly amounts: Amounts;
  /** The cover of the next period. */
  readonly cover: Cover;
}

/** What became of a quote after its sale: its documents take it from here. */
export interface AfterSale {
  readonly policyId: string;
  /** The period that today is in, from 1: the one that was sold; before or after all of them, the nearest. */
  readonly term: number;
  /** Of that period, today. */
  readonly state: PolicyState;
  readonly period: Period;
  /** The last day of cover, `YYYY-MM-DD`; the day before the period where none was had. */
  readonly coverEnds: string;
  /** All of them, the oldest first. */
  readonly transactions: readonly {
    readonly number: number;
    readonly kind: TransactionKind;
    readonly reversedBy?: number;
    /** When it was made, epoch milliseconds. */
    readonly at: number;
  }[];
  /** The change that was chosen, or the newest that stands; undefined where there is none. */
  readonly endorsement: Endorsement | undefined;
  /** Undefined unless it is cancelled. */
  readonly cancellation: Cancellation | undefined;
  readonly bonus: BonusProof;
  /** Undefined where none is offered, or something was done to the policy since. */
  readonly renewal: OfferedRenewal | undefined;
}
