import '../../i18n/screen-words/notes.ts';
import '../../i18n/screen-words/quote.ts';
import { Anchor } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import { REFUSAL_LETTER } from '../../../shared/domain/quotes/document-type.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type {
  ActiveOverride,
  QuotePage as Page,
} from '../../../shared/schemas/quotes/quote-page.ts';
import { FaultNotice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Screen, Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { MINUTE } from '../../data/every.ts';
import { useNewsState } from '../../data/news.ts';
import { useOperation } from '../../data/operation-query.ts';
import { useInsurerOf } from '../../data/schemes.ts';
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
import { Head } from './head/head.tsx';
import { Ids } from './head/ids.tsx';
import { OpenElsewhere } from './head/open-elsewhere.tsx';
import { ReferralNotice } from './head/referral-notice.tsx';
import { History } from './history/history.tsx';
import { News } from './history/news.tsx';
import { Notes } from './notes/notes.tsx';
import { Given } from './overview/given.tsx';
import { Remarks, Savings } from './overview/overview.tsx';
import { coverWords } from './overview/sale-lines.tsx';
import { Policy } from './policy/policy.tsx';
import { Premium } from './premium/premium.tsx';
import { Requotes } from './requotes/requotes.tsx';
import { Sections } from './sections/section-nav.tsx';
import classes from './sections/sections.module.css';
import { type SectionName, useSection } from './sections/sections.ts';
import { WhatIfTable } from './what-if.tsx';
import { quoteTitle } from './words/quote-words.ts';

// Only a policy has an account.
const Payments = lazy(async () => ({
  default: (await import('./payments/payments.tsx')).Payments,
}));

/** A quote with all that can be known of it and done with it. */
export function QuotePage({ page }: { readonly page: Page }) {
  const { t } = useTranslation('quote');
  const { quote, customerEmail, explored } = page;
  const may = useMay();
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const withdraw = (override: ActiveOverride) => setDialog({ kind: 'withdraw', override });
  const { quoteId, policyId, vehicle, policy } = quote;
  const insurer = useInsurerOf()(quote.scheme);
  const subtitle = [`${vehicle.make} ${vehicle.model}`, coverWords(policy), insurer]
    .filter(Boolean)
    .join(' · ');
  const { isOpen: open, isPolicy, takesDriverNumbers } = STATUSES[quote.status];
  const follow = useNewsState((state) => state.follow);
  useEffect(() => follow(quote), [follow, quote]);

  const active = dialog === undefined;
  const section = useSection(quote);
  const onConfirm =
    open && may('quote:write') ? () => setDialog({ kind: 'suitability' }) : undefined;
  const claims = <Claims quote={quote} active={active} />;
  const premium = <Premium explanation={quote.explanation} />;
  const parts: Record<SectionName, ReactNode> = {
    overview: (
      <>
        <LostNotice quote={quote} active={active} onChange={() => setDialog({ kind: 'lost' })} />
        <ReferralNotice
          quote={quote}
          isOpen={open}
          onLetter={() => showDocument(quoteId, REFUSAL_LETTER)}
        />
        {!isPolicy && explored && <Savings quote={quote} whatIf={explored.whatIf} />}
        <Given
          page={page}
          onDriverNumber={
            takesDriverNumbers && may('quote:write')
              ? (driver) => setDialog({ kind: 'driverNumber', driver })
              : undefined
          }
          onWithdraw={open && may('quote:override') ? withdraw : undefined}
        />
        <Remarks quote={quote} />
      </>
    ),
    premium: isPolicy ? (
      <>
        {policyId !== undefined && (
          <Suspense>
            <Payments policyId={policyId} active={active} />
          </Suspense>
        )}
        {premium}
      </>
    ) : (
      premium
    ),
    alternatives: (
      <>
        {explored ? (
          <>
            <WhatIfTable
              id={quoteId}
              whatIf={explored.whatIf}
              onStart={open ? setDialog : undefined}
            />
            <Covers page={page} comparison={explored.comparison} />
          </>
        ) : (
          <NoRateBook />
        )}
        <Requotes quote={quote} />
      </>
    ),
    policy: policyId !== undefined && (
      <>
        <Policy policyId={policyId} active={active} />
        <Requotes quote={quote} />
      </>
    ),
    documents: may('document:generate') ? (
      <Documents
        quote={quote}
        customerEmail={customerEmail}
        active={active}
        isShown={section.chosen === 'documents'}
        onConfirm={onConfirm}
      />
    ) : (
      <Section title={t('documents.title')}>
        <RoleNeeded right="document:generate" to="use" />
      </Section>
    ),
    history: (
      <>
        <Notes quoteId={quoteId} />
        {!isPolicy && claims}
        <History page={page} />
      </>
    ),
    claims,
  };

  return (
    <Screen title={quoteTitle(quote)} lead={subtitle} isPrivate actions={<Ids quote={quote} />}>
      <div className={classes.page}>
        <Head quote={quote} section={section} active={active} onOpen={setDialog} />
        {active && <News page={page} />}
        <OpenElsewhere quoteId={quoteId} />
        <Sections quote={quote} section={section} parts={parts} />
      </div>
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
