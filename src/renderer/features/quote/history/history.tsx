import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Section } from '../../../components/section.tsx';
import { moment } from '../../../i18n/moment.ts';
import { money } from '../../../i18n/money.ts';
import { who } from '../../../i18n/who.ts';
import classes from './history.module.css';
import { historyWords } from './history-words.ts';
import { useHistory } from './use-history.ts';

/** Everything that happened to the quote, the newest first: what, why, who and when. */
export function History({ page: { quote, explored } }: { readonly page: QuotePage }) {
  const { t } = useTranslation('quote');
  const { entries, first, showEarlier, fault, refetch } = useHistory(quote);
  const words = historyWords(entries, explored?.terms.addOns, first).toReversed();
  return (
    <Section title={t('history.title')}>
      <ol className={classes.list} reversed start={first + entries.length - 1}>
        {words.map(({ number, at, by, user, what, reason, premium }) => (
          <li key={number} className={classes.entry}>
            <div className={classes.what}>
              {what}
              {reason && <q className={classes.reason}>{reason}</q>}
            </div>
            <div className={`${classes.premium} amount`}>
              {premium?.before !== undefined && premium.before !== premium.after && (
                <>
                  <span className={classes.quiet}>{money(premium.before)}</span>
                  {' → '}
                </>
              )}
              {premium && money(premium.after)}
            </div>
            <div className={classes.by}>
              <time dateTime={at}>{moment(at)}</time> · {who(by, user)}
            </div>
          </li>
        ))}
      </ol>
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {showEarlier && (
        <Button variant="default" size="xs" onClick={showEarlier}>
          {t('history.earlier', { count: first - 1 })}
        </Button>
      )}
    </Section>
  );
}
