import '../../i18n/screen-words/payments.ts';
import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { OverduePolicy } from '../../../shared/schemas/policies/payments.ts';
import { MailAddress, PhoneNumber } from '../../components/links.tsx';
import { Empty } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { MINUTE } from '../../data/every.ts';
import { useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { Register, usePaging } from './register.tsx';

/** The most that the service lists. */
const MOST = 200;

function Row({ policy }: { readonly policy: OverduePolicy }) {
  const { t } = useTranslation('payments');
  const { quoteId, policyId, customerName, phone, email, registrationNumber } = policy;
  const { since, overdue, payments, missed } = policy;
  return (
    <tr>
      <td className={table.when}>{writtenDay(since)}</td>
      <th scope="row">
        <Anchor component={Link} href={quotePlace(quoteId)} inherit>
          <Private>{customerName}</Private>
        </Anchor>
        <div className={table.quiet}>
          {phone !== undefined && <PhoneNumber number={phone} />}
          {phone === undefined && email !== undefined && <MailAddress address={email} />}
        </div>
      </th>
      <td>
        {policyId}
        <div className={table.quiet}>{registrationNumber}</div>
      </td>
      <td>
        {t('overdueList.payments', { count: payments })}
        {missed > 0 && <div className={table.quiet}>{t('missedTimes', { count: missed })}</div>}
      </td>
      <td className={table.number}>{money(overdue)}</td>
    </tr>
  );
}

/** The policies of which a payment is overdue, the longest first. */
export function OverdueScreen() {
  const { t } = useTranslation('payments');
  const paging = usePaging();
  // A payment falls due without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const answer = useOperation('listOverdue', { limit: paging.limit }, options);
  const title = t('overdueList.title');
  const columns = [
    { title: t('overdueList.since') },
    { title: t('overdueList.customer') },
    { title: t('overdueList.policy') },
    { title: t('title') },
    { title: t('overdueList.amount'), className: table.number },
  ];
  return (
    <Register
      title={title}
      lead={t('overdueList.lead')}
      back={t('overdueList.back')}
      answer={answer}
      isEmpty={({ policies }) => policies.length === 0}
      empty={<Empty title={t('overdueList.empty')}>{t('overdueList.emptyNote')}</Empty>}
      paging={paging}
      most={MOST}
      hasMore={({ policies, total }) => total > policies.length}
    >
      {({ policies }) => (
        <ScrollingTable label={title} columns={columns}>
          {policies.map((policy) => (
            <Row key={policy.policyId} policy={policy} />
          ))}
        </ScrollingTable>
      )}
    </Register>
  );
}
