import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { daysLater } from '../../../shared/domain/date.ts';
import { RENEWAL_STEPS } from '../../../shared/domain/quotes/renewal.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { Private } from '../../components/private.tsx';
import { Section } from '../../components/screen.tsx';
import { useMay } from '../../data/desk.ts';
import { MINUTE } from '../../data/every.ts';
import { useOperation } from '../../data/operation-query.ts';
import {
  COMPLAINTS,
  customerPlace,
  NOTICES,
  nextStep,
  OVERDUE,
  quotePlace,
  RENEWALS,
} from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money, writtenCount } from '../../i18n/money.ts';
import classes from './to-do.module.css';

interface ToDoProps {
  readonly title: string;
  /** Ways to all that there is, with how many. */
  readonly counts: ReactNode;
  readonly children: ReactNode;
}

/** Something that waits for the broker: its title, how much there is, and what comes first. */
export function ToDo({ title, counts, children }: ToDoProps) {
  return (
    <Section title={title} action={<div className={classes.counts}>{counts}</div>}>
      {children}
    </Section>
  );
}

interface ToDoCountProps {
  readonly href: string;
  readonly name: string;
  readonly count: string;
}

/** How many there are, as the way to them. */
export function ToDoCount({ href, name, count }: ToDoCountProps) {
  return (
    <Link href={href} className={classes.count}>
      {name} <strong className="amount">{count}</strong>
    </Link>
  );
}

interface AllCountProps {
  readonly href: string;
  readonly name: string;
  readonly total: number;
  /** Whether there are more than were counted. */
  readonly totalIsLeast?: boolean | undefined;
}

/** How many there are in all, as the way to them. */
export function AllCount({ href, name, total, totalIsLeast = false }: AllCountProps) {
  const count = writtenCount({ count: total, isLeast: totalIsLeast });
  return <ToDoCount href={href} name={name} count={count} />;
}

interface ToDoRowProps {
  readonly href: string;
  /** Whose it is. */
  readonly who: string;
  /** What stands at the end of the first line. */
  readonly amount?: string;
  readonly what: string;
  /** What to do next, and until when. */
  readonly next: string;
  readonly isUrgent?: boolean;
}

/** One of the things that wait, with what to do next: the way to it. */
export function ToDoRow({ href, who, amount, what, next, isUrgent = false }: ToDoRowProps) {
  return (
    <li>
      <Link href={href} className={classes.row}>
        <span className={classes.who}>
          <Private>{who}</Private>
        </span>
        <span className="amount">{amount}</span>
        <span className={classes.quiet}>{what}</span>
        <span className={`${classes.quiet} amount`} data-urgent={isUrgent || undefined}>
          {next}
        </span>
      </Link>
    </li>
  );
}

