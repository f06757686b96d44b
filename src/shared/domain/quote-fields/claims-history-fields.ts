import type { QuoteFieldTable, QuoteListTable } from './quote-field.ts';

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

/** The policyholder's claims one by one. */
export const CLAIMS_HISTORY_LISTS = {
  'ClaimsHistory/Claims/Claim': {
    key: 'claimsHistory.claims',
    most: 20,
    form: 'claims',
    fields: {
      Date: {
        key: 'date',
        kind: 'day',
        required: true,
        isPrivate: false,
        prices: 'computed',
        control: 'day',
      },
      ClaimType: {
        key: 'claimType',
        kind: 'choice',
        required: false,
        isPrivate: false,
        prices: 'computed',
        control: 'choice',
        choices: 'claimType',
      },
      Amount: {
        key: 'amount',
        kind: 'money',
        required: false,
        isPrivate: false,
        prices: 'computed',
        control: 'number',
      },
      AtFault: {
        key: 'atFault',
        kind: 'boolean',
        required: false,
        isPrivate: false,
        prices: 'computed',
        control: 'yesOrNo',
      },
      ClaimStatus: {
        key: 'claimStatus',
        kind: 'choice',
        required: false,
        isPrivate: false,
        prices: 'computed',
        control: 'choice',
        choices: 'claimStatus',
      },
    },
  },
} as const satisfies QuoteListTable;
