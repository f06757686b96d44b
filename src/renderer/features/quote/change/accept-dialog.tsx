import { NativeSelect, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { irishDay, readMoment } from '../../../../shared/domain/date.ts';
import { PAYMENT_METHODS } from '../../../../shared/schemas/change.ts';
import type { QuotePage } from '../../../../shared/schemas/quote-page.ts';
import { Notice } from '../../../components/notice.tsx';
import { isolated } from '../../../i18n/isolated.ts';
import { money } from '../../../i18n/money.ts';
import { dayOf } from '../day-of.ts';
import classes from './change.module.css';
import { changeQuote } from './change-quote.ts';
import { Dialog } from './dialog.tsx';
import { DriverNumberField, readDriverNumber } from './driver-number-field.tsx';
import { SpelledOut } from './spelled-out.tsx';

type Method = (typeof PAYMENT_METHODS)[number];

interface AcceptDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Turns the quote into a policy, once the broker has read for how much. */
export function AcceptDialog({ page, onClose }: AcceptDialogProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { quote } = page;
  const [paymentMethod, setMethod] = useState<Method>('card');
  const [reference, setReference] = useState('');
  const [driver, setDriver] = useState('');
  const isAccepted = useRef(false);
  const { firstName, surname } = quote.customer;
  const day = readMoment(quote.policy.inceptionDate)?.day ?? '';
  const driverNumber = readDriverNumber(driver, quote.customer.licenceType);

  // The button that led here is gone by then: what happened stands at the head of the page.
  useEffect(
    () => () => {
      if (isAccepted.current) document.querySelector<HTMLElement>('main h1')?.focus();
    },
    [],
  );
  const missing = () => {
    if (reference.trim() === '') return t('accept.missing');
    const unread = driver.trim() !== '' && driverNumber === undefined;
    return unread ? t('driverNumber.nineDigits') : undefined;
  };
  const take = async () => {
    const answer = await changeQuote('bindQuote', quote, {
      quoteId: quote.quoteId,
      paymentMethod,
      paymentReference: reference.trim(),
      ...(driverNumber === undefined ? {} : { driverNumber }),
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
      {quote.referrals.length > 0 && (
        <Notice tone="warning" title={t('accept.referred')}>
          <ul>
            {quote.referrals.map(({ rule, message }) => (
              <li key={rule}>{message}</li>
            ))}
          </ul>
        </Notice>
      )}
      {day < irishDay(Date.now()) && (
        <Notice
          tone="warning"
          title={t('accept.past', { day: dayOf(quote.policy.inceptionDate) })}
        />
      )}
      <SpelledOut warnings={quote.warnings} />
      <NativeSelect
        label={t('accept.method')}
        value={paymentMethod}
        data-autofocus
        data={PAYMENT_METHODS.map((each) => ({ value: each, label: t(`payment.${each}`) }))}
        onChange={({ currentTarget }) =>
          setMethod(PAYMENT_METHODS.find((each) => each === currentTarget.value) ?? paymentMethod)
        }
      />
      <TextInput
        label={t('accept.reference')}
        description={t('accept.referenceNote')}
        value={reference}
        maxLength={100}
        autoComplete="off"
        required
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      {(quote.driverNumber === undefined || driver !== '') && (
        <DriverNumberField value={driver} onChange={setDriver} />
      )}
      <p className={classes.confirm} aria-live="polite">
        {t('accept.confirm', {
          name: isolated(`${firstName} ${surname}`),
          cover: t(`common:cover.${quote.policy.coverType}`),
          day: dayOf(quote.policy.inceptionDate),
          premium: money(quote.premium),
          method: t(`paidBy.${paymentMethod}`),
        })}
      </p>
    </Dialog>
  );
}
