import { useTranslation } from 'react-i18next';
import type { ImpactTotals } from '../../../../../shared/schemas/rate-books/impact.ts';
import { Part } from '../../../../components/part.tsx';
import table from '../../../../components/table.module.css';
import { count, percent } from '../../../../i18n/money.ts';
import classes from './impact.module.css';
import { bandWords, wayOf } from './impact-words.ts';

/** How many premiums moved by how much. The chart is a table with a bar in each row, and reads as one. */
export function BandsChart({ total }: { readonly total: ImpactTotals }) {
  const { t } = useTranslation('compareBooks');
  const { bands, compared } = total;
  const most = Math.max(1, ...bands.map(({ risks }) => risks));
  return (
    <Part title={t('band.title')}>
      <div className={table.panel}>
        <table className={`${table.table} ${classes.bands}`}>
          <thead>
            <tr>
              <th scope="col">{t('band.premium')}</th>
              <td aria-hidden="true" />
              <th scope="col" className={table.number}>
                {t('total.risks')}
              </th>
              <th scope="col" className={table.number}>
                {t('band.share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={bandWords(band)}>
                <th scope="row">{bandWords(band)}</th>
                <td className={classes.track} aria-hidden="true">
                  <span
                    className={classes.bar}
                    data-way={wayOf(band)}
                    data-empty={band.risks === 0 || undefined}
                    style={{ width: `${(100 * band.risks) / most}%` }}
                  />
                </td>
                <td className={table.number}>{count(band.risks)}</td>
                <td className={table.number}>
                  {percent(compared === 0 ? 0 : band.risks / compared)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}
