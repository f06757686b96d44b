import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import type { Calibration } from '../../../../../shared/schemas/rate-books/calibration.ts';
import { CopyButton } from '../../../../components/copy-button.tsx';
import { Notice } from '../../../../components/notice.tsx';
import table from '../../../../components/table.module.css';
import { count, money } from '../../../../i18n/money.ts';
import { Findings } from '../../check/findings.tsx';
import classes from './calibration.module.css';

/** The base of each cover as it is and as it would be, to copy. */
function BaseTable({ base }: Pick<Calibration, 'base'>) {
  const { t } = useTranslation(['compareBooks', 'common']);
  return (
    <div className={table.panel}>
      <table className={table.table}>
        <caption className={classes.caption}>{t('calibration.base')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('by.cover')}</th>
            <th scope="col" className={table.number}>
              {t('calibration.before')}
            </th>
            <th scope="col" className={table.number}>
              {t('calibration.after')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {COVERS.map((cover) => (
            <tr key={cover}>
              <th scope="row">{t(`common:cover.${cover}`)}</th>
              <td className={table.number}>{money(base.before[cover] / 100)}</td>
              <td className={table.number}>{money(base.after[cover] / 100)}</td>
              <td>
                <CopyButton
                  text={(base.after[cover] / 100).toFixed(2)}
                  what={t('calibration.copied', { cover: t(`common:cover.${cover}`) })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The base that was found, how near it comes and how it was found. */
export function CalibrationResult({ found }: { readonly found: Calibration }) {
  const { t } = useTranslation('compareBooks');
  const { book, portfolio, declined, wanted, before, reached, atMinimum, examples, faults } = found;
  const written = { risks: count(portfolio.size), declined: count(declined) };
  return (
    <div className={classes.result}>
      <p className={classes.found} role="status">
        {t('calibration.found', {
          ...{ book: `${book.name} ${book.version}`, wanted: money(wanted) },
          ...{ before: money(before), reached: money(reached) },
        })}
      </p>
      <BaseTable base={found.base} />
      <p className={classes.how}>{t('calibration.how', written)}</p>
      {atMinimum > 0 && (
        <p className={classes.how}>
          {t('calibration.atMinimum', { count: atMinimum, written: count(atMinimum) })}
        </p>
      )}
      {examples > 0 && (
        <Notice tone="plain" title={t('calibration.examples', { count: examples })} />
      )}
      {faults > 0 && (
        <>
          <Notice tone="warning" title={t('calibration.faults', { count: faults })} />
          <Findings findings={found.findings} />
        </>
      )}
    </div>
  );
}
