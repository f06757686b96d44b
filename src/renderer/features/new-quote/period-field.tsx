import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { daysBetween, daysLater, lastDayOfYear } from '../../../shared/domain/date.ts';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { typedDay, writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { Chips } from './chips.tsx';
import { DateText } from './date-text.tsx';
import classes from './field.module.css';
import { dateReading } from './store/document.ts';
import { newQuote } from './store/store.ts';
import { useTerms } from './use-terms.ts';

const START = 'Policy/InceptionDate' satisfies FormPath;

/** How long cover is from one day to another, both counted. */
function periodWords(from: string, to: string): string {
  if (to === lastDayOfYear(from)) return translate('newQuote:period.year');
  return translate('newQuote:period.days', { count: daysBetween(from, to) + 1 });
}

/** The first day of cover: none begins before the day of the quote. */
const firstDay = (start: string | undefined, today: string) =>
  start !== undefined && start > today ? start : today;

/** The last day with the length of cover: `21 Feb 2027, 92 days`. */
function readBackEnd(day: string, today: string, start: string | undefined): string {
  const from = firstDay(start, today);
  const written = writtenDay(day);
  if (day < from) return written;
  return translate('newQuote:period.lasts', { day: written, period: periodWords(from, day) });
}

/** The last day of cover, typed or chosen by the lengths of the rate book; empty for a year. */
export function PeriodField({ path }: { readonly path: FormPath }) {
  const { t } = useTranslation('newQuote');
  // Not the texts as a whole: each key anywhere would draw this field again.
  const startText = useStore(newQuote.form, ({ content }) => content.texts[START] ?? '');
  const endText = useStore(newQuote.form, ({ content }) => content.texts[path] ?? '');
  const today = useStore(newQuote.session, (state) => state.today);
  const lengths = useTerms()?.periods?.upToDays ?? [];
  const start = dateReading(START, { [START]: startText }, today);
  const end = dateReading(path, { [path]: endText }, today);
  const from = firstDay(start?.kind === 'day' ? start.day : undefined, today);
  const year = lastDayOfYear(from);
  const lastDays = lengths.map((days) => daysLater(from, days - 1)).filter((day) => day < year);
  const chosen = end?.kind === 'day' ? end.day : end?.kind === 'empty' ? year : undefined;
  const choose = (day: string) => {
    newQuote.type(path, day === year ? '' : typedDay(day));
    void newQuote.leave(path);
  };
  return (
    <>
      <DateText path={path} readBack={readBackEnd} />
      {lastDays.length > 0 && (
        <fieldset className={classes.lengths}>
          <legend>{t('period.label')}</legend>
          <Chips
            name={path}
            chosen={chosen}
            onChoose={choose}
            chips={[...lastDays, year].map((day) => ({
              value: day,
              title: periodWords(from, day),
              difference: undefined,
            }))}
          />
        </fieldset>
      )}
    </>
  );
}
