import { yearsBetween } from '../../../../shared/domain/date.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { inceptionDay } from '../price/inputs.ts';

/** Claims are asked for and counted so many years back from the start of cover. */
export const CLAIMS_YEARS = 5;

/**
 * How many of the listed claims are of the years that count.
 * @param today the Irish day, `YYYY-MM-DD`, where cover has no start yet
 */
export function recentClaims({ policy, claimsHistory }: PartSections, today: string): number {
  const { inceptionDate } = policy;
  const day = inceptionDate === undefined ? today : inceptionDay(inceptionDate);
  const listed = claimsHistory.claims ?? [];
  return listed.filter(({ date }) => date !== undefined && yearsBetween(date, day) < CLAIMS_YEARS)
    .length;
}
