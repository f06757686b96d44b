import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import { CLAIMS_YEARS, recentClaims } from './inputs.ts';

const remark = (path: FieldPath, said: Message | undefined): Remark[] =>
  said === undefined ? [] : [{ path, message: said }];

/** Claims that were counted but not listed. */
function unlisted(said: number, { claims, years }: { claims: number; years: number }): Message {
  if (claims > 0) return message('someClaimsUnlisted', { said, claims, years });
  return said === 1
    ? message('oneClaimUnlisted', { years })
    : message('claimsUnlisted', { said, years });
}

/** The number of claims, which prices, where the claims that are listed say something else. */
function claims(sections: PartSections, today: string): Message | undefined {
  const { numberOfClaims, claims: all = [] } = sections.claimsHistory;
  if (all.length === 0) return undefined;
  const listed = { claims: recentClaims(sections, today), years: CLAIMS_YEARS };
  if (numberOfClaims === undefined) {
    return listed.claims === 0 ? undefined : message('claimsNotCounted', listed);
  }
  return numberOfClaims > listed.claims ? unlisted(numberOfClaims, listed) : undefined;
}

/** The years of a no-claims bonus, where they are not those that price. */
function bonus({ noClaimsBonus, claimsHistory }: PartSections): Message | undefined {
  const years = claimsHistory.yearsNoClaims;
  const earned = noClaimsBonus?.years;
  if (earned === undefined || years === earned) return undefined;
  return years === undefined
    ? message('bonusNotCounted', { field: 'ClaimsHistory/YearsNoClaims' satisfies FieldPath })
    : message('bonusNotRated', { years });
}

/**
 * Answers that do not agree, but may both be true: taken, and worth a second look.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function disagreements(sections: PartSections, today: string): Remark[] {
  return [
    ...remark('ClaimsHistory/NumberOfClaims', claims(sections, today)),
    ...remark('NoClaimsBonus/Years', bonus(sections)),
  ];
}
