import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './field.module.css';
import type { Field } from './use-field.ts';

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
 * A control's label, and what is to be said below it.
 * @param note what stands there while nothing is wrong or unusual
 */
export function useWording(field: Field, note?: string) {
  const { label, filled, filledBy, toConfirm, fault, unusual } = field;
  const { t } = useTranslation('newQuote');
  const text = fault ? undefined : (unusual ?? note);
  return {
    label,
    error: fault,
    inputWrapperOrder: ORDER,
    description: (text || filled || toConfirm) && (
      <>
        <span className={classes.note} data-tone={unusual ? 'warning' : 'plain'}>
          {text}
        </span>
        {filled && <VisuallyHidden>{` ${t(`${filledBy}.spoken`)}`}</VisuallyHidden>}
        {toConfirm && <VisuallyHidden>{` ${t(`toConfirm.spoken.${toConfirm}`)}`}</VisuallyHidden>}
      </>
    ),
  };
}
