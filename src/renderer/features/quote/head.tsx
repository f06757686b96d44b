import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../shared/schemas/quote.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useNow } from '../../data/every.ts';
import { money } from '../../i18n/money.ts';
import { Assumed } from './assumed.tsx';
import { dayOf } from './day-of.ts';
import classes from './head.module.css';
import { startsAt, total } from './period.ts';
import { validity } from './validity.ts';

/** What a quote comes down to: its status, its premium, and how long it holds. */
export function Head({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation(['quote', 'common']);
  const now = useNow();
  const { quoteId, policyId, status, premium } = quote;
  const isAccepted = status === 'accepted';
  return (
    <div className={classes.head}>
      <div>
        <div className={classes.premium} data-testid="premium">
          <span className="amount">{money(premium)}</span>{' '}
          <span className={classes.unit}>{total(quote)}</span>
        </div>
        <div className={classes.validity}>
          <StatusBadge status={status} />
          {quote.referral && !isAccepted && (
            <span className={classes.chip} data-referral={quote.referral.state}>
              {t(`common:referral.${quote.referral.state}`)}
            </span>
          )}
          {quote.explanation.rateBook.demonstration && (
            <span className={classes.chip}>{t('common:rateBook.demonstration')}</span>
          )}
          <span>
            {isAccepted ? t('head.starts', { day: dayOf(startsAt(quote)) }) : validity(quote, now)}
          </span>
        </div>
      </div>
      <dl className={classes.ids}>
        <div>
          <dt>{t('head.quoteId')}</dt>
          <dd>
            <code>{quoteId}</code> <CopyButton text={quoteId} what={t('head.quoteId')} />
          </dd>
        </div>
        {policyId !== undefined && (
          <div>
            <dt>{t('head.policyId')}</dt>
            <dd>
              <code>{policyId}</code> <CopyButton text={policyId} what={t('head.policyId')} />
            </dd>
          </div>
        )}
      </dl>
      <Assumed assumed={quote.assumed} />
    </div>
  );
}
