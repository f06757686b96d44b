import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { daysLater } from '../../../shared/domain/date.ts';
import type { Dashboard } from '../../../shared/schemas/dashboard.ts';
import type { QuoteLine } from '../../../shared/schemas/quote-list.ts';
import { Empty } from '../../components/empty.tsx';
import { Private } from '../../components/private.tsx';
import { Section } from '../../components/section.tsx';
import { writtenDay } from '../../i18n/day.ts';
import { moment } from '../../i18n/moment.ts';
import { count, money } from '../../i18n/money.ts';
import classes from './expiring.module.css';
import { quotesLink } from './quotes-link.ts';

interface DueProps {
  readonly quote: QuoteLine;
  readonly today: string;
}

function Due({ quote, today }: DueProps) {
  const { t } = useTranslation('dashboard');
  const at = moment(quote.expiresAt);
  const isToday = at.startsWith(writtenDay(today));
  return (
    <li>
      <Link href={`/quotes/${quote.quoteId}`} className={classes.quote}>
        <span className={classes.customer}>
          <Private>{quote.customerName}</Private>
        </span>
        <span className="amount">{money(quote.premium)}</span>
        <span className={classes.quiet}>
          {quote.registrationNumber} · {quote.vehicle}
        </span>
        <span className={`${classes.quiet} amount`} data-today={isToday || undefined}>
          {isToday
            ? t('expiring.dueToday', { time: at.slice(-5) })
            : t('expiring.due', { moment: at })}
        </span>
      </Link>
    </li>
  );
}

/** The open quotes that run out next, and how many of them soon. */
export function Expiring({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { today, expiring } = figures;
  const until = (expiresTo: string) =>
    quotesLink({ status: 'quoted', expiresFrom: today, expiresTo, sort: 'expires' });
  return (
    <Section
      title={t('expiring.title')}
      action={
        <div className={classes.counts}>
          <Link href={until(today)} className={classes.count}>
            {t('expiring.today')} <strong className="amount">{count(expiring.today)}</strong>
          </Link>
          <Link href={until(daysLater(today, 6))} className={classes.count}>
            {t('expiring.week')} <strong className="amount">{count(expiring.week)}</strong>
          </Link>
        </div>
      }
    >
      {expiring.next.length === 0 ? (
        <Empty title={t('expiring.none')} />
      ) : (
        <ul className={classes.quotes}>
          {expiring.next.map((quote) => (
            <Due key={quote.quoteId} quote={quote} today={today} />
          ))}
        </ul>
      )}
    </Section>
  );
}
