import '../../../i18n/screen-words/payments.ts';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECEIPT } from '../../../../shared/domain/quotes/document-type.ts';
import type { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { useMay } from '../../../data/desk.ts';
import { MINUTE } from '../../../data/every.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { who } from '../../../i18n/who.ts';
import { showDocument } from '../documents/documents-store.ts';
import { MissDialog, PaymentDialog, PlanDialog, WithdrawDialog } from './payment-dialogs.tsx';
import classes from './payments.module.css';
import { PlanWords, Schedule } from './schedule.tsx';

type Line = PolicyAccount['lines'][number];

const ROOM = 320;

/** What of a balance it is: owed, to be paid back, or nothing. */
const balanceKind = (balance: number) =>
  balance > 0 ? 'owed' : balance < 0 ? 'credit' : 'settled';

/** The balance in large, what is overdue, what comes next, and the plan. */
function Balance({ account }: { readonly account: PolicyAccount }) {
  const { t } = useTranslation('payments');
  const { balance, overdue, next, plan, lines } = account;
  const isKept = lines.some(({ kind }) => kind !== 'charged');
  return (
    <div className={classes.head}>
      <p className={classes.balance}>
        {t(`balance.${balanceKind(balance)}`)}
        <strong>{money(Math.abs(balance))}</strong>
        {overdue > 0 && (
          <span className={classes.state} data-state="overdue">
            {t('overdue', { amount: money(overdue) })}
          </span>
        )}
      </p>
      {!isKept && <p className={classes.note}>{t('notKept')}</p>}
      {(next || plan) && (
        <Facts>
          {next && (
            <Fact
              plain
              name={t('next')}
              value={t('nextDue', { amount: money(next.amount), day: writtenDay(next.day) })}
            />
          )}
          {plan && (
            <Fact plain name={t('planTitle')} value={plan.title ?? t('due.full')}>
              <PlanWords plan={plan} />
            </Fact>
          )}
        </Facts>
      )}
    </div>
  );
}

/** What a line is of, in words. */
function LineDetail({ line }: { readonly line: Line }) {
  const { t } = useTranslation(['payments', 'policy']);
  const { transaction, method, reference, withdraws, plan, reason, at, by, user } = line;
  return (
    <>
      {transaction &&
        t('transaction', {
          kind: t(`policy:transaction.${transaction.kind}`),
          number: transaction.number,
        })}
      {method && t('paidBy', { method: t(`method.${method}`), reference })}
      {withdraws !== undefined && t('withdraws', { number: withdraws })}
      {plan && (plan.title === undefined ? t('due.full') : bookWords(plan.title))}
      {reason && (
        <div>
          <q>{reason}</q>
        </div>
      )}
      <div className={table.quiet}>{`${who(by, user)} · ${moment(at)}`}</div>
    </>
  );
}

interface LinesProps {
  readonly account: PolicyAccount;
  /** Asks to withdraw a line; undefined where nobody may. */
  readonly onWithdraw: ((line: Line) => void) | undefined;
}

/** Whether a line can be withdrawn: a plan that stands, or a payment. */
const canBeWithdrawn = ({ plan }: PolicyAccount, { kind, number, withdrawnBy }: Line): boolean =>
  withdrawnBy === undefined &&
  (kind === 'plan'
    ? plan?.line === number
    : kind === 'received' || kind === 'missed' || kind === 'rebate');

/** The account, line by line: its balance is their sum. */
function Lines({ account, onWithdraw }: LinesProps) {
  const { t } = useTranslation('payments');
  const columns = [
    { title: t('column.number'), className: table.number },
    { title: t('column.day') },
    { title: t('column.what') },
    { title: t('column.detail') },
    { title: t('column.amount'), className: table.number },
    { title: t('column.balance'), className: table.number },
    { title: t('column.withdraw') },
  ];
  return (
    <ScrollingTable label={t('lines')} columns={columns}>
      {account.lines.map((line) => {
        const { number, day, kind, amount, balance, withdrawnBy } = line;
        const isGone = withdrawnBy !== undefined;
        return (
          <tr key={number} data-over={isGone || undefined}>
            <td className={table.number}>{number}</td>
            <td className={table.when}>{writtenDay(day)}</td>
            <th scope="row">
              <span className={isGone ? classes.gone : undefined}>
                {kind === 'charged' && amount < 0 ? t('returned') : t(`line.${kind}`)}
              </span>
              {isGone && (
                <div className={table.quiet}>{t('withdrawnBy', { number: withdrawnBy })}</div>
              )}
            </th>
            <td>
              <LineDetail line={line} />
            </td>
            <td className={table.number}>{money(amount)}</td>
            <td className={table.number}>{money(balance)}</td>
            <td>
              {onWithdraw && canBeWithdrawn(account, line) && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('withdraw.title', { number, what: t(`line.${kind}`) })}
                  onClick={() => onWithdraw(line)}
                >
                  {t('withdraw.button')}
                </Button>
              )}
            </td>
          </tr>
        );
      })}
    </ScrollingTable>
  );
}

