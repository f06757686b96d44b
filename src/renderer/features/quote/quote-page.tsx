import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../shared/schemas/quote.ts';
import { Notice } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { sayWarning } from '../../i18n/say.ts';
import { Actions } from './actions.tsx';
import { AcceptDialog } from './change/accept-dialog.tsx';
import { AddCoverDialog } from './change/add-cover-dialog.tsx';
import { DriverNumberDialog } from './change/driver-number-dialog.tsx';
import { OverrideDialog } from './change/override-dialog.tsx';
import type { OpenDialog } from './change/start.ts';
import { Covers } from './covers.tsx';
import { Documents } from './documents/documents.tsx';
import { Given } from './given.tsx';
import { Head } from './head.tsx';
import { History } from './history/history.tsx';
import { News } from './history/news.tsx';
import { Premium } from './premium/premium.tsx';
import { Requotes } from './requotes/requotes.tsx';
import { WhatIfTable } from './what-if.tsx';

/** A quote with all that can be known of it and done with it. */
export function QuotePage({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation('quote');
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const open = quote.status === 'quoted';

  return (
    <Screen title={t('title', { id: quote.quoteId })}>
      <Head quote={quote} />
      <Actions quote={quote} active={dialog === undefined} onOpen={setDialog} />
      {dialog === undefined && <News />}
      {quote.referrals.length > 0 && (
        <Notice tone="warning" title={t('referred')}>
          <ul>
            {quote.referrals.map(({ rule, message }) => (
              <li key={rule}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {quote.warnings.length > 0 && (
        <Notice tone="warning" title={t('warnings')}>
          <ul>
            {quote.warnings.map(sayWarning).map((said) => (
              <li key={said}>{said}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Given
        quote={quote}
        onDriverNumber={
          quote.status === 'expired' ? undefined : () => setDialog({ kind: 'driverNumber' })
        }
      />
      <Premium explanation={quote.explanation} />
      {quote.status !== 'accepted' && (
        <>
          <WhatIfTable id={quote.quoteId} onStart={open ? setDialog : undefined} />
          <Covers />
        </>
      )}
      <Documents quote={quote} active={dialog === undefined} />
      <Requotes quote={quote} />
      <History history={quote.history} />
      {dialog?.kind === 'override' && (
        <OverrideDialog quote={quote} start={dialog.start} onClose={close} />
      )}
      {dialog?.kind === 'addCover' && (
        <AddCoverDialog quote={quote} start={dialog.start} onClose={close} />
      )}
      {dialog?.kind === 'driverNumber' && <DriverNumberDialog quote={quote} onClose={close} />}
      {dialog?.kind === 'accept' && <AcceptDialog quote={quote} onClose={close} />}
    </Screen>
  );
}
