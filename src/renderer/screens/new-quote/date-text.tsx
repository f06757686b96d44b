import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { dateReading } from '../../stores/new-quote/document.ts';
import type { FieldPath } from '../../stores/new-quote/fields.ts';
import { newQuote } from '../../stores/new-quote/this-desk.ts';
import { TextField } from './text-field.tsx';

interface DateTextProps {
  readonly path: FieldPath;
  /** A day as it is read back, `YYYY-MM-DD`; with it today and the start of cover. */
  readonly readBack: (day: string, today: string, start: string | undefined) => string;
}

/** A date typed in any usual form and read back below. */
export function DateText({ path, readBack }: DateTextProps) {
  const { t } = useTranslation();
  const texts = useStore(newQuote.form, ({ content }) => content.texts);
  const today = useStore(newQuote.session, (state) => state.today);
  const reading = dateReading(path, texts, today);
  const start = dateReading('Policy/InceptionDate', texts, today);
  const startDay = start?.kind === 'day' ? start.day : undefined;
  const note = reading?.kind === 'day' ? readBack(reading.day, today, startDay) : t('date.form');
  return <TextField path={path} note={note} />;
}
