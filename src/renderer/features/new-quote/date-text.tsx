import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { dateReading } from './store/document.ts';
import { newQuote } from './store/store.ts';
import { TextField } from './text-field.tsx';

interface DateTextProps {
  readonly path: FormPath;
  /** A day as it is read back, `YYYY-MM-DD`; with it today and the start of cover. */
  readonly readBack: (day: string, today: string, start: string | undefined) => string;
}

const START = 'Policy/InceptionDate';

/** A date typed in any usual form and read back below. */
export function DateText({ path, readBack }: DateTextProps) {
  const { t } = useTranslation();
  const own = useStore(newQuote.form, ({ content }) => content.texts[path] ?? '');
  const begins = useStore(newQuote.form, ({ content }) => content.texts[START] ?? '');
  const today = useStore(newQuote.session, (state) => state.today);
  const texts = { [START]: begins, [path]: own };
  const reading = dateReading(path, texts, today);
  const start = dateReading(START, texts, today);
  const startDay = start?.kind === 'day' ? start.day : undefined;
  const note = reading?.kind === 'day' ? readBack(reading.day, today, startDay) : t('date.form');
  return <TextField path={path} note={note} />;
}
