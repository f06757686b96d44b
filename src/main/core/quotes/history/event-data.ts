import type { AccidentState } from '../../../../shared/domain/policies/accident.ts';
import type { ReceiptMethod } from '../../../../shared/domain/policies/payment.ts';
import type { Ending, TransactionKind } from '../../../../shared/domain/policies/transaction.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import type { RequotePurpose } from '../../../../shared/domain/quotes/requote.ts';
import type { Actor } from '../../../../shared/schemas/common/actor.ts';
import type { AccidentRequest } from '../../../../shared/schemas/policies/accident.ts';
import type { PaymentPlan } from '../../../../shared/schemas/policies/payments.ts';
import type { RenewalOffer } from '../../../../shared/schemas/policies/renewal.ts';
import type { Amounts, Calculation } from '../../../../shared/schemas/policies/transaction.ts';
import type { UnknownFact } from '../../../../shared/schemas/quotes/assumed.ts';
import type { AcceptRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { PassedItem } from '../../../../shared/schemas/quotes/checklist.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type {
  ComplaintRequest,
  ComplaintStepRequest,
} from '../../../../shared/schemas/quotes/complaint.ts';
import type { LostRequest } from '../../../../shared/schemas/quotes/lost.ts';
import type { EndReason, Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import type {
  ReferRequest,
  ReferralDecisionRequest,
} from '../../../../shared/schemas/quotes/referral.ts';
import type { KeptSuitability } from '../../../../shared/schemas/quotes/suitability.ts';
import type { ClockDetail } from '../../data-state/clock-behind.ts';

/** What every transaction of a policy keeps. */
interface TransactionDetail {
  /** ISO 8601 with offset. */
  readonly effectiveAt: string;
  readonly reason: string;
  readonly amounts: Amounts;
  readonly calculation: Calculation;
  /** The levy table of its day. */
  readonly leviesHash: string;
}

/** What is chosen next to the answers of a policy. */
export interface CoverChoices extends Omit<Choices, 'product'> {
  /** Percent that was given on the quote. */
  readonly discount?: number;
  /** Of a premium that was set by hand: the total that was set, and what rating gave; euro. */
  readonly byHand?: { readonly set: number; readonly rated: number };
}

/** What is rated of a policy: its body has the answers and the price of the whole period. */
interface RatedDetail {
  readonly choices: CoverChoices;
  readonly rateBookHash: string;
  /** Why underwriting referred it; absent where it did not. */
  readonly referrals?: readonly Reason[];
  readonly referralNote?: string;
}

/** A transaction of a policy after its sale. */
export type TransactionEventData =
  | {
      readonly kind: 'adjusted';
      readonly detail: TransactionDetail &
        RatedDetail & {
          /** The last day of a change for some days. */
          readonly until?: string;
        };
    }
  | {
      readonly kind: 'cancelled';
      readonly detail: TransactionDetail & { readonly ending: Ending; readonly hasClaim: boolean };
    }
  | { readonly kind: 'reinstated'; readonly detail: TransactionDetail }
  | {
      readonly kind: 'renewed';
      readonly detail: TransactionDetail &
        RatedDetail & {
          /** The next period, its first and last Irish day. */
          readonly period: Period;
          /** The Irish day that it was rated on: that of its invitation, where it was taken up as it was offered. */
          readonly ratedOn: string;
        };
    }
  | {
      readonly kind: 'reversed';
      readonly detail: TransactionDetail & {
        /** The number of the transaction that counts no more, and what it was. */
        readonly transaction: number;
        readonly undone: TransactionKind;
      };
    };

/** What happened to a policy. */
export type PolicyEventData =
  | TransactionEventData
  | {
      readonly kind: 'renewalInvited';
      readonly detail: RenewalOffer &
        Omit<RatedDetail, 'referralNote'> & { readonly leviesHash: string };
    };

/** What is known of an accident. */
export interface AccidentDetail extends Omit<AccidentRequest, 'policyId' | 'number'> {
  readonly at: string;
  readonly description: string;
  readonly state: AccidentState;
  readonly fault: NonNullable<AccidentRequest['fault']>;
}

/** Money that came in or was paid back. */
interface PaymentDetail {
  /** Euro. */
  readonly amount: number;
  /** The Irish day on which it was paid. */
  readonly day: string;
  readonly method: ReceiptMethod;
  readonly reference: string;
}

/** What happened to the account of a policy next to its transactions. */
export type PaymentEventData =
  | { readonly kind: 'paymentPlanned'; readonly detail: PaymentPlan }
  | { readonly kind: 'paymentReceived'; readonly detail: PaymentDetail }
  /** The day is that on which it was due. */
  | {
      readonly kind: 'paymentMissed';
      readonly detail: { readonly day: string; readonly reason: string };
    }
  | { readonly kind: 'rebatePaid'; readonly detail: PaymentDetail }
  /** A line of the account counts no more. */
  | {
      readonly kind: 'paymentWithdrawn';
      readonly detail: { readonly line: number; readonly reason: string };
    };

/** What happened, with what a replay needs of it. */
export type QuoteEventData =
  | {
      readonly kind: 'submitted';
      readonly detail: {
        readonly source: string;
        readonly premium: number;
        /** Epoch milliseconds. */
        readonly expiresAt: number;
        readonly rateBookHash: string;
        /** The levy table. */
        readonly leviesHash: string;
        /** Absent where underwriting had none. */
        readonly referrals?: readonly Reason[];
        /** The quote that this one was made from. */
        readonly basedOn?: string;
        /** What it was made from that one for; absent where that was not asked. */
        readonly purpose?: RequotePurpose;
        /** First and last day of the policy. */
        readonly period: Period;
        /** Why the quote ends when it does. */
        readonly ends: EndReason;
        /** The draft that it was. */
        readonly draftId?: string;
        /** What the customer had not confirmed; absent where nothing was open. */
        readonly toConfirm?: readonly FieldPath[];
      };
    }
  | {
      readonly kind: 'overridden';
      readonly detail: {
        readonly overrideType: 'premium' | 'excess' | 'discount';
        /** Euro for premium and excess, percent for discount. */
        readonly value: number;
        readonly reason: string;
        readonly premium: number;
      };
    }
  /** The overrides of one kind so far count no more. */
  | {
      readonly kind: 'overrideWithdrawn';
      readonly detail: {
        readonly overrideType: 'premium' | 'excess' | 'discount';
        readonly reason: string;
        readonly premium: number;
      };
    }
  | {
      readonly kind: 'addOn';
      readonly detail: {
        readonly addOn: AddOn;
        readonly level: string;
        readonly premium: number;
      };
    }
  | {
      readonly kind: 'addOnRemoved';
      readonly detail: { readonly addOn: AddOn; readonly premium: number };
    }
  | {
      readonly kind: 'driverNumber';
      readonly detail: {
        readonly driverNumber: string;
        /** The place among the named drivers, from 1; absent: the policyholder. */
        readonly driver?: number;
      };
    }
  | { readonly kind: 'suitability'; readonly detail: KeptSuitability }
  | { readonly kind: 'referred'; readonly detail: Omit<ReferRequest, 'quoteId'> }
  | {
      readonly kind: 'referralApproved';
      /** Without a note where a caller approved the quote by accepting it, and gave none. */
      readonly detail: Partial<
        Pick<ReferralDecisionRequest, 'note' | 'terms' | 'underwriter' | 'reference' | 'name'>
      >;
    }
  | {
      readonly kind: 'referralRefused';
      readonly detail: Pick<
        ReferralDecisionRequest,
        'note' | 'underwriter' | 'reference' | 'name'
      > & {
        readonly reasons: readonly string[];
      };
    }
  | { readonly kind: 'markedLost'; readonly detail: Omit<LostRequest, 'quoteId'> }
  | { readonly kind: 'markedNotLost'; readonly detail: Pick<LostRequest, 'name'> }
  /** The colleague who looks after it from now on; null: nobody in particular. */
  | { readonly kind: 'assigned'; readonly detail: { readonly assignee: Actor | null } }
  | {
      readonly kind: 'accepted';
      readonly detail: Omit<
        AcceptRequest,
        'quoteId' | 'confirmed' | 'startAt' | 'referralNote' | 'passed'
      > & {
        readonly policyId: string;
        /** When cover begins, ISO 8601 with offset. */
        readonly startsAt: string;
        /** The last Irish day of cover, where that is another than it was priced for. */
        readonly lastDay?: string;
        /** What was not known and was confirmed, as it was assumed; absent where nothing was. */
        readonly confirmed?: readonly UnknownFact[];
        /** What was missing on the checklist and was passed; absent where nothing was. */
        readonly passed?: readonly PassedItem[];
      };
    }
  | PolicyEventData
  | { readonly kind: 'accidentReported'; readonly detail: AccidentDetail }
  | {
      readonly kind: 'accidentChanged';
      /** What is another answer than before. */
      readonly detail: Partial<AccidentDetail> & {
        /** Its number among those of the policy, from 1. */
        readonly accident: number;
      };
    }
  | { readonly kind: 'complaintReceived'; readonly detail: Omit<ComplaintRequest, 'quoteId'> }
  | { readonly kind: 'complaintStep'; readonly detail: Omit<ComplaintStepRequest, 'quoteId'> }
  | PaymentEventData
  /** The insurers' database was told of these transactions, by their numbers. */
  | { readonly kind: 'databaseTold'; readonly detail: { readonly transactions: readonly number[] } }
  /** The clock was set back to before the event before this one: events are earlier from here on. */
  | {
      readonly kind: 'clockConfirmed';
      readonly detail: ClockDetail;
    };
