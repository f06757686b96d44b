import type { QuoteFieldTable } from './quote-field.ts';

/** The claims of the last five years, and the years without one. */
export const CLAIMS_HISTORY_FIELDS = {
  'ClaimsHistory/NumberOfClaims': {
    key: 'claimsHistory.numberOfClaims',
    kind: 'integer',
    required: false,
    isPrivate: false,
    prices: { as: 'claims', changeable: false },
    form: { group: 'claims', control: 'number' },
  },
  'ClaimsHistory/YearsNoClaims': {
    key: 'claimsHistory.yearsNoClaims',
    kind: 'integer',
    required: false,
    isPrivate: false,
    prices: { as: 'noClaimsYears', changeable: false },
    form: { group: 'claims', control: 'number' },
  },
} as const satisfies QuoteFieldTable;
