import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { FormDialog, type FormDialogProps } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { change, difference as less, money } from '../../../i18n/money.ts';
import { News } from '../history/news.tsx';
import classes from './change.module.css';

interface DialogProps extends FormDialogProps {
  /** Of the quote that is changed. */
  readonly page: QuotePage;
}

/** A change of the quote in a window of its own, which says what others did to it meanwhile. */
export function Dialog({ page, children, ...others }: DialogProps) {
  return (
    <FormDialog {...others}>
      {(errorAt) => (
        <>
          <News page={page} />
          {typeof children === 'function' ? children(errorAt) : children}
        </>
      )}
    </FormDialog>
  );
}

interface OutcomeProps {
  /** Euro, as the quote is. */
  readonly premium: number;
  /** Euro that the change does to it. */
  readonly difference: number;
}

/** What a change would make of the premium. */
export function Outcome({ premium, difference }: OutcomeProps) {
  const { t } = useTranslation('quote');
  return (
    <p className={`${classes.outcome} amount`} aria-live="polite">
      {t('outcome', {
        premium: money(less(premium, -difference)),
        difference: change(difference),
      })}
    </p>
  );
}

/** Says that nothing can be rated again, because the rate book of the quote is not there. */
export function NoRateBook() {
  const { t } = useTranslation('quote');
  return <Notice urgent tone="fault" title={t('noRateBook')} />;
}

interface ReasonFieldProps {
  readonly label: string;
  readonly reason: string;
  readonly onChange: (reason: string) => void;
  /** Whether the keyboard begins here. */
  readonly isFirst?: boolean;
  readonly error?: ReactNode;
}

/** Why something is done that needs a reason: the history keeps it. */
export function ReasonField({ label, reason, onChange, isFirst, error }: ReasonFieldProps) {
  const { t } = useTranslation('quote');
  return (
    <TypedText
      label={label}
      note={t('reasonNote')}
      value={reason}
      error={error}
      most={500}
      isLong
      required
      isFirst={isFirst}
      onChange={onChange}
    />
  );
}
