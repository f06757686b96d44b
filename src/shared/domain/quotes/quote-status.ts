/** The statuses that are kept of a quote. */
export const QUOTE_STATUSES = ['quoted', 'accepted'] as const;

/** Every status that a quote shows. */
export const SHOWN_STATUSES = [...QUOTE_STATUSES, 'expired'] as const;
export type QuoteStatus = (typeof SHOWN_STATUSES)[number];
