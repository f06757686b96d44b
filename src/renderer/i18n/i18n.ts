import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { english } from './english.ts';
import { irish } from './irish.ts';

/** The languages of the screens. */
export const LANGUAGES = ['en', 'ga'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own name. */
export const languageNames = { en: 'English', ga: 'Gaeilge' } as const satisfies Record<
  Language,
  string
>;

/** The language that the system asks for, where the screens have it. */
export function systemLanguage(wanted: readonly string[] = navigator.languages): Language {
  const known = wanted
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => LANGUAGES.some((language) => language === tag));
  return known === 'ga' ? 'ga' : 'en';
}

/** The screens' words. Both languages are here from the start: a switch waits for nothing. */
export const words: i18n = createInstance();

void words.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(english),
  defaultNS: 'common',
  resources: { en: english, ga: irish },
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The language shown now. */
export function language(): Language {
  return words.language === 'ga' ? 'ga' : 'en';
}

/** Shows the screens in a language, and says so to screen readers. */
export function showLanguage(chosen: Language): void {
  void words.changeLanguage(chosen);
  document.documentElement.lang = chosen === 'ga' ? 'ga-IE' : 'en-IE';
}

/** Words outside of a component: read again each time, so that they follow the language. */
export const translate = words.t;
