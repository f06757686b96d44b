import { NativeSelect, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { epochOf } from '../../../../shared/domain/moment.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { PAYMENT_METHODS } from '../../../../shared/domain/quotes/payment-method.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { useNow } from '../../../data/every.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { money } from '../../../i18n/money.ts';
import { dayOf } from '../day-of.ts';
import { policyDrivers } from '../policy-drivers.ts';
import { AcceptedReferral } from '../referral/accepted-referral.tsx';
import classes from './change.module.css';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';
import { DriverNumberFields, readNumbers } from './driver-number-fields.tsx';
import { Duplicates } from './duplicates.tsx';
import { EarlierStart } from './earlier-start.tsx';
import { SpelledOut } from './spelled-out.tsx';
import { UnknownFacts } from './unknown-facts.tsx';

type Method = (typeof PAYMENT_METHODS)[number];

interface AcceptDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Turns the quote into a policy, once the broker has read for how much. */
export function AcceptDialog({ page, onClose }: AcceptDialogProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { quote, duplicates } = page;
  const stops = duplicates.stop;
  const isReferred = quote.referral?.state === 'referred';
  const [referralNote, setReferralNote] = useState('');
  const [paymentMethod, setMethod] = useState<Method>('card');
  const [reference, setReference] = useState('');
  const [numbers, setNumbers] = useState<readonly string[]>([]);
  const [confirmed, setConfirmed] = useState<readonly FieldPath[]>([]);
  const paymentReference = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState<string>();
  const now = useNow();
  const [duplicateReason, setDuplicateReason] = useState('');
  const isAccepted = useRef(false);
  const { firstName, surname } = quote.customer;
  const { inceptionDate } = quote.policy;
  const isLate = (epochOf(inceptionDate) ?? now) < now;
  const [drivers] = useState(() => policyDrivers(quote).filter((one) => !one.driverNumber));
  const { problem, driverNumbers } = readNumbers(drivers, numbers);

  // The button that led here is gone by then: what happened stands at the head of the page.
  useEffect(
    () => () => {
      if (isAccepted.current) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
  const missing = () => {
    if (confirmed.length < quote.unknownBeforeCover.length) return t('accept.unconfirmed');
    if (reference.trim() === '') return t('accept.missing');
    if (isReferred && referralNote.trim() === '') return t('accept.noReferralNote');
    if (reason?.trim() === '') return t('accept.missingReason');
    if (stops && duplicateReason.trim() === '') return t('accept.duplicateMissing');
    return problem;
  };
  const take = async () => {
    const answer = await changeQuote('bindQuote', quote, {
      quoteId: quote.quoteId,
      paymentMethod,
      paymentReference: reference.trim(),
      ...(confirmed.length === 0 ? {} : { confirmed: [...confirmed] }),
      ...(isReferred ? { referralNote: referralNote.trim() } : {}),
      ...(stops ? { duplicateReason: duplicateReason.trim() } : {}),
      ...(driverNumbers.length === 0 ? {} : { driverNumbers }),
      ...(reason === undefined ? {} : { startAt: inceptionDate, reason: reason.trim() }),
    });
    isAccepted.current = answer.ok;
    const policy = answer.ok ? answer.value.policyId : undefined;
    if (policy !== undefined) notifications.show({ message: t('accept.done', { policy }) });
    return answer;
  };

  return (
    <Dialog
      page={page}
      title={t('accept.title')}
      action={t('accept.action', { premium: money(quote.premium) })}
      missing={missing()}
      run={take}
      onClose={onClose}
    >
      <AcceptedReferral referral={quote.referral} note={referralNote} onNote={setReferralNote} />
      {isLate && <EarlierStart quote={quote} now={now} reason={reason} onChange={setReason} />}
      <Duplicates duplicates={duplicates} reason={duplicateReason} onReason={setDuplicateReason} />
      <SpelledOut warnings={quote.warnings} />
      <UnknownFacts
        facts={quote.unknownBeforeCover}
        confirmed={confirmed}
        onChange={setConfirmed}
        onDone={() => paymentReference.current?.focus()}
      />
      <TextInput
        ref={paymentReference}
        label={t('accept.reference')}
        description={t('accept.referenceNote')}
        value={reference}
        maxLength={100}
        data-autofocus={quote.unknownBeforeCover.length === 0 || undefined}
        autoComplete="off"
        required
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('accept.method')}
        value={paymentMethod}
        data={PAYMENT_METHODS.map((each) => ({ value: each, label: t(`payment.${each}`) }))}
        onChange={({ currentTarget }) =>
          setMethod(PAYMENT_METHODS.find((each) => each === currentTarget.value) ?? paymentMethod)
        }
      />
      <DriverNumberFields drivers={drivers} texts={numbers} onChange={setNumbers} />
      <p className={classes.confirm} aria-live="polite">
        {t('accept.confirm', {
          name: isolated(`${firstName} ${surname}`),
          cover: t(`common:cover.${quote.policy.coverType}`),
          day: isLate && reason === undefined ? t('accept.now') : dayOf(inceptionDate),
          premium: money(quote.premium),
          method: t(`paidBy.${paymentMethod}`),
        })}
      </p>
    </Dialog>
  );
}
