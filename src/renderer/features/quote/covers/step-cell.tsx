import { useTranslation } from 'react-i18next';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import table from '../../../components/table.module.css';
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
