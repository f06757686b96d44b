/** The languages of screens and documents. */
export const LANGUAGES = ['en', 'ga'] as const;
export type Language = (typeof LANGUAGES)[number];
