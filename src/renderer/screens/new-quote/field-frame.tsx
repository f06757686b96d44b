import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../parts/icon.tsx';
import classes from './field.module.css';
import type { Field } from './use-field.ts';

interface FieldFrameProps {
  readonly field: Field;
  /** What stands below while nothing is wrong or unusual. */
  readonly note?: string | undefined;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A field's label, what filled it, its control, and what is to be said of it. */
export function FieldFrame({ field, note, wide = false, children }: FieldFrameProps) {
  const { t } = useTranslation('newQuote');
  const { id, label, filled, fault, unusual } = field;
  const tone = fault ? 'fault' : unusual ? 'warning' : 'plain';
  return (
    <div className={classes.field} data-wide={wide || undefined}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {filled && (
          <button
            type="button"
            className={classes.filled}
            // Esc in the field does the same: a stop for each filled field would be in the way.
            tabIndex={-1}
            title={t('filled.back')}
            aria-label={t('filled.backOf', { field: label })}
            onClick={field.giveBack}
          >
            {t('filled.mark')}
            <Icon name="undo" />
          </button>
        )}
      </div>
      {children}
      <div id={`${id}-note`} className={classes.note} data-tone={tone}>
        {fault ?? unusual ?? note}
      </div>
      <VisuallyHidden id={`${id}-filled`}>{filled && t('filled.spoken')}</VisuallyHidden>
    </div>
  );
}
