import { useTranslation } from 'react-i18next';
import { daysLater } from '../../../shared/domain/date.ts';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { Empty } from '../../components/empty.tsx';
import { quotePlace } from '../../data/quote-place.ts';
import { expiringQuery } from '../../data/quote-query.ts';
import { writtenDay } from '../../i18n/day.ts';
import { moment } from '../../i18n/moment.ts';
import { count, money } from '../../i18n/money.ts';
import { quotesLink } from './quotes-link.ts';
import { ToDo, ToDoCount, ToDoList, ToDoRow } from './to-do.tsx';

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
export function Expiring({ figures }: { readonly figures: Dashboard }) {
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