/** The first of the things that wait. */
export function ToDoList({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

/** How many of each are listed: a screen lists them all. */
const SHOWN = 5;

interface DueProps {
  readonly renewal: RenewalLine;
  readonly today: string;
}

function Due({ renewal, today }: DueProps) {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const { day, name, customerKey, state, source, quote, registration, insurer } = renewal;
  const isToday = day === today;
  const when = isToday ? t('renewals.today') : t('renewals.due', { day: writtenDay(day) });
  const isQuoted = state === 'quoted' && quote !== undefined;
  const nextWords = () => {
    if (isQuoted) return t('renewals.follow', { when });
    if (source === 'policy')
      return t(state === 'invited' ? 'renewals.renew' : 'renewals.offer', { when });
    return may('quote:write') ? t('renewals.quote', { when }) : when;
  };
  return (
    <ToDoRow
      href={nextStep(renewal, may) ?? customerPlace(customerKey)}
      who={name}
      {...(isQuoted && { amount: money(quote.premium) })}
      what={[registration, insurer].filter(Boolean).join(' · ')}
      next={nextWords()}
      isUrgent={isToday}
    />
  );
}

/** The renewals that are due next and neither accepted nor lost; nothing where there are none. */
export function DueRenewals({ today }: { readonly today: string }) {
  const { t } = useTranslation('dashboard');
  const asked = { from: today, isOpen: true, limit: SHOWN };
  const { value } = useOperation('listRenewals', asked, { keepsPrevious: true, every: MINUTE });
  if (!value || value.renewals.length === 0) return null;
  const { renewals, total, totalIsLeast } = value;
  return (
    <ToDo
      title={t('renewals.title')}
      counts={
        <AllCount
          href={RENEWALS}
          name={t('renewals.within', { count: RENEWAL_STEPS[0] })}
          total={total}
          totalIsLeast={totalIsLeast}
        />
      }
    >
      <ToDoList>
        {renewals.map((renewal) => (
          <Due key={`${renewal.source} ${renewal.id}`} renewal={renewal} today={today} />
        ))}
      </ToDoList>
    </ToDo>
  );
}

/** The days before a deadline in which a complaint is listed. */
const NEAR = 7;

/** The open complaints with a deadline that is near or past, the earliest first; nothing where there are none. */
export function DueComplaints({ today }: { readonly today: string }) {
  const { t } = useTranslation('dashboard');
  const asked = { dueBy: daysLater(today, NEAR), limit: SHOWN };
  const { value } = useOperation('listComplaints', asked, { keepsPrevious: true, every: MINUTE });
  if (!value || value.total === 0) return null;
  const due = value.complaints.flatMap((complaint) =>
    complaint.deadlines.slice(0, 1).map((next) => ({ complaint, next })),
  );
  return (
    <ToDo
      title={t('complaints.title')}
      counts={<AllCount href={COMPLAINTS} name={t('all')} total={value.total} />}
    >
      <ToDoList>
        {due.map(({ complaint, next: { id, day } }) => (
          <ToDoRow
            key={`${complaint.quoteId} ${complaint.number}`}
            href={quotePlace(complaint.quoteId)}
            who={complaint.customerName}
            what={complaint.about}
            next={t(`complaints.${id}`, { day: writtenDay(day) })}
            isUrgent={day <= today}
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}

/** The policies of which a payment is overdue, the longest first; nothing where there are none. */
export function OverduePayments() {
  const { t } = useTranslation('dashboard');
  const { value } = useOperation('listOverdue', { limit: SHOWN }, { every: MINUTE });
  if (!value || value.policies.length === 0) return null;
  const { policies, total, totalIsLeast } = value;
  return (
    <ToDo
      title={t('overdue.title')}
      counts={<AllCount href={OVERDUE} name={t('all')} total={total} totalIsLeast={totalIsLeast} />}
    >
      <ToDoList>
        {policies.map(({ quoteId, policyId, customerName, ...policy }) => (
          <ToDoRow
            key={policyId}
            href={quotePlace(quoteId)}
            who={customerName}
            amount={money(policy.overdue)}
            what={policy.registrationNumber}
            next={t('overdue.since', { day: writtenDay(policy.since) })}
            isUrgent
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}

/** What the insurers' database must be told of first; nothing where it knows everything. */
export function DueNotices() {
  const { t } = useTranslation('dashboard');
  const { value } = useOperation('listDatabaseNotices', { limit: SHOWN }, { every: MINUTE });
  if (!value || value.notices.length === 0) return null;
  const { notices, total, totalIsLeast } = value;
  return (
    <ToDo
      title={t('database.title')}
      counts={<AllCount href={NOTICES} name={t('all')} total={total} totalIsLeast={totalIsLeast} />}
    >
      <ToDoList>
        {notices.map(({ policyId, transaction, ...notice }) => (
          <ToDoRow
            key={`${policyId} ${transaction}`}
            href={NOTICES}
            who={notice.policyholder}
            what={`${t(`database.${notice.change}`)} · ${notice.registration}`}
            next={t(notice.isOverdue ? 'database.overdue' : 'database.due', {
              day: writtenDay(notice.lastDay),
            })}
            isUrgent={notice.isOverdue}
          />
        ))}
      </ToDoList>
    </ToDo>
  );
}
