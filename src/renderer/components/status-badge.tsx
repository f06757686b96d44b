import { useTranslation } from 'react-i18next';
import type { QuoteStatus } from '../../shared/domain/quotes/quote-status.ts';
import classes from './status-badge.module.css';

const TONES: Readonly<Record<QuoteStatus, 'waiting' | 'sold' | 'over'>> = {
  quoted: 'waiting',
  accepted: 'sold',
  expired: 'over',
};

/** A quote's status as a word with a colour; the word alone says it. */
export function StatusBadge({ status }: { readonly status: QuoteStatus }) {
  const { t } = useTranslation();
  return (
    <span className={classes.badge} data-tone={TONES[status]}>
      {t(`status.${status}`)}
    </span>
  );
}
