/** What a referral comes to: it waits for a decision, or was decided. */
export const REFERRAL_STATES = ['referred', 'approved', 'refused'] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What an underwriter decides. */
export const REFERRAL_DECISIONS = ['approve', 'refuse'] as const;

/** The rule that a reason names where a person referred the quote. */
export const REFERRED_BY_HAND = 'referred-by-hand';

/** The changes after which an approval, or a confirmation of suitability, no longer holds. */
export const TERM_CHANGES = ['overridden', 'overrideWithdrawn', 'addOn', 'addOnRemoved'] as const;
export type TermChange = (typeof TERM_CHANGES)[number];

/** Whether what happened to a quote changed its terms. */
export function changesTerms(kind: string): kind is TermChange {
  return TERM_CHANGES.some((change) => change === kind);
}

/** The most reasons of a refusal, and the most characters of each. */
export const MOST_REASONS = 10;
export const LONGEST_REASON = 500;
