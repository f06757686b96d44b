import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGES, type Language } from '../../shared/words/language.ts';
import type { Say } from '../../shared/words/say.ts';
import { english } from './english.ts';

export { LANGUAGES, type Language };

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

/** The screens' words: English from the start, Irish once it is asked for. */
export const words: i18n = createInstance();

void words.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: Object.keys(english),
  defaultNS: 'common',
  resources: { en: english },
  // What is said before its words are there is said again then.
  react: { bindI18nStore: 'added' },
  // React escapes what it shows.
  interpolation: { escapeValue: false },
  initAsync: false,
});

/** The language shown now. */
export function language(): Language {
  return words.language === 'ga' ? 'ga' : 'en';
}

/** Brings the Irish words, for what is said in Irish on screens of either language. */
export async function addIrish(): Promise<void> {
  if (words.hasResourceBundle('ga', 'common')) return;
  const { irish } = await import('./irish.ts');
  for (const [name, bundle] of Object.entries(irish)) words.addResourceBundle('ga', name, bundle);
}

let wanted: Language = 'en';

/**
 * Says everything in a language. Resolves once its words are there; where another one was chosen
 * meanwhile, that one stays.
 */
export async function changeLanguage(chosen: Language): Promise<void> {
  wanted = chosen;
  if (chosen === 'ga') await addIrish();
  if (wanted === chosen) await words.changeLanguage(chosen);
}

/** Shows the screens in a language, and says so to screen readers. */
export async function showLanguage(chosen: Language): Promise<void> {
  await changeLanguage(chosen);
  document.documentElement.lang = language() === 'ga' ? 'ga-IE' : 'en-IE';
}

/** Words outside of a component: read again each time, so that they follow the language. */
export const translate = words.t;

/** The words that documents have, too, in the language of the screens. */
export const sayShared: Say = (key, values = {}) => translate(key, values);
