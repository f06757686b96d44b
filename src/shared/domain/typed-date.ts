import { readDay } from './date.ts';
import { fold } from './fold.ts';

const english =
  'January February March April May June July August September October November December';
const irish =
  'Eanáir,Feabhra,Márta,Aibreán,Bealtaine,Meitheamh,Iúil,Lúnasa,Meán Fómhair,Deireadh Fómhair,Samhain,Nollaig';

/** Every language's months, from January: a date may be typed in any. */
export const MONTHS = { en: english.split(' '), ga: irish.split(',') } as const;

/** Each form with the places of its day, month and year among the groups. */
const FORMS: readonly (readonly [RegExp, 'dmy' | 'ymd' | 'mdy'])[] = [
  [/^((?:19|20)\d{2})[-/. ](\d{1,2})[-/. ](\d{1,2})$/, 'ymd'],
  [/^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|(?:19|20)\d{2})$/, 'dmy'],
  [/^(\d{2})(\d{2})((?:19|20)\d{2})$/, 'dmy'],
  [/^((?:19|20)\d{2})(\d{2})(\d{2})$/, 'ymd'],
  [/^(\d{2})(\d{2})(\d{2})$/, 'dmy'],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]*(\p{L}[\p{L} ]{2,15}?)[-/., ]*(\d{2}|(?:19|20)\d{2})$/u,
    'dmy',
  ],
  [/^(\p{L}[\p{L} ]{2,15}?)\.? *(\d{1,2})(?:st|nd|rd|th)?[, ]+(\d{2}|(?:19|20)\d{2})$/u, 'mdy'],
];

/** A date as it was typed; whether there is such a day is still to be found out. */
export interface TypedDate {
  /** Two digits or four. */
  readonly year: string;
  /** As it was typed, and counted from 1; 0 where no month has this name. */
  readonly month: { readonly text: string; readonly number: number };
  readonly day: number;
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const typed = text === 'sept' ? 'sep' : fold(text);
  const starts = (names: readonly string[]) =>
    names.findIndex((name) => fold(name).startsWith(typed)) + 1;
  return starts(MONTHS.en) || starts(MONTHS.ga);
}

/**
 * Takes a date apart as people in Ireland type it, the day before the month: `12/03/1985`, `12-3-85`,
 * `12.3.1985`, `12031985`, `12 Mar 1985`, and `1985-03-12`.
 */
export function typedDate(text: string): TypedDate | undefined {
  const typed = text.trim().toLowerCase();
  for (const [form, order] of FORMS) {
    const match = form.exec(typed);
    if (!match) continue;
    const part = (letter: string) => match[order.indexOf(letter) + 1] ?? '';
    const month = part('m');
    return {
      year: part('y'),
      month: { text: month, number: monthOf(month) },
      day: Number(part('d')),
    };
  }
  return undefined;
}

/** Whether a text is a day only with the month before it, as `04/25/1985`. */
export function isMonthFirst(text: string): boolean {
  const { day = 0, month } = typedDate(text) ?? {};
  const number = month?.number ?? 0;
  return number > 12 && number <= 31 && day >= 1 && day <= 12;
}

/** A day by its numbers, as `YYYY-MM-DD`; whether there is such a day is still to be found out. */
export function writtenDate(year: number, month: number, day: number): string {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** The days that a typed text may mean, `YYYY-MM-DD`: with two digits of a year, one of each century. */
export function typedDays(text: string): readonly string[] {
  const date = typedDate(text);
  if (!date) return [];
  const { year, month, day } = date;
  const years = year.length === 4 ? [Number(year)] : [1900 + Number(year), 2000 + Number(year)];
  return years.flatMap((each) => readDay(writtenDate(each, month.number, day)) ?? []);
}
