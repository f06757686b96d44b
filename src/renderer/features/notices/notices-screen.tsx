import '../../i18n/screen-words/notices.ts';
import { Anchor, Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Fault } from '../../../shared/result/result.ts';
import type { DatabaseNotice } from '../../../shared/schemas/policies/database-notice.ts';
import { noticeRows } from '../../../shared/words/notice-rows.ts';
import { csvFile, download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { ScreenLink } from '../../components/links.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Screen } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { MoreButton, ScrollingTable } from '../../components/table.tsx';
import { type RowSelection, useRowSelection } from '../../components/use-row-selection.ts';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { getEnvironment } from '../../data/environment.ts';
import { MINUTE, useToday } from '../../data/every.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { countOf } from '../../data/quote-count.ts';
import { writtenDay } from '../../i18n/day.ts';
import { words } from '../../i18n/i18n.ts';
import { type Count, writtenCount } from '../../i18n/money.ts';
import classes from './notices.module.css';

const ROOM = 320;
const PAGE = 50;
/** The most that the service lists at once: then some are ticked off first. */
const MOST = 500;

const keyOf = ({ policyId, transaction }: DatabaseNotice) => `${policyId} ${transaction}`;

/** What is said by what a transaction is for the database. */
const IMPLIED: ReadonlySet<string> = new Set(['newBusiness', 'adjustment', 'cancellation']);

interface RowProps {
  readonly notice: DatabaseNotice;
  /** Undefined where nothing can be ticked off here. */
  readonly selection: RowSelection | undefined;
}

/** A transaction that the database must be told of. */
function Row({ notice, selection }: RowProps) {
  const { t } = useTranslation(['notices', 'policy']);
  const { policyId, quoteId, kind, change, effectiveAt, madeOn, lastDay, isOverdue } = notice;
  const { insurer, registration, formerRegistration, make, model, drivers } = notice;
  const what = t(`change.${change}`);
  return (
    <tr>
      <td>
        {selection && (
          <Checkbox
            aria-label={t('select', { policy: policyId, change: what })}
            {...selection.boxOf(keyOf(notice))}
          />
        )}
      </td>
      <td className={table.when}>
        <span data-overdue={isOverdue || undefined}>{writtenDay(lastDay)}</span>
        {isOverdue && <div className={classes.overdue}>{t('overdue')}</div>}
        <div className={table.quiet}>{t('madeOn', { day: writtenDay(madeOn) })}</div>
      </td>
      <td className={table.when}>
        {what}
        <div className={table.quiet}>
          {t('from', { day: writtenDay(effectiveAt.slice(0, 10)) })}
        </div>
        {!IMPLIED.has(kind) && <div className={table.quiet}>{t(`policy:transaction.${kind}`)}</div>}
      </td>
      <td>
        <span className={table.when}>{registration}</span>
        <div className={table.quiet}>{`${make} ${model}`}</div>
        {formerRegistration !== undefined && (
          <div className={table.quiet}>{t('insteadOf', { mark: formerRegistration })}</div>
        )}
      </td>
      <th scope="row">
        <Anchor component={Link} href={quotePlace(quoteId)} className={table.when} inherit>
          {policyId}
        </Anchor>
        <div className={classes.insurer}>{insurer}</div>
      </th>
      <td className={table.when}>
        {writtenDay(notice.coverFrom)}
        <div>{writtenDay(notice.coverTo)}</div>
      </td>
      <td className={table.words}>
        {drivers.map(({ name, driverNumber }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two drivers may have one name
          <div key={at}>
            <Private>{name}</Private>{' '}
            <span className={table.quiet}>
              {driverNumber === undefined ? t('noNumber') : <Private>{driverNumber}</Private>}
            </span>
          </div>
        ))}
      </td>
    </tr>
  );
}

/** Writes what is listed into a file. */
function write(notices: readonly DatabaseNotice[], today: string): void {
  // The words of the language shown are the columns of the file.
  const bundle = words.getResourceBundle(words.language, 'notices');
  const training = getEnvironment() === 'training' ? `-${bundle.training}` : '';
  download(csvFile(noticeRows(notices, bundle)), `${bundle.file}${training}-${today}.csv`);
}

interface TableProps {
  readonly notices: readonly DatabaseNotice[];
  readonly total: Count;
}

/** The transactions that are due, with what is done with them. */
function Notices({ notices, total }: TableProps) {
  const { t } = useTranslation('notices');
  const today = useToday();
  const mayTell = useMay()('quote:accept');
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const selection = useRowSelection(notices.map(keyOf));
  const some = notices.filter((notice) => selection.chosen.has(keyOf(notice)));
  const overdue = notices.filter(({ isOverdue }) => isOverdue).length;
  const tell = async () => {
    setBusy(true);
    const told = await call('tellDatabase', {
      notices: some.map(({ policyId, transaction }) => ({ policyId, transaction })),
    });
    setFault(told.ok ? undefined : told.fault);
    setBusy(false);
    await refresh('listDatabaseNotices');
    // The button is gone with the last of them.
    setTimeout(() => {
      if (document.activeElement === document.body) document.querySelector('h1')?.focus();
    });
  };
  const columns = [
    { title: t('heading.select') },
    { title: t('heading.lastDay') },
    { title: t('heading.what') },
    { title: t('heading.car') },
    { title: t('heading.policy') },
    { title: t('heading.cover') },
    { title: t('heading.drivers'), className: table.words },
  ];
  return (
    <>
      <div className={classes.bar}>
        {mayTell && (
          <>
            <Checkbox label={t('selectAll')} {...selection.allBox} />
            <Button
              size="xs"
              loading={busy}
              disabled={some.length === 0}
              onClick={() => void tell()}
            >
              {some.length === 0 ? t('tell') : t('tellSome', { count: some.length })}
            </Button>
          </>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<Icon name="download" />}
          onClick={() => write(some.length === 0 ? notices : some, today)}
        >
          {t('csv')}
        </Button>
        <span role="status" className={classes.total}>
          {t('count', { count: total.count, written: writtenCount(total) })}
          {overdue > 0 && ` · ${t('overdueCount', { count: overdue })}`}
        </span>
      </div>
      {fault && <FaultNotice fault={fault} />}
      <ScrollingTable
        label={t('table')}
        columns={columns}
        {...(mayTell && { onKeyDown: selection.onKeyDown })}
      >
        {notices.map((notice) => (
          <Row key={keyOf(notice)} notice={notice} selection={mayTell ? selection : undefined} />
        ))}
      </ScrollingTable>
    </>
  );
}

/** What the insurers' database was not told of yet, the oldest first. */
export function NoticesScreen() {
  const { t } = useTranslation('notices');
  const [limit, setLimit] = useState(PAGE);
  // A last day passes without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const { value, fault, refetch } = useOperation('listDatabaseNotices', { limit }, options);

  function listing() {
    const problem = faultToSay(fault, value !== undefined);
    if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
    if (!value) return <Waiting what={t('table')} height={ROOM} />;
    const { notices, total } = value;
    if (notices.length === 0) return <Empty title={t('empty')}>{t('emptyNote')}</Empty>;
    return (
      <>
        <Notices notices={notices} total={countOf(value)} />
        {total > notices.length && <MoreButton limit={limit} most={MOST} onLimit={setLimit} />}
      </>
    );
  }
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<ScreenLink to="/quotes">{t('back')}</ScreenLink>}
    >
      {listing()}
    </Screen>
  );
}
