import { TextInput, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { FormPath } from '../../../shared/domain/quote-fields/form-fields.ts';
import classes from './field.module.css';
import { dateReading } from './store/document.ts';
import { type Field, useField } from './use-field.ts';
import { useEdited } from './use-shown.ts';

interface FieldFrameProps {
  readonly field: Field;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A control; next to its label the way back where a register filled it or a renewal proposed it, below it what was likely meant. */
export function FieldFrame({ field, wide = false, children }: FieldFrameProps) {
  const { t } = useTranslation('newQuote');
  return (
    <div className={classes.field} data-wide={wide || undefined}>
      {children}
      {field.filled && field.toConfirm === undefined && (
        <button
          type="button"
          className={classes.filled}
          // Esc in the field does the same: a stop for each filled field would be in the way.
          tabIndex={-1}
          title={t(`${field.filledBy}.back`)}
          onClick={field.giveBack}
        >
          <span aria-hidden="true">{t(`${field.filledBy}.mark`)}</span>
          <VisuallyHidden>{t('filled.backOf', { field: field.label })}</VisuallyHidden>
        </button>
      )}
      {field.toConfirm === 'typical' && (
        <span className={classes.typical}>{t('toConfirm.typical')}</span>
      )}
      {field.toConfirm === 'answer' && (
        <button
          type="button"
          className={classes.toConfirm}
          // Alt+Enter in the field does the same.
          tabIndex={-1}
          title={t('toConfirm.key')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={field.confirm}
        >
          <span aria-hidden="true">{t('toConfirm.mark')}</span>
          <VisuallyHidden>{t('toConfirm.confirm', { field: field.label })}</VisuallyHidden>
        </button>
      )}
      {field.suggestion !== undefined && (
        <button
          type="button"
          className={classes.suggestion}
          title={t('suggestion.key')}
          // The field keeps the focus: without it a fault would stand here, and the click would miss.
          onMouseDown={(event) => event.preventDefault()}
          onClick={field.takeSuggestion}
        >
          {t('suggestion.take', { suggestion: field.suggestion })}
          <kbd aria-hidden>↓</kbd>
        </button>
      )}
    </div>
  );
}

const ORDER: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/**
 * A control's label, and the text below it.
 * @param note what stands there while nothing is wrong or unusual
 */
export function useWording(field: Field, note?: string) {
  const { label, filled, filledBy, toConfirm, effect, fault, unusual } = field;
  const { t } = useTranslation('newQuote');
  const text = fault ? undefined : (unusual ?? note);
  return {
    label,
    error: fault,
    inputWrapperOrder: ORDER,
    description: (text || effect || filled || toConfirm) && (
      <>
        <span className={classes.note} data-tone={unusual ? 'warning' : 'plain'}>
          {text}
        </span>
        {effect && !fault && (
          <span className={classes.effect}>
            {text && ' · '}
            <VisuallyHidden>{t('effect.spoken')} </VisuallyHidden>
            <span className="amount">{effect}</span>
          </span>
        )}
        {filled && <VisuallyHidden>{` ${t(`${filledBy}.spoken`)}`}</VisuallyHidden>}
        {toConfirm && <VisuallyHidden>{` ${t(`toConfirm.spoken.${toConfirm}`)}`}</VisuallyHidden>}
      </>
    ),
  };
}

interface TextFieldProps {
  readonly path: FormPath;
  readonly note?: string | undefined;
  readonly wide?: boolean;
  readonly inputMode?: 'numeric' | 'email' | 'tel';
  /** What an empty element counts as, in words. */
  readonly placeholder?: string | undefined;
}

/** For a control that is typed in: what a register fills while it has the focus is selected. */
export function useInput({ filled, text }: Field) {
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is the reason to select it
  useEffect(() => {
    // A register may answer once the field has the focus: what is typed then replaces its text, as if it had come before.
    if (filled && document.activeElement === input.current) input.current?.select();
  }, [filled, text]);
  return input;
}

/** An element that is typed. */
export function TextField({ path, note, wide = false, inputMode, placeholder }: TextFieldProps) {
  const field = useField(path);
  const input = useInput(field);
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
  const { form, session } = useEdited();
  const own = useStore(form, ({ content }) => content.texts[path] ?? '');
  const begins = useStore(form, ({ content }) => content.texts[START] ?? '');
  const today = useStore(session, (state) => state.today);
  const texts = { [START]: begins, [path]: own };
  const reading = dateReading(path, texts, today);
  const start = dateReading(START, texts, today);
  const startDay = start?.kind === 'day' ? start.day : undefined;
  const note = reading?.kind === 'day' ? readBack(reading.day, today, startDay) : t('date.form');
  return <TextField path={path} note={note} />;
}
