/** How a quote may be paid. */
export const PAYMENT_METHODS = ['card', 'direct_debit', 'bank_transfer'] as const;
