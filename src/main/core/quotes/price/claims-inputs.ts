import { yearsBetween } from '../../../../shared/domain/date.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../../shared/domain/quotes/rating-inputs.ts';

/** Claims are asked for and counted so many years back from the start of cover. */
export const CLAIMS_YEARS = 5;

type Claims = NonNullable<PartSections['claimsHistory']['claims']>;

/** The listed claims of the years that count before a day, `YYYY-MM-DD`. */
export function claimsBefore(listed: Claims, day: string): Claims {
  return listed.filter(({ date }) => date !== undefined && yearsBetween(date, day) < CLAIMS_YEARS);
}

/** What happens to a car without anybody's fault, unless the document says otherwise. */
const NOBODYS_FAULT: readonly Claims[number]['claimType'][] = ['Fire', 'Theft', 'Windscreen'];

/** Whether a claim counts as the driver's fault: where nothing says that it is not, it does. */
function isFault({ atFault, claimType }: Claims[number]): boolean {
  return atFault ?? !NOBODYS_FAULT.includes(claimType);
}

/**
 * What the claims say on the day that cover begins. A claim that is only counted, and one whose fault
 * is not said, counts as the driver's fault. Nothing where no claim and no number was given.
 * @param day `YYYY-MM-DD`
 */
export function claimsInputs(
  { numberOfClaims, claims: listed }: PartSections['claimsHistory'],
  day: string,
): Partial<RatingInputs> {
  if (listed === undefined) {
    return numberOfClaims === undefined
      ? {}
      : { allClaims: numberOfClaims, faultClaims: numberOfClaims };
  }
  const recent = claimsBefore(listed, day);
  const allClaims = Math.max(numberOfClaims ?? 0, recent.length);
  const faultless = recent.filter((claim) => !isFault(claim)).length;
  return {
    allClaims,
    faultClaims: allClaims - faultless,
    openClaims: listed.filter(({ claimStatus }) => claimStatus === 'Open').length,
    claimsCost: recent.reduce((sum, { amount = 0 }) => sum + amount, 0),
  };
}
