import type { BonusProof } from '../quotes/sale/after-sale.ts';
import { coverEnds, coverOn, type PolicyTerm } from './term.ts';

/** The bonus that a period of a policy proves on a day, `YYYY-MM-DD`. */
export function bonusProof(term: PolicyTerm, day: string): BonusProof {
  const { period, cancelled } = term;
  const lastDay = coverEnds(term);
  const { noClaimsBonus, claimsHistory } = coverOn(term, day)?.sections ?? {};
  return {
    years: noClaimsBonus?.years ?? claimsHistory?.yearsNoClaims,
    isComplete: lastDay >= period.to && day > period.to,
    endedEarly: lastDay < period.to,
    hasClaim: cancelled?.hasClaim ?? false,
  };
}
