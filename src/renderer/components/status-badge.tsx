import { useTranslation } from 'react-i18next';
import type { QuoteStatus } from '../../shared/domain/quotes/quote-status.ts';
import classes from './status-badge.module.css';

/** A quote's status as a word with a colour; the word alone says it. */
export function StatusBadge({ status }: { readonly status: QuoteStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.badge} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
