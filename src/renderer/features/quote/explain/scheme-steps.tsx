import { useTranslation } from 'react-i18next';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import type { Scheme } from '../../../../shared/schemas/quotes/scheme.ts';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { StepCell } from '../covers/step-cell.tsx';
import classes from './explain.module.css';

interface SchemeStepsProps {
  /** Those that offer, the one of the quote first. */
  readonly schemes: readonly Scheme[];
  readonly steps: ExplainedQuote['schemes']['steps'];
}

/** The steps of the premium in which the schemes differ, side by side. */
export function SchemeSteps({ schemes, steps }: SchemeStepsProps) {
  const { t } = useTranslation(['explain', 'quote']);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={t('schemes.steps')}>
      <table className={`${table.table} ${classes.premiums}`}>
        <thead>
          <tr>
            <th scope="col">{t('quote:premium.step')}</th>
            {schemes.map(({ id, name }) => (
              <th key={id} scope="col" className={table.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.id}>
              <th scope="row">{bookWords(step.title)}</th>
              {schemes.map(({ id }, place) => (
                <StepCell
                  key={id}
                  step={step.schemes.find(({ scheme }) => scheme === id)}
                  isChosen={place === 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
