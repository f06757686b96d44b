import '../../i18n/screen-words/notes.ts';
import '../../i18n/screen-words/quote.ts';
import { Anchor } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { REFUSAL_LETTER } from '../../../shared/domain/quotes/document-type.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type {
  ActiveOverride,
  QuotePage as Page,
} from '../../../shared/schemas/quotes/quote-page.ts';
import { FaultNotice, Notice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Screen, Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { MINUTE } from '../../data/every.ts';
import { useNewsState } from '../../data/news.ts';
import { useOperation } from '../../data/operation-query.ts';
import { withoutAssumed } from '../../data/warnings.ts';
import { sayWarning } from '../../i18n/say.ts';
import { AcceptDialog } from './change/accept-dialog.tsx';
import { AddCoverDialog } from './change/add-cover-dialog.tsx';
import { NoRateBook } from './change/change-dialog.tsx';
import { DriverNumberDialog } from './change/driver-numbers.tsx';
import { LostNotice, MarkLostDialog } from './change/lost.tsx';
import type { OpenDialog } from './change/open-dialog.ts';
import { OverrideDialog, WithdrawDialog } from './change/override-dialogs.tsx';
import {
  ApproveDialog,
  ReferDialog,
  RefuseDialog,
  SendDialog,
} from './change/referral-dialogs.tsx';
import { SuitabilityDialog } from './change/suitability-dialog.tsx';
import { Claims } from './claims/claims.tsx';
import { Covers } from './covers/covers.tsx';
import { Documents } from './documents/documents.tsx';
import { showDocument } from './documents/documents-store.ts';
import { ExplainDialog } from './explain/explain-dialog.tsx';
import { Given } from './given.tsx';
import { Head, Ids } from './head/head.tsx';
import { OpenElsewhere } from './head/open-elsewhere.tsx';
import { ReferralNotice } from './head/referral-notice.tsx';
import { SaleBar } from './head/sale-bar.tsx';
import { History } from './history/history.tsx';
import { News } from './history/news.tsx';
import { Notes } from './notes/notes.tsx';
import { Policy } from './policy/policy.tsx';
import { Premium } from './premium/premium.tsx';
import { Requotes } from './requotes/requotes.tsx';
import { WhatIfTable } from './what-if.tsx';
import { quoteTitle } from './words/quote-words.ts';

// Only a policy has an account.
const Payments = lazy(async () => ({
  default: (await import('./payments/payments.tsx')).Payments,
}));

/** A quote with all that can be known of it and done with it. */
export function QuotePage({ page }: { readonly page: Page }) {
  const { t } = useTranslation('quote');
  const { quote, customerKey, customerEmail, explored } = page;
  const may = useMay();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const withdraw = (override: ActiveOverride) => setDialog({ kind: 'withdraw', override });
  const warnings = withoutAssumed(quote.warnings);
  const { isOpen: open, isPolicy, takesDriverNumbers } = STATUSES[quote.status];
  const follow = useNewsState((state) => state.follow);
  useEffect(() => follow(quote), [follow, quote]);

  return (
    <Screen title={quoteTitle(quote)} isPrivate actions={<Ids quote={quote} />}>
      <SaleBar quote={quote} active={dialog === undefined} onOpen={setDialog} />
      <Head page={page} onWithdraw={open && may('quote:override') ? withdraw : undefined} />
      {dialog === undefined && <News page={page} />}
      <OpenElsewhere quoteId={quote.quoteId} />
      <LostNotice
        quote={quote}
        active={dialog === undefined}
        onChange={() => setDialog({ kind: 'lost' })}
      />
      <ReferralNotice quote={quote} isOpen={open} onLetter={() => showDocument(REFUSAL_LETTER)} />
      {warnings.length > 0 && (
        <Notice tone="warning" title={t('warnings')}>
          <ul>
            {warnings.map(sayWarning).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Given
        quote={quote}
        customerKey={customerKey}
        onDriverNumber={
          takesDriverNumbers && may('quote:write')
            ? (driver) => setDialog({ kind: 'driverNumber', driver })
            : undefined
        }
      />
      {quote.policyId !== undefined && (
        <>
          <Policy policyId={quote.policyId} active={dialog === undefined} />
          <Suspense>
            <Payments policyId={quote.policyId} active={dialog === undefined} />
          </Suspense>
        </>
      )}
      <Claims quote={quote} active={dialog === undefined} />
      <Notes quoteId={quote.quoteId} />
      <Premium explanation={quote.explanation} />
      {!isPolicy && !explored && <NoRateBook />}
      {!isPolicy && explored && (
        <>
          <WhatIfTable
            id={quote.quoteId}
            whatIf={explored.whatIf}
            onStart={open ? setDialog : undefined}
          />
          <Covers page={page} comparison={explored.comparison} />
        </>
      )}
      {may('document:generate') ? (
        <Documents
          quote={quote}
          customerEmail={customerEmail}
          active={dialog === undefined}
          onConfirm={
            open && may('quote:write') ? () => setDialog({ kind: 'suitability' }) : undefined
          }
        />
      ) : (
        <Section title={t('documents.title')}>
          <RoleNeeded right="document:generate" to="use" />
        </Section>
      )}
      <Requotes quote={quote} />
      <History page={page} />
      {dialog?.kind === 'override' && (
        <OverrideDialog page={page} start={dialog.start} onWithdraw={withdraw} onClose={close} />
      )}
      {dialog?.kind === 'withdraw' && (
        <WithdrawDialog page={page} override={dialog.override} onClose={close} />
      )}
      {dialog?.kind === 'addCover' && (
        <AddCoverDialog page={page} start={dialog.start} onClose={close} />
      )}
      {dialog?.kind === 'driverNumber' && (
        <DriverNumberDialog page={page} driver={dialog.driver} onClose={close} />
      )}
      {dialog?.kind === 'suitability' && <SuitabilityDialog page={page} onClose={close} />}
      {dialog?.kind === 'refer' && <ReferDialog page={page} onClose={close} />}
      {dialog?.kind === 'approve' && <ApproveDialog page={page} onClose={close} />}
      {dialog?.kind === 'send' && <SendDialog page={page} onClose={close} />}
      {dialog?.kind === 'refuse' && <RefuseDialog page={page} onClose={close} />}
      {dialog?.kind === 'lost' && <MarkLostDialog page={page} onClose={close} />}
      {dialog?.kind === 'explain' && <ExplainDialog quote={quote} onClose={close} />}
      {dialog?.kind === 'accept' && <AcceptDialog page={page} onClose={close} />}
    </Screen>
  );
}

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
