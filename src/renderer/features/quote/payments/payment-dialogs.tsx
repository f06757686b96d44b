import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import { RECEIPT_METHODS, type ReceiptMethod } from '../../../../shared/domain/policies/payment.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import { errorAt, FormDialog } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { FaultNotice } from '../../../components/notice.tsx';
import { call } from '../../../data/call.ts';
import { useToday } from '../../../data/every.ts';
import { refresh, useOperation } from '../../../data/operation-query.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { money, readAmount } from '../../../i18n/money.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { ReasonField } from '../change/change-dialog.tsx';
import { PlanWords, Schedule } from './schedule.tsx';

type Entry = Omit<InputOf<'recordPayment'>, 'policyId'>;

/** Records something, and shows the account as it is then. */
async function recorded(account: PolicyAccount, entry: Entry): Promise<Result<unknown>> {
  const { policyId, quoteId, version } = account;
  const result = await call('recordPayment', { policyId, ...entry }, version);
  await Promise.all([
    refresh('getPolicyAccount', { policyId }),
    refresh('getPolicy', { policyId }),
    refresh('getQuotePage', { id: quoteId }),
  ]);
  return result;
}

/** Milliseconds: anyone who types on is not asked for. */
const PAUSE = 150;

/** What something would make of the account, as it is typed; nothing while it can not be read. */
function usePreview({ policyId }: PolicyAccount, entry: Entry | undefined) {
  // Of what is the same again, a text is no other value.
  const [asked] = useDebouncedValue(JSON.stringify(entry ?? null), PAUSE);
  const input: Entry | null = JSON.parse(asked);
  const options = { enabled: input !== null, keepsPrevious: true };
  return useOperation('previewPayment', { policyId, ...input }, options);
}

/** The balance that a payment would leave. */
function After({ balance }: { readonly balance: number | undefined }) {
  const { t } = useTranslation('payments');
  return (
    <p className="amount" aria-live="polite">
      {t('after', { balance: balance === undefined ? '…' : money(balance) })}
    </p>
  );
}

/** A day that may be left empty; what can not be read is a problem in words. */
function useDay() {
  const [text, setText] = useState('');
  const reading = readDate(text, 'day', useToday());
  return {
    text,
    setText,
    day: reading.kind === 'day' ? reading.day : undefined,
    unread: reading.kind === 'problem' ? reading.message : undefined,
  };
}

interface DialogProps {
  readonly account: PolicyAccount;
  readonly onClose: () => void;
}

interface PaymentDialogProps extends DialogProps {
  readonly kind: 'received' | 'rebate';
}

/** Records money that came in, or a rebate that was paid back. */
export function PaymentDialog({ account, kind, onClose }: PaymentDialogProps) {
  const { t } = useTranslation('payments');
  const { balance, next, overdue, plan } = account;
  const usual = overdue > 0 ? overdue : (next?.amount ?? 0);
  const [text, setText] = useState((kind === 'rebate' ? Math.max(0, -balance) : usual).toFixed(2));
  const [method, setMethod] = useState<ReceiptMethod>(
    kind === 'received' && plan?.mandate !== undefined ? 'direct_debit' : 'bank_transfer',
  );
  const [reference, setReference] = useState('');
  const { text: dayText, setText: setDayText, day, unread } = useDay();
  const amount = readAmount(text);
  const payment = {
    amount: amount ?? 0,
    method,
    reference: reference.trim(),
    ...(day === undefined ? {} : { day }),
  };
  const entry = { [kind]: payment };
  const isMissing = amount === undefined || reference.trim() === '';
  // The balance after it needs no reference yet.
  const preview = usePreview(
    account,
    amount === undefined
      ? undefined
      : { [kind]: { ...payment, reference: payment.reference || 'x' } },
  );
  const words = kind === 'received' ? 'receive' : 'rebate';
  return (
    <FormDialog
      title={t(`${words}.title`)}
      action={t(`${words}.action`)}
      missing={unread ?? (isMissing ? t('receive.missing') : undefined)}
      run={() => recorded(account, entry)}
      onClose={onClose}
    >
      {kind === 'rebate' && <p>{t('rebate.lead', { most: money(Math.max(0, -balance)) })}</p>}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('field.amount')}
          inputMode="decimal"
          autoComplete="off"
          required
          data-autofocus
          value={text}
          error={errorAt(preview.fault, `${kind}.amount`)}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextInput
          label={t('field.day')}
          placeholder={t('field.dayNote')}
          autoComplete="off"
          value={dayText}
          error={unread ?? errorAt(preview.fault, `${kind}.day`)}
          onChange={({ currentTarget }) => setDayText(currentTarget.value)}
        />
      </SimpleGrid>
      <NativeSelect
        label={t('field.method')}
        value={method}
        data={RECEIPT_METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
        onChange={({ currentTarget }) =>
          setMethod(RECEIPT_METHODS.find((one) => one === currentTarget.value) ?? method)
        }
      />
      <TypedText
        label={t('field.reference')}
        note={t('field.referenceNote')}
        value={reference}
        most={100}
        required
        error={errorAt(preview.fault, `${kind}.reference`)}
        onChange={setReference}
      />
      <After balance={preview.fault ? undefined : preview.value?.balance} />
    </FormDialog>
  );
}

