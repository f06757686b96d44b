import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { QuoteLine } from '../../../shared/shapes/quote-list.ts';
import { call } from '../../client.ts';
import { Screen } from '../../parts/screen.tsx';
import { useLive } from '../../stores/pulse.ts';

/** The newest quotes. */
export function QuotesScreen() {
  const { t } = useTranslation();
  const [quotes, setQuotes] = useState<readonly QuoteLine[]>([]);
  useLive(async () => {
    const answer = await call('listQuotes', { limit: 100 });
    if (answer.ok) setQuotes(answer.value.quotes);
  });
  return (
    <Screen title={t('screens.quotes')}>
      <ul>
        {quotes.map(({ quoteId, customerName }) => (
          <li key={quoteId}>
            <Anchor component={Link} href={`/quotes/${quoteId}`}>
              {quoteId} {customerName}
            </Anchor>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
