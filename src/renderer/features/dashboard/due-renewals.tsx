import { useTranslation } from 'react-i18next';
import { RENEWAL_DAYS } from '../../../shared/domain/quotes/renewal.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { customerPlace } from '../../data/customer-place.ts';
import { useMay } from '../../data/desk.ts';
import { MINUTE } from '../../data/every.ts';
import { nextStep, RENEWALS } from '../../data/renewals.ts';
import { useOperation } from '../../data/use-operation.ts';
import { writtenCount } from '../../i18n/count.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { ToDo, ToDoCount, ToDoList, ToDoRow } from './to-do.tsx';

/** How many renewals are listed: the screen of renewals lists them all. */
const SHOWN = 5;

interface DueProps {
  readonly renewal: RenewalLine;
  readonly today: string;
}

function Due({ renewal, today }: DueProps) {
  const { t } = useTranslation('dashboard');
  const mayQuote = useMay()('quote:write');
  const { day, name, customerKey, state, quote, registration, insurer } = renewal;
  const isToday = day === today;
  const when = isToday ? t('renewals.today') : t('renewals.due', { day: writtenDay(day) });
  const isQuoted = state === 'quoted' && quote !== undefined;
  const nextWords = () => {
    if (isQuoted) return t('renewals.follow', { when });
    return mayQuote ? t('renewals.quote', { when }) : when;
  };
  return (
    <ToDoRow
      href={nextStep(renewal, mayQuote) ?? customerPlace(customerKey)}
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
  const { renewals, total, totalIsLeast = false } = value;
  return (
    <ToDo
      title={t('renewals.title')}
      counts={
        <ToDoCount
          href={RENEWALS}
          name={t('renewals.within', { count: RENEWAL_DAYS })}
          count={writtenCount({ count: total, isLeast: totalIsLeast })}
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