/** Says how what is owed is paid: each instalment is shown before the button. */
export function PlanDialog({ account, onClose }: DialogProps) {
  const { t } = useTranslation('payments');
  const { offered } = account;
  const [id, setId] = useState(offered[0]?.id ?? '');
  const [mandate, setMandate] = useState('');
  const { text, setText, day, unread } = useDay();
  const plan = {
    ...(id === '' ? {} : { id }),
    ...(day === undefined ? {} : { firstDay: day }),
    ...(mandate.trim() === '' ? {} : { mandate: mandate.trim() }),
  };
  const { value, fault } = usePreview(account, { plan });
  const isAtField = ['plan.firstDay', 'plan.mandate'].some((path) => errorAt(fault, path));
  return (
    <FormDialog
      title={t('plan.title')}
      action={t('plan.action')}
      missing={unread}
      run={() => recorded(account, { plan })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('plan.how')}
        value={id}
        data-autofocus
        data={[
          ...offered.map((one) => ({ value: one.id, label: bookWords(one.title) })),
          { value: '', label: t('plan.full') },
        ]}
        onChange={({ currentTarget }) => setId(currentTarget.value)}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label={t('plan.firstDay')}
          description={t('plan.firstDayNote')}
          autoComplete="off"
          value={text}
          error={unread ?? errorAt(fault, 'plan.firstDay')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TypedText
          label={t('plan.mandate')}
          note={t('plan.mandateNote')}
          value={mandate}
          most={35}
          error={errorAt(fault, 'plan.mandate')}
          onChange={setMandate}
        />
      </SimpleGrid>
      {fault && !isAtField && <FaultNotice fault={fault} />}
      {!fault && value?.plan && (
        <div aria-live="polite">
          <p>
            <PlanWords plan={value.plan} />
          </p>
          <Schedule schedule={value.schedule} />
        </div>
      )}
    </FormDialog>
  );
}

interface MissDialogProps extends DialogProps {
  /** What could have been missed. */
  readonly dues: PolicyAccount['schedule'];
}

/** Records that something that was due could not be collected. */
export function MissDialog({ account, dues, onClose }: MissDialogProps) {
  const { t } = useTranslation('payments');
  const [day, setDay] = useState(dues[0]?.day ?? '');
  const [reason, setReason] = useState('');
  const days = [...new Set(dues.map((due) => due.day))];
  const open = (on: string) =>
    dues.filter((due) => due.day === on).reduce((sum, due) => sum + due.open, 0);
  return (
    <FormDialog
      title={t('miss.title')}
      action={t('miss.action')}
      missing={reason.trim() === '' ? t('miss.missing') : undefined}
      run={() => recorded(account, { missed: { day, reason } })}
      onClose={onClose}
    >
      <NativeSelect
        label={t('miss.what')}
        value={day}
        data={days.map((on) => ({
          value: on,
          label: t('nextDue', { amount: money(open(on)), day: writtenDay(on) }),
        }))}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <ReasonField label={t('miss.reason')} reason={reason} isFirst onChange={setReason} />
    </FormDialog>
  );
}

interface WithdrawDialogProps extends DialogProps {
  readonly line: PolicyAccount['lines'][number];
}

/** Withdraws a line that was wrong. */
export function WithdrawDialog({ account, line, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('payments');
  const { number, kind } = line;
  const [reason, setReason] = useState('');
  const preview = usePreview(account, { withdraw: { line: number, reason: 'x' } });
  return (
    <FormDialog
      isDestructive
      title={t('withdraw.title', { number, what: t(`line.${kind}`) })}
      action={t('withdraw.action')}
      missing={reason.trim() === '' ? t('withdraw.missing') : undefined}
      run={() => recorded(account, { withdraw: { line: number, reason } })}
      onClose={onClose}
    >
      <p>{t('withdraw.lead')}</p>
      <ReasonField label={t('withdraw.reason')} reason={reason} isFirst onChange={setReason} />
      <After balance={preview.value?.balance} />
    </FormDialog>
  );
}
