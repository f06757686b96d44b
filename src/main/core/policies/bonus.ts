import { lastsAYear } from '../quotes/history/period.ts';
import type { QuoteEvent } from '../quotes/history/quote-store.ts';
import type { BonusProof } from '../quotes/sale/after-sale.ts';
import { periodClaims } from './period-claims.ts';
import { coverEnds, coverOn, type PolicyTerm } from './term.ts';

/** How a period ended for its bonus. */
interface EndedPeriod {
  /** The claims that count. */
  readonly counted: number;
  /** Whether it was a whole year, without a day that was not covered at its end. */
  readonly isYear: boolean;
  /** The years that each claim takes, by the rate book. */
  readonly stepBack: number;
}

/** The years of a bonus after a period: a year without a claim earns one, and each claim takes those of the rate book. */
export function bonusAfter(
  years: number | undefined,
  { counted, isYear, stepBack }: EndedPeriod,
): number | undefined {
  if (years === undefined) return undefined;
  if (counted > 0) return Math.max(0, years - counted * stepBack);
  return isYear ? years + 1 : years;
}

/** The bonus that a period of a policy proves on a day, `YYYY-MM-DD`. @param stepBack years that each claim takes */
export function bonusProof(
  term: PolicyTerm,
  events: readonly QuoteEvent[],
  { day, stepBack }: { readonly day: string; readonly stepBack: number },
): BonusProof {
  const { period, cancelled } = term;
  const lastDay = coverEnds(term);
  const sections = coverOn(term, day)?.sections;
  const years = sections?.noClaimsBonus?.years ?? sections?.claimsHistory.yearsNoClaims;
  const known = sections ? periodClaims(sections, period, events).counted : 0;
  // Somebody said of a cancelled one that there was a claim.
  const counted = Math.max(known, Number(cancelled?.hasClaim ?? false));
  const endedEarly = lastDay < period.to;
  const isYear = !endedEarly && lastsAYear(period);
  const isOver = day > lastDay;
  return {
    years,
    isComplete: !endedEarly && day > period.to,
    endedEarly,
    claims: counted,
    atEnd: isOver ? bonusAfter(years, { counted, isYear, stepBack }) : undefined,
  };
}
