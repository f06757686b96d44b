import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { MINUTE } from '../../data/every.ts';
import { useOperation } from '../../data/use-operation.ts';
import { QuotePage } from './quote-page.tsx';
import '../../i18n/screen-words/quote.ts';

function OneQuote({ id }: { readonly id: string }) {
  const { t } = useTranslation('quote');
  // A quote expires without any change of the data.
  const { value, fault, refetch } = useOperation('getQuotePage', { id }, { every: MINUTE });

  if (value) return <QuotePage page={value} />;
  if (!fault) {
    return (
      <Screen title={t('title', { id })}>
        <Waiting what={t('title', { id })} height={420} />
      </Screen>
    );
  }
  const unknown = fault.kind === 'notFound';
  return (
    <Screen
      title={t(unknown ? 'unknown.title' : 'title', { id })}
      {...(unknown && { lead: t('unknown.lead', { id }) })}
    >
      {!unknown && <FaultNotice fault={fault} onRetry={refetch} />}
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
