/** What an override may change. */
export const OVERRIDES = ['premium', 'excess', 'discount'] as const;