/** A thing that is recorded in a window of its own. */
type OpenPayment = 'received' | 'rebate' | 'plan' | 'missed' | { readonly withdraw: Line };

interface AccountProps {
  readonly account: PolicyAccount;
  readonly active: boolean;
}

/** The account of a policy with what can be recorded of it. */
function Account({ account, active }: AccountProps) {
  const { t } = useTranslation('payments');
  const [dialog, setDialog] = useState<OpenPayment>();
  const may = useMay();
  const mayRecord = may('quote:accept');
  const { balance, schedule, plan, lines } = account;
  const close = () => setDialog(undefined);
  const isFree = active && dialog === undefined;
  const missable = schedule.filter(({ state }) => state === 'overdue' || state === 'due');
  const plans = mayRecord && balance > 0 && !(plan && schedule.some(({ open }) => open > 0));
  const pays = mayRecord && balance < 0;
  const misses = mayRecord && missable.length > 0;
  const isPaid = lines.some((line) => line.kind === 'received' && line.withdrawnBy === undefined);
  useCommand('receivePayment', () => setDialog('received'), mayRecord, isFree);
  useCommand('planPayment', () => setDialog('plan'), plans, isFree);
  useCommand('payRebate', () => setDialog('rebate'), pays, isFree);
  useCommand('missPayment', () => setDialog('missed'), misses, isFree);
  const withdrawn = typeof dialog === 'object' ? dialog.withdraw : undefined;
  return (
    <Stack gap="md">
      <Balance account={account} />
      <Group gap="sm">
        {mayRecord && <Button onClick={() => setDialog('received')}>{t('receive.button')}</Button>}
        {plans && (
          <Button variant="default" onClick={() => setDialog('plan')}>
            {t('plan.button')}
          </Button>
        )}
        {pays && (
          <Button variant="default" onClick={() => setDialog('rebate')}>
            {t('rebate.button')}
          </Button>
        )}
        {misses && (
          <Button variant="default" onClick={() => setDialog('missed')}>
            {t('miss.button')}
          </Button>
        )}
        {isPaid && may('document:generate') && (
          <Button variant="default" onClick={() => showDocument(account.quoteId, RECEIPT)}>
            {t('receipt')}
          </Button>
        )}
      </Group>
      <Schedule schedule={schedule} />
      <Lines
        account={account}
        onWithdraw={mayRecord ? (line) => setDialog({ withdraw: line }) : undefined}
      />
      {(dialog === 'received' || dialog === 'rebate') && (
        <PaymentDialog account={account} kind={dialog} onClose={close} />
      )}
      {dialog === 'plan' && <PlanDialog account={account} onClose={close} />}
      {dialog === 'missed' && <MissDialog account={account} dues={missable} onClose={close} />}
      {withdrawn && <WithdrawDialog account={account} line={withdrawn} onClose={close} />}
    </Stack>
  );
}

interface PaymentsProps {
  readonly policyId: string;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
}

/** How a policy is paid. */
export function Payments({ policyId, active }: PaymentsProps) {
  const { t } = useTranslation('payments');
  // A day later, something may be overdue without any change of the data.
  const { value, fault, refetch } = useOperation(
    'getPolicyAccount',
    { policyId },
    { every: MINUTE },
  );
  const problem = faultToSay(fault, value !== undefined);
  return (
    <Section title={t('title')}>
      {problem && <FaultNotice fault={problem} onRetry={refetch} />}
      {value ? (
        <Account account={value} active={active} />
      ) : (
        !problem && <Waiting what={t('title')} height={ROOM} />
      )}
    </Section>
  );
}
