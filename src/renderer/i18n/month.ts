import { MONTHS } from '../../shared/domain/typed-date.ts';
import { type Language, language } from './i18n.ts';

// Chromium carries no Irish dates, so that the names stand in a table, for English alike.
const short: Record<Language, readonly string[]> = {
  en: MONTHS.en.map((name) => name.slice(0, 3)),
  ga: 'Ean Feabh Márta Aib Beal Meith Iúil Lún MFómh DFómh Samh Noll'.split(' '),
};

/** A month's short name in the language shown, counted from 1: `Mar`. */
export function monthName(month: number): string {
  return short[language()][month - 1] ?? '';
}
