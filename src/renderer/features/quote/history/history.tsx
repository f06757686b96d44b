import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import classes from '../../../components/history-lines.module.css';
import { HistoryLines } from '../../../components/history-lines.tsx';
import { FaultNotice } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { useOperation } from '../../../data/operation-query.ts';
import { historyWords } from '../../../i18n/history-words.ts';
import { money } from '../../../i18n/money.ts';

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
      <HistoryLines
        total={first + entries.length - 1}
        lines={words.map(({ number, premium, ...line }) => ({
          ...line,
          key: number,
          aside: (
            <>
              {premium?.before !== undefined && premium.before !== premium.after && (
                <>
                  <span className={classes.quiet}>{money(premium.before)}</span>
                  {' → '}
                </>
              )}
              {premium && money(premium.after)}
            </>
          ),
        }))}
      />
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {showEarlier && (
        <Button variant="default" size="xs" onClick={showEarlier}>
          {t('history.earlier', { count: first - 1 })}
        </Button>
      )}
    </Section>
  );
}
