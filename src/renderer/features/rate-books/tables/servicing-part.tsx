import { useTranslation } from 'react-i18next';
import type { Servicing, TransactionFee } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, percent } from '../../../i18n/money.ts';
import { PartTable } from './part-table.tsx';
import classes from './tables.module.css';

interface ServicingPartProps {
  readonly servicing: Servicing;
  readonly fees: readonly TransactionFee[];
}

/** How policies are changed, cancelled and reinstated: the rules in sentences, the scale and the fees. */
export function ServicingPart({ servicing, fees }: ServicingPartProps) {
  const { t } = useTranslation('rateBooks');
  const { ratedOn = 'policyBook', returnsLevies, method, countedIn = 'days' } = servicing;
  const { leastKeptCents, keptAfterClaim, reinstatementDays, bonusStepBack } = servicing;
  const { cancellationScale = [] } = servicing;
  const rules = [
    t(`servicing.ratedOn.${ratedOn}`),
    t(`servicing.method.${method}`),
    t(`servicing.levies.${returnsLevies ? 'returned' : 'kept'}`),
    ...(leastKeptCents > 0 ? [t('servicing.least', { amount: money(leastKeptCents / 100) })] : []),
    ...(keptAfterClaim ? [t('servicing.claim')] : []),
    t('servicing.reinstatement', { count: reinstatementDays }),
    t('servicing.bonus', { count: bonusStepBack }),
  ];
  const columns = [{ title: t('periods.upTo') }, { title: t('servicing.keeps'), isNumber: true }];
  return (
    <>
      <ul className={classes.note}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {method === 'shortPeriod' && (
        <PartTable label={t('content.servicing')} columns={columns}>
          {cancellationScale.map(({ upTo, keeps }) => (
            <tr key={upTo}>
              <th scope="row">{t(`servicing.${countedIn}`, { count: upTo })}</th>
              <td className={classes.number}>{percent(keeps)}</td>
            </tr>
          ))}
        </PartTable>
      )}
      {fees.length > 0 && (
        <PartTable
          label={t('content.fees')}
          columns={[
            { title: t('fees.fee') },
            { title: t('fees.whose') },
            { title: t('fees.amount'), isNumber: true },
          ]}
        >
          {fees.map(({ id, title, owner, cents }) => (
            <tr key={id}>
              <th scope="row">{bookWords(title)}</th>
              <td>{t(`fees.owner.${owner}`)}</td>
              <td className={classes.number}>{money(cents / 100)}</td>
            </tr>
          ))}
        </PartTable>
      )}
    </>
  );
}
