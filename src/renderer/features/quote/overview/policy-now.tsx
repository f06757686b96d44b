import { useTranslation } from 'react-i18next';
import { MINUTE } from '../../../data/every.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { stateWords } from '../policy/policy.tsx';
import { Card, type Line } from './card.tsx';

/** Where a policy stands today: its state, its money, and what must be done by when. */
export function PolicyNow({ policyId }: { readonly policyId: string }) {
  const { t } = useTranslation(['quote', 'policy']);
  const policy = useOperation('getPolicy', { policyId }).value;
  const account = useOperation('getPolicyAccount', { policyId }, { every: MINUTE }).value;
  if (!policy) return null;
  const { balance = 0, overdue = 0, next } = account ?? {};
  const owed: Line = [
    t(balance < 0 ? 'now.credit' : 'now.owed'),
    account && (balance === 0 ? t('now.settled') : money(Math.abs(balance))),
  ];
  // Of several of a kind, the first.
  const first = policy.deadlines.filter(
    ({ id }, at, all) => all.findIndex((other) => other.id === id) === at,
  );
  const deadlines = first.map(({ id, day }): Line => {
    const written = writtenDay(day);
    return [
      t(`policy:deadline.${id}`),
      day < policy.day ? t('policy:overdue', { day: written }) : written,
    ];
  });
  return (
    <Card
      title={t('now.title')}
      head={stateWords(policy)}
      lines={[
        owed,
        [t('now.overdue'), overdue > 0 && money(overdue)],
        [
          t('now.next'),
          next && t('now.nextDue', { amount: money(next.amount), day: writtenDay(next.day) }),
        ],
        ...deadlines,
      ]}
    />
  );
}
