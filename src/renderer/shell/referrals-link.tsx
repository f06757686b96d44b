import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { REFERRALS, useWaitingReferrals } from '../data/waiting-referrals.ts';
import { writtenCount } from '../i18n/count.ts';
import classes from './app.module.css';

/** The way to the queue of referrals with how many wait there; nothing where none does. */
export function ReferralsLink({ onNavigate }: { readonly onNavigate: () => void }) {
  const { t } = useTranslation();
  const [location] = useLocation();
  const waiting = useWaitingReferrals();
  const isShown = location === REFERRALS;
  if (!waiting && !isShown) return null;
  return (
    <Link
      href={REFERRALS}
      className={`${classes.link} ${classes.below}`}
      title={t('waiting.link')}
      onClick={onNavigate}
      {...(isShown && { 'aria-current': 'page' })}
    >
      <span className={classes.linkName}>{t('waiting.link')}</span>
      {waiting && (
        <span className={classes.badge} data-testid="waiting">
          <span aria-hidden="true">{writtenCount(waiting)}</span>
          <VisuallyHidden>
            {t('waiting.count', { count: waiting.count, written: writtenCount(waiting) })}
          </VisuallyHidden>
        </span>
      )}
    </Link>
  );
}
