import { useTranslation } from 'react-i18next';
import type { ExplainedQuote } from '../../../../shared/schemas/quote-explanation.ts';
import { Part } from '../../../components/part.tsx';
import table from '../../../components/table.module.css';
import { money, change as signed } from '../../../i18n/money.ts';
import { StepTable } from '../covers/step-table.tsx';
import classes from './explain.module.css';

/** The other covers, and the steps in which they differ. */
export function CoverDifferences({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation(['explain', 'quote', 'common']);
  const { cover: chosen, covers } = explained;
  return (
    <Part title={t('covers.title')} note={t('covers.note')}>
      <div className={table.panel}>
        <table className={`${table.table} ${classes.premiums}`} aria-label={t('covers.title')}>
          <thead>
            <tr>
              <th scope="col">{t('covers.cover')}</th>
              <th scope="col" className={table.number}>
                {t('premium')}
              </th>
              <th scope="col" className={table.number}>
                {t('difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {covers.premiums.map(({ cover, premium, difference }) => (
              <tr key={cover} data-chosen={cover === chosen || undefined}>
                <th scope="row">{t(`common:cover.${cover}`)}</th>
                <td className={table.number}>{money(premium)}</td>
                <td className={table.number}>
                  {cover === chosen ? t('quote:covers.chosen') : signed(difference)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <StepTable comparison={{ chosen, steps: covers.steps }} />
    </Part>
  );
}
