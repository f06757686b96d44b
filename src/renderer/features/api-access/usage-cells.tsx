import { useTranslation } from 'react-i18next';
import type { ApiUsage } from '../../../shared/schemas/people/usage.ts';
import table from '../../components/table.module.css';
import { moment } from '../../i18n/moment.ts';
import { count } from '../../i18n/money.ts';
import { refusalsOf } from './refusals.ts';
import classes from './usage-cells.module.css';

/** How much one client, or nobody known, used the API. */
export type UsageTimes = ApiUsage['unknown'];

interface UsageCellsProps {
  /** Undefined until it is known. */
  readonly usage: UsageTimes | undefined;
  /** The requests of the busiest client's week. */
  readonly most: number;
}

/** The cells of a row: today, seven days, what was refused and why, and when it was last. */
export function UsageCells({ usage, most }: UsageCellsProps) {
  const { t } = useTranslation(['access', 'common']);
  if (!usage) return <td colSpan={4}>{t('common:none')}</td>;
  const { today, lastSevenDays: week, lastUsedAt } = usage;
  const { reasons, total } = refusalsOf(week);
  return (
    <>
      <td className={table.number}>{count(today.requests)}</td>
      <td className={table.number}>
        {count(week.requests)}
        <span className={classes.track}>
          <span
            className={classes.bar}
            style={{ width: `${most === 0 ? 0 : (week.requests / most) * 100}%` }}
          />
        </span>
      </td>
      <td>
        {total === 0 ? count(0) : <strong className="amount">{count(total)}</strong>}
        {reasons.map((reason) => (
          <span key={reason} className={classes.reason}>
            {t(`refusal.${reason}`, { count: week[reason] })}
          </span>
        ))}
      </td>
      <td className={table.when}>
        {lastUsedAt === null ? t('clients.never') : moment(lastUsedAt)}
      </td>
    </>
  );
}
