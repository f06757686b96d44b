import '../../i18n/screen-words/lists.ts';
import '../../i18n/screen-words/renewals.ts';
import { Anchor, Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { daysLater } from '../../../shared/domain/date.ts';
import { RENEWAL_STEPS } from '../../../shared/domain/quotes/renewal.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { csvFile, download } from '../../components/download.ts';
import { Icon } from '../../components/icon.tsx';
import { JobBar } from '../../components/job-bar.tsx';
import { ManyNotice } from '../../components/many-notice.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { MoreButton } from '../../components/table.tsx';
import { useRowSelection } from '../../components/use-row-selection.ts';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { MINUTE, useToday } from '../../data/every.ts';
import { useMany } from '../../data/many.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { DATASETS } from '../../data/places.ts';
import { monthName } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { writtenCount } from '../../i18n/money.ts';
import { isToOffer, keyOf, RenewalTable, stateOf } from './renewal-table.tsx';
import classes from './renewals.module.css';

/** How many months are offered: the last one, this one, and a year from here. */
const OFFERED = 14;

/** The first day of the month so many months after the one of a day. */
function firstDay(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = String((count % 12) + 1).padStart(2, '0');
  return `${Math.floor(count / 12)}-${month}-01`;
}

/** The months around a day, as `YYYY-MM`. */
function monthsAround(today: string): string[] {
  return Array.from({ length: OFFERED }, (_, at) => firstDay(today, at - 1).slice(0, 7));
}

/** The first and the last day of a month. */
function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  const from = `${month}-01`;
  return { from, to: daysLater(firstDay(from, 1), -1) };
}

/** A month in the language shown: `Mar 2027`. */
function writtenMonth(month: string): string {
  return `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
}

const ROOM = 320;
const PAGE = 50;
/** The most that the service lists at once: a month has fewer. */
const MOST = 200;

/** The renewals that are due, by how near they are: offered one by one or many at once, and handed out as a file. */
export function RenewalsScreen() {
  const { t } = useTranslation('renewals');
  const today = useToday();
  const may = useMay();
  const [month, setMonth] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const { run, cancel, progress, done, refused } = useMany<RenewalLine>();
  const days = month === '' ? { from: today } : daysOfMonth(month);
  const asked = { ...days, isOpen, limit };
  // A quote expires, and a day passes, without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const { value, fault, refetch } = useOperation('listRenewals', asked, options);
  const renewals = value?.renewals ?? [];
  const selection = useRowSelection(renewals.filter(isToOffer).map(keyOf));
  const toOffer = renewals.filter((each) => selection.chosen.has(keyOf(each)));

  async function offerAll(some: readonly RenewalLine[]): Promise<void> {
    await run('offerRenewals', some, ({ policyNumber = '' }) =>
      call('inviteRenewal', { policyId: policyNumber }),
    );
    await refresh('listRenewals');
    selection.selectAll(false);
  }

  function listing() {
    const problem = faultToSay(fault, value !== undefined);
    if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
    if (!value) return <Waiting what={t('table')} height={ROOM} />;
    if (value.renewals.length === 0) {
      return (
        <Empty title={t('empty')}>
          {t('emptyNote')}{' '}
          {may('administer') && (
            <Anchor component={Link} href={DATASETS} inherit>
              {t('import')}
            </Anchor>
          )}
        </Empty>
      );
    }
    return (
      <>
        <RenewalTable
          renewals={value.renewals}
          today={today}
          selection={selection}
          onOffer={(one) => void offerAll([one])}
          isBusy={progress !== undefined}
        />
        {value.next !== undefined && <MoreButton limit={limit} most={MOST} onLimit={setLimit} />}
      </>
    );
  }

  const total = value && { count: value.total, isLeast: value.totalIsLeast ?? false };
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          {renewals.length > 0 && (
            <Button
              variant="default"
              leftSection={<Icon name="download" />}
              onClick={() => download(csvOf(renewals), `${t('title')}-${today}.csv`)}
            >
              {t('export')}
            </Button>
          )}
          {may('quote:accept') && (
            <Button
              disabled={toOffer.length === 0 || progress !== undefined}
              onClick={() => void offerAll(toOffer)}
            >
              {t('offerMany', { count: toOffer.length })}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.filters}>
        <NativeSelect
          label={t('period')}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          data={[
            { value: '', label: t('next', { count: RENEWAL_STEPS[0] }) },
            ...monthsAround(today).map((each) => ({ value: each, label: writtenMonth(each) })),
          ]}
        />
        <Checkbox
          label={t('open')}
          checked={isOpen}
          onChange={({ currentTarget }) => setIsOpen(currentTarget.checked)}
        />
        <span role="status" className={classes.total}>
          {total && t('count', { count: total.count, written: writtenCount(total) })}
        </span>
      </div>
      {progress && <JobBar what={t('offering')} progress={progress} onCancel={cancel} />}
      {!progress && (
        <ManyNotice
          done={done.length === 0 ? undefined : t('offered', { count: done.length })}
          refused={refused.map(({ row, fault: why }) => ({
            key: keyOf(row),
            name: row.name,
            fault: why,
          }))}
        />
      )}
      {listing()}
    </Screen>
  );
}

/** The list as a file for a spreadsheet: days as `2027-03-01`, euro as `1234.50`. */
function csvOf(renewals: readonly RenewalLine[]): Blob {
  const word = (name: Heading) => translate(`renewals:${name}`);
  const euro = (amount: number | undefined) => amount?.toFixed(2) ?? '';
  return csvFile([
    HEADINGS.map(word),
    ...renewals.map((one) => [
      one.day,
      one.policy?.inviteBy ?? '',
      one.name,
      one.phone ?? '',
      one.email ?? '',
      one.registration ?? '',
      one.vehicle ?? '',
      one.insurer ?? '',
      one.policyNumber ?? '',
      euro(one.policy?.last),
      euro(one.policy?.next ?? one.quote?.premium),
      euro(one.policy?.best?.premium),
      one.policy?.best?.scheme.insurer ?? '',
      translate(`renewals:states.${stateOf(one)}`),
    ]),
  ]);
}

const HEADINGS = [
  'day',
  'inviteTitle',
  'customer',
  'phone',
  'email',
  'registration',
  'car',
  'insurer',
  'policy',
  'last',
  'offer',
  'best',
  'bestInsurer',
  'state',
] as const;
type Heading = (typeof HEADINGS)[number];
