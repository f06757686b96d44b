import {
  daysLater,
  irishDayStart,
  irishText,
  lastDayOfYear,
} from '../../../../shared/domain/date.ts';
import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { type FieldPath, fieldAt } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { CopiedQuote } from '../../../../shared/schemas/quotes/draft.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { daysCovered } from '../period/period.ts';

type Proposed = NonNullable<CopiedQuote['proposed']>;
type Kept = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** The fields that count years without a claim. */
const CLAIM_FREE_YEARS = [
  'ClaimsHistory/YearsNoClaims',
  'NoClaimsBonus/Years',
] as const satisfies readonly FieldPath[];

/** One more year without a claim for each field that has some. */
function moreClaimFreeYears({ quote }: Kept): Proposed {
  return CLAIM_FREE_YEARS.flatMap((path) => {
    const years = fieldValue(quote.sections, fieldAt(path).key);
    return typeof years === 'number' ? [{ path, value: `${years + 1}` }] : [];
  });
}

/**
 * What the renewal of a policy answers otherwise: cover begins on the day after its last one, and
 * after a year without a claim there is one claim-free year more.
 */
export function renewalProposals(kept: Kept): Proposed {
  const { quote } = kept;
  const { claimsHistory } = quote.sections;
  const { from, to: last } = daysCovered(kept);
  const start = daysLater(last, 1);
  const hasClaim = claimsHistory.claims?.some(({ date }) => date >= from) ?? false;
  const isYear = last >= lastDayOfYear(from);
  return [
    { path: 'Policy/InceptionDate', value: irishText(irishDayStart(start)) },
    ...(isYear && !hasClaim ? moreClaimFreeYears(kept) : []),
  ];
}
