import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import { useCommand } from '../../../commands/commands.ts';
import { Keys } from '../../../commands/keys-shown.tsx';
import { Calculation, Changes } from '../../../components/calculation.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { useMay } from '../../../data/desk.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { changePlace } from '../../../data/places.ts';
import { moment, writtenDay } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money } from '../../../i18n/money.ts';
import { who } from '../../../i18n/who.ts';
import { Renewal } from './renewal.tsx';
import {
  CancelDialog,
  type PolicyDialog,
  ReinstateDialog,
  ReverseDialog,
} from './transaction-dialogs.tsx';

type Made = PolicyView['transactions'][number];

const ROOM = 320;

/** A transaction with when, why and how much; its calculation is one step further. */
function TransactionRow({ made }: { readonly made: Made }) {
  const { t } = useTranslation('policy');
  const [isOpen, setOpen] = useState(false);
  const { number, kind, effectiveAt, until, reversedBy, reason, ending, amounts, at, by } = made;
  return (
    <>
      <tr>
        <td className={table.number}>{number}</td>
        <th scope="row">
          {t(`transaction.${kind}`)}
          {reversedBy !== undefined && (
            <div className={table.quiet}>{t('undoneBy', { number: reversedBy })}</div>
          )}
          {ending && <div className={table.quiet}>{t(`ending.${ending}`)}</div>}
        </th>
        <td>
          {moment(effectiveAt)}
          {until && <div className={table.quiet}>{t('until', { day: writtenDay(until) })}</div>}
        </td>
        <td>
          {reason && <q>{reason}</q>}
          <div className={table.quiet}>{`${who(by, made.user)} · ${moment(at)}`}</div>
        </td>
        <td className={table.number}>{money(amounts.total)}</td>
        <td>
          <Button
            size="compact-sm"
            variant="default"
            aria-expanded={isOpen}
            aria-label={`${t(isOpen ? 'hide' : 'show')}: ${t('how')}, ${number}`}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hide' : 'show')}
          </Button>
        </td>
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={6} className={table.words}>
            <Changes transaction={made} />
            <Calculation transaction={made} />
          </td>
        </tr>
      )}
    </>
  );
}

/** What a policy is on the day that it was asked for. */
export function stateWords({
  state,
  period,
  coverEnds,
}: Pick<PolicyView, 'state' | 'period' | 'coverEnds'>): string {
  const day = writtenDay(state === 'toCome' ? period.from : coverEnds);
  return translate(`policy:state.${state}`, { day });
}

interface LifeProps {
  readonly policy: PolicyView;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
}

/** What a policy is now, what happened to it, and what can be done. */
function Life({ policy, active }: LifeProps) {
  const { t } = useTranslation('policy');
  const [dialog, setDialog] = useState<PolicyDialog>();
  const mayTransact = useMay()('quote:accept');
  const { state, charged, transactions, deadlines } = policy;
  const last = transactions.findLast(
    ({ kind, reversedBy }) => kind !== 'reversal' && reversedBy === undefined,
  );
  const isCancelled = last?.kind === 'cancellation';
  const cancels = mayTransact && !isCancelled && state !== 'ended';
  const [, navigate] = useLocation();
  const change = () => navigate(changePlace(policy.policyId));
  const reverses = mayTransact && last !== undefined && last.kind !== 'newBusiness';
  const isFree = active && dialog === undefined;
  const close = () => setDialog(undefined);
  useCommand('changePolicy', change, cancels, isFree);
  useCommand('cancelPolicy', () => setDialog('cancel'), cancels, isFree);
  useCommand('reinstatePolicy', () => setDialog('reinstate'), mayTransact && isCancelled, isFree);
  useCommand('reverseTransaction', () => setDialog('reverse'), reverses, isFree);
  const columns = [
    { title: t('column.number'), className: table.number },
    { title: t('column.what') },
    { title: t('column.from') },
    { title: t('column.why') },
    { title: t('column.amount'), className: table.number },
    { title: t('how') },
  ];
  return (
    <>
      <Facts>
        <Fact plain name={t('stateTitle')} value={stateWords(policy)} />
        <Fact
          plain
          name={t('charged')}
          value={`${money(charged.total)}, ${t('chargedNet')} ${money(charged.net)}`}
        />
        {deadlines.map(({ id, day: last, complaint }) => {
          const written = writtenDay(last);
          const value = last < policy.day ? t('overdue', { day: written }) : written;
          return (
            <Fact key={`${id} ${complaint}`} plain name={t(`deadline.${id}`)} value={value}>
              {value}
              <div className={table.quiet}>{t(`source.${id}`)}</div>
            </Fact>
          );
        })}
      </Facts>
      <ScrollingTable label={t('transactions')} columns={columns}>
        {transactions.map((made) => (
          <TransactionRow key={made.number} made={made} />
        ))}
      </ScrollingTable>
      <Group gap="sm" mt="md">
        {cancels && (
          <Button rightSection={<Keys command="changePolicy" />} onClick={change}>
            {t('change.button')}
          </Button>
        )}
        {cancels && (
          <Button variant="default" onClick={() => setDialog('cancel')}>
            {t('cancel.button')}
          </Button>
        )}
        {mayTransact && isCancelled && (
          <Button onClick={() => setDialog('reinstate')}>{t('reinstate.button')}</Button>
        )}
        {reverses && (
          <Button variant="default" onClick={() => setDialog('reverse')}>
            {t('reverse.button')}
          </Button>
        )}
      </Group>
      {dialog === 'cancel' && <CancelDialog policy={policy} onClose={close} />}
      {dialog === 'reinstate' && <ReinstateDialog policy={policy} onClose={close} />}
      {dialog === 'reverse' && last && (
        <ReverseDialog policy={policy} transaction={last} onClose={close} />
      )}
    </>
  );
}

interface PolicyProps {
  readonly policyId: string;
  readonly active: boolean;
}

/** The policy that a quote became. */
export function Policy({ policyId, active }: PolicyProps) {
  const { t } = useTranslation('policy');
  const { value, fault, refetch } = useOperation('getPolicy', { policyId });
  const problem = faultToSay(fault, value !== undefined);
  return (
    <>
      <Section title={t('title')}>
        {problem && <FaultNotice fault={problem} onRetry={refetch} />}
        {value ? (
          <Life policy={value} active={active} />
        ) : (
          !problem && <Waiting what={t('title')} height={ROOM} />
        )}
      </Section>
      {value && <Renewal policy={value} active={active} />}
    </>
  );
}
