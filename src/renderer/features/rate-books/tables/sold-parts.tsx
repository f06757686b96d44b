import { useTranslation } from 'react-i18next';
import type {
  NamedDrivers,
  Periods,
  RateBook,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, percent } from '../../../i18n/money.ts';
import { PartTable } from './part-table.tsx';
import classes from './tables.module.css';

/** The optional covers with their levels. */
export function AddOnsPart({ addOns }: Pick<RateBook, 'addOns'>) {
  const { t } = useTranslation('rateBooks');
  const columns = [
    { title: t('addOns.addOn') },
    { title: t('addOns.level') },
    { title: t('addOns.net'), isNumber: true },
  ];
  return (
    <PartTable label={t('content.addOns')} columns={columns}>
      {addOns.flatMap(({ id, title, levels }) =>
        levels.map((level) => (
          <tr key={`${id}/${level.level}`}>
            <th scope="row">{bookWords(title)}</th>
            <td>{bookWords(level.title)}</td>
            <td className={classes.number}>
              {level.netCents === 0 ? t('addOns.included') : money(level.netCents / 100)}
            </td>
          </tr>
        )),
      )}
    </PartTable>
  );
}

/** The periods that are sold, and their shares of the premium of a year. */
export function PeriodsPart({ periods }: { readonly periods: Periods }) {
  const { t } = useTranslation('rateBooks');
  const { leastDays, mostMonths, scale } = periods;
  const days = (count: number) => t('general.days', { count });
  return (
    <>
      <p className={classes.note}>
        {t('periods.limits', { days: days(leastDays), months: mostMonths })}
      </p>
      <PartTable
        label={t('content.periods')}
        columns={[{ title: t('periods.upTo') }, { title: t('periods.share'), isNumber: true }]}
      >
        {scale.map(({ upToDays, share }) => (
          <tr key={upToDays}>
            <th scope="row">{days(upToDays)}</th>
            <td className={classes.number}>{percent(share)}</td>
          </tr>
        ))}
      </PartTable>
    </>
  );
}

interface DriversPartProps extends Pick<RateBook, 'factors'> {
  readonly drivers: NamedDrivers;
}

/** How named drivers count, in a sentence. */
export function DriversPart({ drivers, factors }: DriversPartProps) {
  const { t } = useTranslation('rateBooks');
  const titles = drivers.factors.map(
    (id) => factors.find((factor) => factor.id === id)?.title ?? id,
  );
  return (
    <p className={classes.note}>
      {t('drivers.text', {
        share: percent(drivers.share),
        mainShare: percent(drivers.mainShare),
        factors: titles.map(bookWords).join(', '),
      })}
    </p>
  );
}
