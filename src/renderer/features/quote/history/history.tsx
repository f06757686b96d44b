import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { FaultNotice } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { useOperation } from '../../../data/operation-query.ts';
import { moment } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { who } from '../../../i18n/who.ts';
import classes from './history.module.css';
import { historyWords } from './history-words.ts';

/** How many older entries one wish for more adds. */
const MORE = 50;

/** The entries of a quote's history that are shown, and how to show older ones. */
function useHistory({ quoteId, history, earlierHistory: earlier = 0 }: Quote) {
  const [wanted, setWanted] = useState(0);
  const page = useOperation(
    'getQuoteHistory',
    { id: quoteId, before: earlier + 1, limit: Math.min(wanted, earlier) || 1 },
    { enabled: wanted > 0 && earlier > 0, keepsPrevious: true },
  );
  const older = wanted > 0 && page.value?.quoteId === quoteId ? page.value : undefined;
  // Pages that were read before a change overlap with what is shown, or leave nothing out.
  const fits = older !== undefined && older.first + older.history.length - 1 === earlier;
  const first = fits ? older.first : earlier + 1;
  return {
    entries: fits ? [...older.history, ...history] : history,
    /** The number of the first entry that is shown. */
    first,
    showEarlier: first > 1 ? () => setWanted(earlier + 1 - first + MORE) : undefined,
    fault: page.fault,
    refetch: page.refetch,
  };
}

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
