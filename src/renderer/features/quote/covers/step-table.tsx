import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import classes from './covers.module.css';
import { StepCell } from './step-cell.tsx';

/** The steps of the premium in which the covers differ, side by side. */
export function StepTable({
  comparison,
}: {
  readonly comparison: Pick<QuoteComparison, 'chosen' | 'steps'>;
}) {
  const { t } = useTranslation(['quote', 'common']);
  const { chosen, steps } = comparison;
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.table}`} aria-label={t('covers.steps')}>
        <thead>
          <tr>
            <th scope="col">{t('premium.step')}</th>
            {COVERS.map((cover) => (
              <th
                key={cover}
                scope="col"
                className={table.number}
                data-chosen={cover === chosen || undefined}
              >
                {t(`common:cover.${cover}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, title, covers }) => (
            <tr key={id}>
              <th scope="row">{bookWords(title)}</th>
              {COVERS.map((cover) => (
                <StepCell
                  key={cover}
                  step={covers.find((each) => each.cover === cover)}
                  isChosen={cover === chosen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
