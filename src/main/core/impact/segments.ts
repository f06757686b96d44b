import { coverTitle } from '../../../shared/domain/quotes/cover.ts';
import type { Segment } from '../../../shared/domain/rate-books/impact.ts';
import type { MeasuredRisk } from './outcome.ts';
import { PEOPLE } from './portfolio/place.ts';

/** The oldest of each band of ages, and what the band is called. */
const AGES: readonly (readonly [number, string])[] = [
  [16, 'under 17'],
  [24, '17 to 24'],
  [29, '25 to 29'],
  [39, '30 to 39'],
  [49, '40 to 49'],
  [59, '50 to 59'],
  [69, '60 to 69'],
  [Number.POSITIVE_INFINITY, '70 and over'],
];

/** From so many years on, no-claims bonuses count as one segment. */
const MOST_YEARS = 5;

/** Where nothing was answered. */
const UNSAID = '';
/** What a county is called that is none: texts from outside must not become segments without end. */
const ELSEWHERE = 'Other';

const COUNTIES = new Map(Object.keys(PEOPLE).map((county) => [county.toLowerCase(), county]));

/** The band of a policyholder's age. */
function ageBand(age: number | undefined): string {
  return age === undefined ? UNSAID : (AGES.find(([upTo]) => age <= upTo)?.[1] ?? UNSAID);
}

/** The band of the years of a no-claims bonus. */
function noClaimsBand(years: number | undefined): string {
  if (years === undefined) return UNSAID;
  return years >= MOST_YEARS ? `${MOST_YEARS} and more` : `${Math.floor(years)}`;
}

function countyName(county: string | undefined): string {
  if (county === undefined) return UNSAID;
  return (
    COUNTIES.get(
      county
        .trim()
        .toLowerCase()
        .replace(/^co\.? /, ''),
    ) ?? ELSEWHERE
  );
}

/** The segment that a risk is in, of each kind; undefined where it is in none. */
export const SEGMENT_OF: { readonly [S in Segment]: (risk: MeasuredRisk) => string | undefined } = {
  scheme: ({ scheme }) => scheme,
  cover: ({ inputs }) => coverTitle[inputs.cover],
  age: ({ inputs }) => ageBand(inputs.driverAge),
  noClaims: ({ inputs }) => noClaimsBand(inputs.noClaimsYears),
  county: ({ inputs }) => countyName(inputs.county),
  outcome: ({ outcome }) => outcome,
};
