import '../../i18n/screen-words/claims.ts';
import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Complaint } from '../../../shared/schemas/quotes/complaint.ts';
import { Empty } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { MINUTE } from '../../data/every.ts';
import { useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import classes from './quotes.module.css';
import { Register, usePaging } from './register.tsx';

/** The most that the service lists. */
const MOST = 200;

interface RowProps {
  readonly complaint: Complaint;
  /** The Irish day. */
  readonly today: string;
}

function Row({ complaint, today }: RowProps) {
  const { t } = useTranslation(['claims', 'history', 'policy']);
  const { quoteId, customerName, registrationNumber, from, about, receivedOn } = complaint;
  const { channel, state, deadlines } = complaint;
  const [next] = deadlines;
  return (
    <tr>
      <td className={table.when}>
        {writtenDay(receivedOn)}
        <div className={table.quiet}>{t(`history:channel.${channel}`)}</div>
      </td>
      <th scope="row">
        <Anchor component={Link} href={quotePlace(quoteId)} inherit>
          <Private>{customerName}</Private>
        </Anchor>
        <div className={table.quiet}>{registrationNumber}</div>
      </th>
      <td>
        <Private>{from}</Private>
        <div>
          <q>{about}</q>
        </div>
      </td>
      <td>{t(`history:complaintState.${state}`)}</td>
      <td className={table.words}>
        {next && (
          <span className={next.day < today ? classes.soon : undefined}>
            {t(`policy:deadline.${next.id}`)} {writtenDay(next.day)}
          </span>
        )}
      </td>
    </tr>
  );
}

/** The register of complaints, the newest first. */
export function ComplaintsScreen() {
  const { t } = useTranslation('claims');
  const paging = usePaging();
  const [isOpen, setIsOpen] = useState(true);
  // A deadline passes without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const asked = { limit: paging.limit, ...(isOpen ? { isOpen } : {}) };
  const answer = useOperation('listComplaints', asked, options);
  const title = t('register.title');
  const columns = [
    { title: t('column.received') },
    { title: t('column.customer') },
    { title: t('column.about') },
    { title: t('column.state') },
    { title: t('column.due'), className: table.words },
  ];
  return (
    <Register
      title={title}
      lead={t('register.lead')}
      back={t('register.back')}
      answer={answer}
      isEmpty={({ complaints }) => complaints.length === 0}
      empty={<Empty title={t('register.empty')}>{t('register.emptyNote')}</Empty>}
      paging={paging}
      most={MOST}
      hasMore={({ complaints, total }) => total > complaints.length}
      filter={
        <Checkbox
          label={t('register.open')}
          checked={isOpen}
          onChange={({ currentTarget }) => setIsOpen(currentTarget.checked)}
        />
      }
    >
      {({ complaints, today }) => (
        <ScrollingTable label={title} columns={columns}>
          {complaints.map((one) => (
            <Row key={`${one.quoteId} ${one.number}`} complaint={one} today={today} />
          ))}
        </ScrollingTable>
      )}
    </Register>
  );
}
