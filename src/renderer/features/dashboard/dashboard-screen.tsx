import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { daysLater } from '../../../shared/domain/date.ts';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { Empty, FaultNotice, Waiting } from '../../components/notice.tsx';
import { Screen } from '../../components/screen.tsx';
import { MINUTE } from '../../data/every.ts';
import { faultToSay, useOperation } from '../../data/operation-query.ts';
import { quotePlace } from '../../data/places.ts';
import { REFERRALS } from '../../data/quote-count.ts';
import { expiringQuery } from '../../data/quote-query.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { moment, writtenDay } from '../../i18n/day.ts';
import { count, money } from '../../i18n/money.ts';
import { Chart } from './chart.tsx';
import { PERIODS, readPeriod, useChosenPeriod } from './chosen-period.ts';
import classes from './dashboard.module.css';
import { CoverFigures, FigureTiles } from './figure-tiles.tsx';
import { quotesLink, writtenSpan } from './figures.ts';
import { FollowUps } from './follow-ups.tsx';
import { OutcomeSections, SchemeFigures } from './outcome-figures.tsx';
import {
  AllCount,
  DueComplaints,
  DueNotices,
  DueRenewals,
  OverduePayments,
  ToDo,
  ToDoCount,
  ToDoList,
  ToDoRow,
} from './to-do.tsx';
import { Unexplained } from './unexplained.tsx';
import { useFigures } from './use-figures.ts';
import { DataWarning, FirmTask, OpenDrafts, Welcome } from './welcome.tsx';

interface DueProps {
  readonly quote: QuoteLine;
  readonly today: string;
}

function Due({ quote, today }: DueProps) {
  const { t } = useTranslation('dashboard');
  const at = moment(quote.expiresAt);
  const isToday = at.startsWith(writtenDay(today));
  return (
    <ToDoRow
      href={quotePlace(quote.quoteId)}
      who={quote.customerName}
      amount={money(quote.premium)}
      what={`${quote.registrationNumber} · ${quote.vehicle}`}
      next={
        isToday ? t('expiring.dueToday', { time: at.slice(-5) }) : t('expiring.due', { moment: at })
      }
      isUrgent={isToday}
    />
  );
}

/** The open quotes that run out next, and how many of them soon. */
function Expiring({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { today, expiring } = figures;
  const until = (last: string) => quotesLink(expiringQuery(today, last));
  return (
    <ToDo
      title={t('expiring.title')}
      counts={
        <>
          <ToDoCount href={until(today)} name={t('expiring.today')} count={count(expiring.today)} />
          <ToDoCount
            href={until(daysLater(today, 6))}
            name={t('expiring.week')}
            count={count(expiring.week)}
          />
        </>
      }
    >
      {expiring.next.length === 0 ? (
        <Empty title={t('expiring.none')} />
      ) : (
        <ToDoList>
          {expiring.next.map((quote) => (
            <Due key={quote.quoteId} quote={quote} today={today} />
          ))}
        </ToDoList>
      )}
    </ToDo>
  );
}

/** How many of the quotes that wait are listed. */
const SHOWN = 5;
/** The days after which a customer has waited long. */
const LONG = 3;

/** The quotes that wait longest for an underwriter; nothing where none does. */
function WaitingReferrals() {
  const { t } = useTranslation('dashboard');
  const { value } = useOperation('listReferrals', { limit: SHOWN }, { every: MINUTE });
  if (!value || value.waiting.length === 0) return null;
  const { waiting, total, totalIsLeast } = value;
  return (
    <ToDo
      title={t('referrals.title')}
      counts={
        <AllCount href={REFERRALS} name={t('all')} total={total} totalIsLeast={totalIsLeast} />
      }
    >
      <ToDoList>
        {waiting.map(({ quote, referral, waitingDays }) => (
          <ToDoRow
            key={quote.quoteId}
            href={quotePlace(quote.quoteId)}
            who={quote.customerName}
            amount={money(quote.premium)}
            what={bookWords(referral.reasons[0]?.message ?? '')}
            next={
              waitingDays === 0 ? t('referrals.today') : t('referrals.days', { count: waitingDays })
            }
            isUrgent={waitingDays >= LONG}
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}

/** The period that the figures are of. */
function PeriodPicker() {
  const { t } = useTranslation('dashboard');
  const { period, choose } = useChosenPeriod();
  return (
    <SegmentedControl
      aria-label={t('period.label')}
      size="sm"
      data={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
      value={period}
      onChange={(word) => choose(readPeriod(word))}
    />
  );
}

function Figures({ figures }: { readonly figures: Dashboard }) {
  return (
    <>
      <div className={classes.toDo}>
        <Expiring figures={figures} />
        <div className={classes.column}>
          <DueComplaints today={figures.today} />
          <FollowUps />
          <OverduePayments />
          <DueRenewals today={figures.today} />
          <WaitingReferrals />
          <DueNotices />
          <Unexplained figures={figures} />
          <OpenDrafts />
        </div>
      </div>
      <FigureTiles figures={figures} />
      <Chart days={figures.days} />
      <OutcomeSections figures={figures} />
      <CoverFigures figures={figures} />
      <SchemeFigures figures={figures} />
    </>
  );
}

/** The morning's first look: what waits for the broker, what was quoted, and what came of it. */
export function DashboardScreen() {
  const { t } = useTranslation(['dashboard', 'common']);
  const { value, fault: last, isFresh, refetch } = useFigures();
  const fault = faultToSay(last, value !== undefined);

  if (isFresh) return <Welcome />;
  const shown = fault ? undefined : value;
  const lead = shown && {
    span: writtenSpan(shown.period),
    before: writtenSpan(shown.before),
  };
  return (
    <Screen
      title={t('common:screens.dashboard')}
      {...(lead && { lead: t('lead', lead) })}
      actions={<PeriodPicker />}
    >
      {!value && !fault && <Waiting what={t('what')} height={420} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      <DataWarning />
      <FirmTask />
      {shown && <Figures figures={shown} />}
    </Screen>
  );
}
