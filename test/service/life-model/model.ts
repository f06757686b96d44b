import type { AddOn } from '../../../src/shared/domain/quotes/add-on.ts';
import type { ReferralState } from '../../../src/shared/domain/quotes/referral.ts';
import type { OverrideRequest } from '../../../src/shared/schemas/quotes/change.ts';
import type { Explanation } from '../../../src/shared/schemas/quotes/explanation.ts';

/** What moves the premium of a quote once it is submitted. Euro and percent. */
export interface Terms {
  readonly excess: number;
  readonly discount: number;
  readonly addOns: Readonly<Partial<Record<AddOn, string>>>;
  /** What was overridden and not withdrawn since. */
  readonly overridden: readonly OverrideRequest['overrideType'][];
  /** A total set by hand with the add-ons that it includes, where there is one. */
  readonly byHand: { readonly premium: number; readonly included: Terms['addOns'] } | undefined;
}

/** The terms that the demonstration rate book assumes. */
export const FIRST_TERMS: Terms = {
  excess: 300,
  discount: 0,
  addOns: {},
  overridden: [],
  byHand: undefined,
};

/** All that is believed of one quote. */
export interface ModelQuote {
  readonly id: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  premium: number;
  /** How the premium came about, in the words of the last answer. */
  explanation: Explanation;
  readonly warnings: readonly string[];
  /** How many facts are not known that should be before cover. */
  readonly unknownFacts: number;
  terms: Terms;
  /** What each terms cost when they were first met: the way to them must not matter. */
  readonly premiums: Map<string, number>;
  /** The kinds of its events, the oldest first. */
  readonly history: string[];
  driverNumber: string | undefined;
  /** Where its referral stands; undefined where it was never referred. */
  referral: ReferralState | undefined;
  /** Whether it is marked as lost; a policy is not. */
  isLost: boolean;
  policy: { readonly id: string; readonly reference: string; readonly isLate: boolean } | undefined;
}

/** What is believed of the service: the quotes of one run and the time, epoch milliseconds. */
export interface Model {
  readonly quotes: ModelQuote[];
  now: number;
}

/** The status that a quote must show. */
export function statusOf({ policy, expiresAt }: ModelQuote, now: number): string {
  if (policy) return 'accepted';
  return now >= expiresAt ? 'expired' : 'quoted';
}

/** The same terms in the same words, in whatever order they came about. */
function spelled({ excess, discount, addOns, byHand }: Terms): string {
  const sorted = (chosen: Terms['addOns']) => Object.entries(chosen).sort();
  const hand = byHand && [byHand.premium, sorted(byHand.included)];
  return JSON.stringify([excess, discount, sorted(addOns), hand]);
}

/** What terms cost, where they were met before or are a premium set by hand alone. */
export function known({ premiums }: ModelQuote, terms: Terms): number | undefined {
  const { byHand } = terms;
  const isAsSet = byHand && spelled({ ...terms, addOns: byHand.included }) === spelled(terms);
  return isAsSet ? byHand.premium : premiums.get(spelled(terms));
}

/** Believes that a quote has these terms now, at what an answer says of them. */
export function believe(
  quote: ModelQuote,
  terms: Terms,
  { premium, explanation }: Pick<ModelQuote, 'premium' | 'explanation'>,
): void {
  quote.premiums.set(spelled(terms), premium);
  Object.assign(quote, { terms, premium, explanation });
}
