import { type Language, language } from './i18n.ts';

// Chromium carries no Irish dates, so that the names stand here, for English alike.
const english =
  'January February March April May June July August September October November December';
const irish =
  'Eanáir,Feabhra,Márta,Aibreán,Bealtaine,Meitheamh,Iúil,Lúnasa,Meán Fómhair,Deireadh Fómhair,Samhain,Nollaig';

/** Every language's months, from January: a date may be typed in any. */
export const MONTHS: Record<Language, readonly string[]> = {
  en: english.split(' '),
  ga: irish.split(','),
};

const short: Record<Language, readonly string[]> = {
  en: MONTHS.en.map((name) => name.slice(0, 3)),
  ga: 'Ean Feabh Márta Aib Beal Meith Iúil Lún MFómh DFómh Samh Noll'.split(' '),
};

/** A month's short name in the language shown, counted from 1: `Mar`. */
export function monthName(month: number): string {
  return short[language()][month - 1] ?? '';
}
