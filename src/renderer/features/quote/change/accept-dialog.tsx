import { Anchor, Checkbox, NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { irishDay } from '../../../../shared/domain/date.ts';
import { fullMinute } from '../../../../shared/domain/full-minute.ts';
import { epochOf, irishTime } from '../../../../shared/domain/moment.ts';
import { movedPeriod } from '../../../../shared/domain/quotes/moved-period.ts';
import { PAYMENT_METHODS } from '../../../../shared/domain/quotes/payment-method.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import type { ErrorAt } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMay } from '../../../data/desk.ts';
import { useNow } from '../../../data/every.ts';
import { refresh } from '../../../data/operation-query.ts';
import { quotePlace } from '../../../data/places.ts';
import { duplicatesIn } from '../../../data/warnings.ts';
import { dayOf, moment } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { say, sayWarning } from '../../../i18n/say.ts';
import { isolated } from '../../../i18n/who.ts';
import classes from './change.module.css';
import { Dialog, ReasonField } from './change-dialog.tsx';
import { Checklist, ItemPart } from './checklist.tsx';
import { ChecklistParts } from './checklist-parts.tsx';
import { ApproveDialog } from './referral-dialogs.tsx';
import { SuitabilityDialog } from './suitability-dialog.tsx';
import { type Acceptance, useAcceptance } from './use-acceptance.ts';

interface StartOfCoverProps {
  readonly quote: Quote;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Why cover begins at an inception that is past; undefined where it begins now. */
  readonly reason: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

/**
 * Says when cover begins: at inception, or now where that is past. Who has the authority may begin it at the
 * past inception, with a reason.
 */
function StartOfCover({ quote, now, reason, error, onChange }: StartOfCoverProps) {
  const { t } = useTranslation('quote');
  const mayBeginEarlier = useMay()('quote:override');
  const { quoteId, period } = quote;
  const { inceptionDate } = quote.policy;
  // With its time: of a quote from today, the day is not past.
  const start = moment(inceptionDate);
  if ((epochOf(inceptionDate) ?? now) >= now) {
    return <p className={classes.start}>{t('accept.starts', { start })}</p>;
  }
  const time = irishTime(new Date(fullMinute(now)).toISOString())?.time ?? '';
  const day = reason === undefined ? irishDay(now) : irishTime(inceptionDate)?.day;
  const ends = period && day ? movedPeriod(period, day).to : undefined;
  const isMoved = period !== undefined && ends !== undefined && ends !== period.to;
  return (
    <>
      <Notice
        tone={isMoved || reason !== undefined ? 'warning' : 'plain'}
        title={reason === undefined ? t('accept.late', { time }) : t('accept.backdated', { start })}
      >
        {isMoved && (
          <p className={classes.inNotice}>
            {t('accept.moved', { last: dayOf(period.to), ends: dayOf(ends) })}{' '}
            <Anchor
              component={Link}
              href={`/new/from/${quoteId}/until/${period.to}`}
              inherit
              underline="always"
            >
              {t('accept.requoteUntil', { last: dayOf(period.to) })}
            </Anchor>
          </p>
        )}
        {mayBeginEarlier && (
          <Checkbox
            className={classes.inNotice}
            label={t('accept.earlier', { start })}
            checked={reason !== undefined}
            onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
          />
        )}
      </Notice>
      {reason !== undefined && (
        <ReasonField
          label={t('accept.earlierReason')}
          reason={reason}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}

/** The terms on which an underwriter approved a quote, for who puts it on cover. */
function AcceptedReferral({ referral }: { readonly referral: Referral | undefined }) {
  const { t } = useTranslation('quote');
  const terms = referral?.decision?.terms;
  if (terms === undefined) return null;
  return (
    <Notice tone="plain" title={t('accept.terms')}>
      {terms}
    </Notice>
  );
}

interface DuplicatesProps {
  readonly duplicates: QuotePage['duplicates'];
  readonly reason: string;
  readonly error: string | undefined;
  readonly onReason: (text: string) => void;
}

/** The other quotes and policies of the car, and why the quote is accepted all the same. */
function Duplicates({ duplicates, reason, error, onReason }: DuplicatesProps) {
  const { t } = useTranslation('quote');
  const named = duplicatesIn(duplicates.warnings);
  if (named.length === 0) return null;
  return (
    <>
      <Notice tone="warning" title={t('accept.duplicate')}>
        <ul>
          {named.map(({ quote, message }) => (
            <li key={quote}>
              <Anchor component={Link} href={quotePlace(quote)} inherit>
                {say(message)}
              </Anchor>
            </li>
          ))}
        </ul>
      </Notice>
      {duplicates.stop && (
        <ReasonField
          label={t('accept.duplicateReason')}
          reason={reason}
          error={error}
          isFirst
          onChange={onReason}
        />
      )}
    </>
  );
}

interface PaymentFieldsProps {
  readonly given: Acceptance['given'];
  readonly errorAt: ErrorAt;
  readonly onChange: Acceptance['change'];
}

/** How the premium is paid, and by which payment. */
function PaymentFields({ given, errorAt, onChange }: PaymentFieldsProps) {
  const { t } = useTranslation('quote');
  const { paymentMethod, paymentReference } = given;
  return (
    <ItemPart code="payment">
      <TypedText
        label={t('accept.reference')}
        note={t('accept.referenceNote')}
        value={paymentReference}
        most={100}
        error={errorAt('paymentReference')}
        isFirst
        required
        onChange={(text) => onChange({ paymentReference: text })}
      />
      <NativeSelect
        label={t('accept.method')}
        value={paymentMethod}
        data={PAYMENT_METHODS.map((each) => ({ value: each, label: t(`payment.${each}`) }))}
        onChange={({ currentTarget }) => {
          const method = PAYMENT_METHODS.find((each) => each === currentTarget.value);
          onChange({ paymentMethod: method ?? paymentMethod });
        }}
      />
    </ItemPart>
  );
}

function isSpelledOut(warning: Warning): boolean {
  return (
    typeof warning === 'object' && 'message' in warning && warning.message.code === 'unprintable'
  );
}

/** That the documents write something by its code points, where they do. */
function SpelledOut({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { t } = useTranslation('quote');
  const texts = warnings.filter(isSpelledOut).map(sayWarning);
  if (texts.length === 0) return null;
  return (
    <Notice tone="warning" title={t('accept.spelledOut')}>
      <ul>
        {texts.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  );
}

interface AcceptDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** What is done in a window of its own before the quote goes on cover. */
type Elsewhere = 'suitability' | 'referral';

/** Goes to the first part that an item which is still missing is done in, after the facts. */
function goOn({ current }: RefObject<HTMLDivElement | null>): void {
  current
    ?.querySelector<HTMLElement>('[data-item]:not([data-item="assumptions"]) :is(input, button)')
    ?.focus();
}

/** Turns the quote into a policy, once everything on its checklist is there. */
export function AcceptDialog({ page, onClose }: AcceptDialogProps) {
  const { t } = useTranslation(['quote', 'common', 'history']);
  const { quote, duplicates } = page;
  const now = useNow();
  const acceptance = useAcceptance(page, now);
  const { given, change, items, missingAt, accept } = acceptance;
  const [elsewhere, setElsewhere] = useState<Elsewhere>();
  const body = useRef<HTMLDivElement>(null);
  const isAccepted = useRef(false);
  const { firstName, surname } = quote.customer;

  // The button that led here is gone by then: what happened stands at the head of the page.
  useEffect(
    () => () => {
      if (isAccepted.current) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
  const take = async () => {
    const answer = await accept();
    isAccepted.current = answer.ok;
    const policy = answer.ok ? answer.value.policyId : undefined;
    if (policy !== undefined) notifications.show({ message: t('accept.done', { policy }) });
    return answer;
  };

  // In place of this one, which keeps what was typed and goes on where something is missing.
  const back = async () => {
    // The checklist is of the page: without it, the item that was done had the focus, and lost it.
    await refresh('getQuotePage', { id: quote.quoteId });
    setElsewhere(undefined);
  };
  if (elsewhere === 'suitability') return <SuitabilityDialog page={page} onClose={back} />;
  if (elsewhere === 'referral') return <ApproveDialog page={page} onClose={back} />;
  return (
    <Dialog
      page={page}
      title={t('accept.title')}
      action={t('accept.action', { premium: money(quote.premium) })}
      missing={undefined}
      missingAt={missingAt}
      run={take}
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <Checklist items={items} />
          <StartOfCover
            quote={quote}
            now={now}
            reason={given.reason}
            error={errorAt('reason')}
            onChange={(reason) => change({ reason })}
          />
          <AcceptedReferral referral={quote.referral} />
          <Duplicates
            duplicates={duplicates}
            reason={given.duplicateReason}
            error={errorAt('duplicateReason')}
            onReason={(duplicateReason) => change({ duplicateReason })}
          />
          <SpelledOut warnings={quote.warnings} />
          <div ref={body} className={classes.parts}>
            <ChecklistParts
              page={page}
              acceptance={acceptance}
              errorAt={errorAt}
              onElsewhere={setElsewhere}
              onFactsDone={() => goOn(body)}
            />
            <PaymentFields given={given} errorAt={errorAt} onChange={change} />
          </div>
          <p className={classes.confirm} aria-live="polite">
            {t('accept.confirm', {
              name: isolated(`${firstName} ${surname}`),
              cover: t(`common:cover.${quote.policy.coverType}`),
              premium: money(quote.premium),
              method: t(`history:paidBy.${given.paymentMethod}`),
            })}
          </p>
        </>
      )}
    </Dialog>
  );
}
