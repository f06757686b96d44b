import { useTranslation } from 'react-i18next';
import { MINUTE } from '../../data/every.ts';
import { quotePlace } from '../../data/quote-place.ts';
import { useOperation } from '../../data/use-operation.ts';
import { REFERRALS } from '../../data/waiting-referrals.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { writtenCount } from '../../i18n/count.ts';
import { money } from '../../i18n/money.ts';
import { ToDo, ToDoCount, ToDoList, ToDoRow } from './to-do.tsx';

/** How many of the quotes that wait are listed. */
const SHOWN = 5;
/** The days after which a customer has waited long. */
const LONG = 3;

/** The quotes that wait longest for an underwriter; nothing where none does. */
export function WaitingReferrals() {
  const { t } = useTranslation('dashboard');
  const { value } = useOperation('listReferrals', { limit: SHOWN }, { every: MINUTE });
  if (!value || value.waiting.length === 0) return null;
  const { waiting, total, totalIsLeast = false } = value;
  return (
    <ToDo
      title={t('referrals.title')}
      counts={
        <ToDoCount
          href={REFERRALS}
          name={t('all')}
          count={writtenCount({ count: total, isLeast: totalIsLeast })}
        />
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
