/** Every column that the list of quotes can have, in the order in which they are offered. */
export const QUOTE_COLUMNS = [
  'quoteId',
  'customer',
  'dateOfBirth',
  'phone',
  'email',
  'registration',
  'vehicle',
  'cover',
  'insurer',
  'scheme',
  'premium',
  'status',
  'created',
  'expires',
  'inception',
  'end',
  'eircode',
  'policyId',
  'accepted',
  'referral',
  'lostReason',
  'assignee',
  'by',
] as const;
export type QuoteColumn = (typeof QUOTE_COLUMNS)[number];

/** The columns where none were chosen. */
export const USUAL_COLUMNS: readonly QuoteColumn[] = [
  'customer',
  'registration',
  'vehicle',
  'cover',
  'premium',
  'status',
  'created',
  'expires',
];
