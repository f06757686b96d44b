import { useTranslation } from 'react-i18next';
import type { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import classes from './payments.module.css';

type Due = PolicyAccount['schedule'][number];

/** A plan in words: what is paid when, and what that costs. */
export function PlanWords({ plan }: { readonly plan: NonNullable<PolicyAccount['plan']> }) {
  const { t } = useTranslation('payments');
  const { title = '', firstDay, deposit, number, instalment, charge, apr, mandate } = plan;
  const day = writtenDay(firstDay);
  if (number === 0) return t('planInFull', { day });
  return (
    <>
      {t('planned', {
        title: bookWords(title),
        deposit: money(deposit),
        day,
        number,
        instalment: money(instalment),
      })}
      <div className={table.quiet}>
        {t('cost', { charge: money(charge), apr: apr?.toFixed(1) ?? '–' })}
      </div>
      {mandate && <div className={table.quiet}>{t('mandate', { mandate })}</div>}
    </>
  );
}

/** What falls due when, with what of it is paid. */
export function Schedule({ schedule }: { readonly schedule: readonly Due[] }) {
  const { t } = useTranslation('payments');
  if (schedule.length === 0) return null;
  const columns = [
    { title: t('column.day') },
    { title: t('column.what') },
    { title: t('column.amount'), className: table.number },
    { title: t('column.paid'), className: table.number },
    { title: t('column.open'), className: table.number },
    { title: t('column.state'), className: table.words },
  ];
  return (
    <ScrollingTable label={t('schedule')} columns={columns}>
      {schedule.map(({ kind, number, day, amount, paid, open, state, missed }) => (
        <tr key={`${day} ${kind} ${number ?? amount}`} data-over={state === 'paid' || undefined}>
          <td className={table.when}>{writtenDay(day)}</td>
          <th scope="row">
            {number === undefined ? t(`due.${kind}`) : t('instalment', { number })}
          </th>
          <td className={table.number}>{money(amount)}</td>
          <td className={table.number}>{money(paid)}</td>
          <td className={table.number}>{money(open)}</td>
          <td className={table.words}>
            <span className={classes.state} data-state={state}>
              {t(`state.${state}`)}
            </span>
            {missed > 0 && <div className={table.quiet}>{t('missedTimes', { count: missed })}</div>}
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}
