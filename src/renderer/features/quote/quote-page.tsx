import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/contract/result.ts';
import { REFUSAL_LETTER } from '../../../shared/domain/quotes/document-type.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { Quote } from '../../../shared/schemas/quotes/quote.ts';
import type {
  ActiveOverride,
  QuotePage as Page,
} from '../../../shared/schemas/quotes/quote-page.ts';
import { useCommand } from '../../commands/commands.ts';
import { CopyButton } from '../../components/copy-button.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Notice } from '../../components/notice.tsx';
import { RoleNeeded } from '../../components/role-needed.tsx';
import { Screen } from '../../components/screen.tsx';
import { Section } from '../../components/section.tsx';
import { useMay } from '../../data/desk.ts';
import { withoutAssumed } from '../../data/warnings.ts';
import { moment } from '../../i18n/moment.ts';
import { sayWarning } from '../../i18n/say.ts';
import { who } from '../../i18n/who.ts';
import { AcceptDialog } from './change/accept-dialog.tsx';
import { AddCoverDialog } from './change/add-cover-dialog.tsx';
import { changeQuote } from './change/change-quote.ts';
import { DriverNumberDialog } from './change/driver-number-dialog.tsx';
import { OverrideDialog } from './change/override-dialog.tsx';
import type { OpenDialog } from './change/start.ts';
import { SuitabilityDialog } from './change/suitability-dialog.tsx';
import { WithdrawDialog } from './change/withdraw-dialog.tsx';
import { Covers } from './covers/covers.tsx';
import { Documents } from './documents/documents.tsx';
import { showDocument } from './documents/show-document.ts';
import { ExplainDialog } from './explain/explain-dialog.tsx';
import { Given } from './given.tsx';
import { Head } from './head/head.tsx';
import classes from './head/ids.module.css';
import { SaleBar } from './head/sale-bar.tsx';
import { History } from './history/history.tsx';
import { News } from './history/news.tsx';
import { useNewsState } from './history/news-store.ts';
import { MarkLostDialog } from './lost/mark-lost-dialog.tsx';
import { NoRateBook } from './no-rate-book.tsx';
import { Premium } from './premium/premium.tsx';
import { quoteTitle } from './quote-title.ts';
import { ApproveDialog } from './referral/approve-dialog.tsx';
import { ReferDialog } from './referral/refer-dialog.tsx';
import { ReferralNotice } from './referral/referral-notice.tsx';
import { RefuseDialog } from './referral/refuse-dialog.tsx';
import { SendDialog } from './referral/send-dialog.tsx';
import { Requotes } from './requotes/requotes.tsx';
import { WhatIfTable } from './what-if.tsx';

interface LostNoticeProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onChange: () => void;
}

/** That the quote is marked as lost, why, and the way to take it back. */
function LostNotice({ quote, active, onChange }: LostNoticeProps) {
  const { t } = useTranslation(['quote', 'common']);
  const [fault, setFault] = useState<Fault>();
  const { lost, quoteId } = quote;
  const isChangeable = useMay()('quote:write');
  const takeBack = async () => {
    const answer = await changeQuote('markNotLost', quote, { quoteId });
    setFault(answer.ok ? undefined : answer.fault);
  };
  useCommand('markNotLost', () => void takeBack(), active && isChangeable && lost !== undefined);
  if (!lost) return null;
  const { reason, note, at, by, name } = lost;
  return (
    <>
      <Notice
        tone="plain"
        title={t('lost.notice', { reason: t(`common:lostReason.${reason}`) })}
        action={
          isChangeable && (
            <Group gap="xs">
              <Button size="xs" variant="default" onClick={onChange}>
                {t('lost.change')}
              </Button>
              <Button size="xs" variant="default" onClick={() => void takeBack()}>
                {t('lost.back')}
              </Button>
            </Group>
          )
        }
      >
        {note && <Text inherit>{note}</Text>}
        <Text inherit>
          {t('lost.by', { who: name ?? who(by), when: moment(at) })}
          {STATUSES[quote.status].isOpen && ` ${t('lost.open')}`}
        </Text>
      </Notice>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}

/** The numbers of the quote and its policy, small: people go by name and registration. */
function Ids({ quote: { quoteId, policyId } }: { readonly quote: Quote }) {
  const { t } = useTranslation('quote');
  const ids = [
    [t('head.quoteId'), quoteId],
    [t('head.policyId'), policyId],
  ] as const;
  return (
    <dl className={classes.ids}>
      {ids.map(([name, id]) =>
        id === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{id}</code> <CopyButton text={id} what={name} />
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** A quote with all that can be known of it and done with it. */
export function QuotePage({ page }: { readonly page: Page }) {
  const { t } = useTranslation('quote');
  const { quote, customerKey, explored } = page;
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
