import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { claimsBefore } from '../price/claims-inputs.ts';
import { inceptionDay } from '../price/inputs.ts';

/**
 * How many of the listed claims are of the years that count.
 * @param today the Irish day, `YYYY-MM-DD`, where cover has no start yet
 */
export function recentClaims({ policy, claimsHistory }: PartSections, today: string): number {
  const { inceptionDate } = policy;
  const day = inceptionDate === undefined ? today : inceptionDay(inceptionDate);
  return claimsBefore(claimsHistory.claims ?? [], day).length;
}
