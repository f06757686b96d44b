import '../../i18n/screen-words/claims.ts';
import { Anchor, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Complaint } from '../../../shared/schemas/quotes/complaint.ts';
import { ScreenLink } from '../../components/links.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Screen } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { MoreButton, ScrollingTable } from '../../components/table.tsx';
import { MINUTE } from '../../data/every.ts';
import { faultToSay, useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import classes from './quotes.module.css';

const ROOM = 320;
const PAGE = 50;
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
  const [limit, setLimit] = useState(PAGE);
  const [isOpen, setIsOpen] = useState(true);
  // A deadline passes without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const asked = { limit, ...(isOpen ? { isOpen } : {}) };
  const { value, fault, refetch } = useOperation('listComplaints', asked, options);
  const columns = [
    { title: t('column.received') },
    { title: t('column.customer') },
    { title: t('column.about') },
    { title: t('column.state') },
    { title: t('column.due'), className: table.words },
  ];

  function listing() {
    const problem = faultToSay(fault, value !== undefined);
    if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
    if (!value) return <Waiting what={t('register.title')} height={ROOM} />;
    const { complaints, today, total } = value;
    if (complaints.length === 0) {
      return <Empty title={t('register.empty')}>{t('register.emptyNote')}</Empty>;
    }
    return (
      <>
        <ScrollingTable label={t('register.title')} columns={columns}>
          {complaints.map((one) => (
            <Row key={`${one.quoteId} ${one.number}`} complaint={one} today={today} />
          ))}
        </ScrollingTable>
        {total > complaints.length && <MoreButton limit={limit} most={MOST} onLimit={setLimit} />}
      </>
    );
  }

  return (
    <Screen
      title={t('register.title')}
      lead={t('register.lead')}
      actions={<ScreenLink to="/quotes">{t('register.back')}</ScreenLink>}
    >
      <Checkbox
        label={t('register.open')}
        checked={isOpen}
        onChange={({ currentTarget }) => setIsOpen(currentTarget.checked)}
      />
      {listing()}
    </Screen>
  );
}
