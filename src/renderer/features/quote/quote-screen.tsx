import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useLive } from '../../data/data-version.ts';
import { MINUTE, useEvery } from '../../data/every.ts';
import { QuotePage } from './quote-page.tsx';
import { useQuote } from './quote-store.ts';

function OneQuote({ id }: { readonly id: string }) {
  const { t } = useTranslation('quote');
  const shown = useQuote((state) => state.id);
  const quote = useQuote((state) => state.quote);
  const open = useQuote((state) => state.open);
  const load = useQuote((state) => state.load);
  useEffect(() => open(id), [open, id]);
  useLive(load);
  // A quote expires without any change of the data.
  useEvery(MINUTE, load);

  if (shown !== id || quote.state === 'loading') {
    return (
      <Screen title={t('title', { id })}>
        <Waiting what={t('title', { id })} height={420} />
      </Screen>
    );
  }
  if (quote.state === 'ready') return <QuotePage quote={quote.value} />;
  const unknown = quote.fault.kind === 'notFound';
  return (
    <Screen
      title={t(unknown ? 'unknown.title' : 'title', { id })}
      {...(unknown && { lead: t('unknown.lead', { id }) })}
    >
      {!unknown && <FaultNotice fault={quote.fault} onRetry={load} />}
      <Anchor component={Link} href="/quotes">
        {t('unknown.back')}
      </Anchor>
    </Screen>
  );
}

/** One quote: found by its id in the address, and followed while it is shown. */
export function QuoteScreen() {
  const { id = '' } = useParams();
  return <OneQuote key={id} id={id} />;
}
