import { TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import { FieldFrame, useWording } from './field-frame.tsx';
import { dateReading } from './store/document.ts';
import { newQuote } from './store/store.ts';
import { useField } from './use-field.ts';

interface TextFieldProps {
  readonly path: FormPath;
  readonly note?: string | undefined;
  readonly wide?: boolean;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  /** What an empty element counts as, in words. */
  readonly placeholder?: string | undefined;
}

/** An element that is typed. */
export function TextField({ path, note, wide = false, inputMode, placeholder }: TextFieldProps) {
  const field = useField(path);
  const input = useRef<HTMLInputElement>(null);
  const { filled, text } = field;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the reason to select it
  useEffect(() => {
    // A register may answer once the field has the focus: what is typed then replaces its text, as if it had come before.
    if (filled && document.activeElement === input.current) input.current?.select();
  }, [filled, text]);
  return (
    <FieldFrame field={field} wide={wide}>
      <TextInput
        ref={input}
        {...field.control}
        {...useWording(field, note)}
        size="sm"
        autoComplete="off"
        inputMode={inputMode}
        placeholder={placeholder}
        onFocus={(event) => event.currentTarget.select()}
      />
    </FieldFrame>
  );
}

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
