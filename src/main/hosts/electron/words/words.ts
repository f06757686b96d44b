import type { DesktopMenu } from '../../../../shared/schemas/desk/desktop.ts';
import { english } from './english.ts';
import { irish } from './irish.ts';

export type Language = DesktopMenu['language'];
export type Words = typeof english;

/** What the host says, by language. */
export const WORDS: Record<Language, Words> = { en: english, ga: irish };

/** The words in the language of the system, before the page has said which one it speaks. */
export const systemWords = (locale: string): Words => WORDS[locale.startsWith('ga') ? 'ga' : 'en'];

/** The words of the menus as a system writes them. */
export function menuWords(language: Language, platform: NodeJS.Platform): Words['menu'] {
  const { menu, macMenu, windowsMenu } = WORDS[language];
  if (platform === 'darwin') return { ...menu, ...macMenu };
  return platform === 'win32' ? { ...menu, ...windowsMenu } : menu;
}
