import '../../i18n/screen-words/renewals.ts';
import { Anchor, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { daysLater } from '../../../shared/domain/date.ts';
import { RENEWAL_DAYS } from '../../../shared/domain/quotes/renewal.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { MailAddress, ScreenLink } from '../../components/links.tsx';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Screen } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import { MoreButton, ScrollingTable } from '../../components/table.tsx';
import { useMay } from '../../data/desk.ts';
import { MINUTE, useToday } from '../../data/every.ts';
import { faultToSay, useOperation } from '../../data/operation-query.ts';
import { customerPlace, DATASETS, nextStep } from '../../data/places.ts';
import { monthName, writtenDay } from '../../i18n/day.ts';
import { money, writtenCount } from '../../i18n/money.ts';
import classes from './renewals.module.css';

interface RenewalTableProps {
  readonly renewals: readonly RenewalLine[];
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Renewals with what became of each, and the way to its next step. */
export function RenewalTable({ renewals, today }: RenewalTableProps) {
  const { t } = useTranslation('renewals');
  const columns = [
    { title: t('day') },
    { title: t('customer') },
    { title: t('contact') },
    { title: t('car') },
    { title: t('present') },
    { title: t('state') },
    { title: t('step') },
  ];
  return (
    <ScrollingTable label={t('table')} columns={columns}>
      {renewals.map((renewal) => (
        <Row key={`${renewal.source} ${renewal.id}`} renewal={renewal} today={today} />
      ))}
    </ScrollingTable>
  );
}

interface RowProps {
  readonly renewal: RenewalLine;
  readonly today: string;
}

function Row({ renewal, today }: RowProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const { day, customerKey, name, phone, email, registration, vehicle, source, state } = renewal;
  const { insurer, policyNumber, noClaimsYears, quote } = renewal;
  const none = t('common:none');
  const next = nextStep(renewal, useMay()('quote:write'));
  const step = t(`steps.${state}`);
  const isLate = day < today && state !== 'accepted' && state !== 'lost';
  return (
    <tr>
      <td className={table.when} data-late={isLate || undefined}>
        {writtenDay(day)}
      </td>
      <th scope="row">
        <Anchor component={Link} href={customerPlace(customerKey)} inherit>
          <Private>{name}</Private>
        </Anchor>
      </th>
      <td className={classes.contact}>
        {phone === undefined && email !== undefined ? (
          <MailAddress address={email} />
        ) : (
          <Private>{phone ?? none}</Private>
        )}
      </td>
      <td>
        <span className={table.when}>{registration ?? none}</span>
        {vehicle !== undefined && <div className={table.quiet}>{vehicle}</div>}
      </td>
      <td>
        {insurer ?? none}
        <div className={table.quiet}>
          {[policyNumber, source === 'policy' && t('here')].filter(Boolean).join(' · ')}
        </div>
        {noClaimsYears !== undefined && (
          <div className={table.quiet}>{t('ncb', { count: noClaimsYears })}</div>
        )}
      </td>
      <td className={table.when}>
        {t(`states.${state}`)}
        {quote && state !== 'open' && <div className={table.quiet}>{money(quote.premium)}</div>}
      </td>
      <td className={classes.step}>
        {next !== undefined && (
          <Anchor component={Link} href={next} aria-label={t('stepFor', { step, name })} inherit>
            {step}
          </Anchor>
        )}
      </td>
    </tr>
  );
}

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

/** The customers whose cover ends, by the month in which it does, with what to do next. */
export function RenewalsScreen() {
  const { t } = useTranslation('renewals');
  const today = useToday();
  const may = useMay();
  const [month, setMonth] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [limit, setLimit] = useState(PAGE);
  const days = month === '' ? { from: today } : daysOfMonth(month);
  const asked = { ...days, isOpen, limit };
  // A quote expires, and a day passes, without any change of the data.
  const options = { keepsPrevious: true, every: MINUTE };
  const { value, fault, refetch } = useOperation('listRenewals', asked, options);

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
        <RenewalTable renewals={value.renewals} today={today} />
        {value.next !== undefined && <MoreButton limit={limit} most={MOST} onLimit={setLimit} />}
      </>
    );
  }

  const total = value && { count: value.total, isLeast: value.totalIsLeast ?? false };
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<ScreenLink to="/customers">{t('back')}</ScreenLink>}
    >
      <div className={classes.filters}>
        <NativeSelect
          label={t('period')}
          value={month}
          onChange={({ currentTarget }) => setMonth(currentTarget.value)}
          data={[
            { value: '', label: t('next', { count: RENEWAL_DAYS }) },
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
      {listing()}
    </Screen>
  );
}
