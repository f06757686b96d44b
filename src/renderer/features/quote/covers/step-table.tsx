import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { change as signed } from '../../../i18n/money.ts';
import classes from './covers.module.css';

type Step = Pick<QuoteComparison['steps'][number]['covers'][number], 'multiplier' | 'change'>;

interface StepCellProps {
  /** Undefined where there is no such step. */
  readonly step: Step | undefined;
  /** Whether it is of the quote as it is. */
  readonly isChosen: boolean;
}

/** What a step adds or takes, with its multiplier. */
export function StepCell({ step, isChosen }: StepCellProps) {
  const { t } = useTranslation('quote');
  return (
    <td className={table.number} data-chosen={isChosen || undefined}>
      {step ? signed(step.change) : <span className={table.quiet}>{t('covers.noStep')}</span>}
      {step && step.multiplier !== null && (
        <span className={classes.compared}>{`×${step.multiplier}`}</span>
      )}
    </td>
  );
}

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
