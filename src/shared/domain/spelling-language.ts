/** The languages that the desk can check spelling in, each where it has a dictionary. */
export const SPELLING_LANGUAGES = ['en', 'ga'] as const;
export type SpellingLanguage = (typeof SPELLING_LANGUAGES)[number];
