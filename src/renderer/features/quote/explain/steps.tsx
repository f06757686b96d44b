import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { Part } from '../../../components/part.tsx';
import table from '../../../components/table.module.css';
import { money, times } from '../../../i18n/money.ts';
import { stepInput, stepRow } from '../../../i18n/step-words.ts';
import { sentence, title } from '../premium/sentence.ts';
import classes from './explain.module.css';
import { type StepLine, stepLines } from './step-lines.ts';

function Row({ line: { bar, step } }: { readonly line: StepLine }) {
  const isSum = bar.kind === 'net' || bar.kind === 'premium';
  return (
    <tr data-kind={bar.kind}>
      <th scope="row">{title(bar)}</th>
      <td>{step && stepInput(step)}</td>
      <td className={table.quiet}>{step && stepRow(step)}</td>
      <td className={table.number}>
        {step && step.multiplier !== null ? times(step.multiplier) : ''}
      </td>
      <td className={table.number}>{step ? money(step.before) : ''}</td>
      <td className={table.number}>{money(bar.after)}</td>
      <td className={classes.sentence}>{isSum ? '' : sentence(bar)}</td>
    </tr>
  );
}

/** Each step with its input, its row, its multiplier, the amount before and after, and a sentence. */
export function Steps({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation(['explain', 'quote']);
  return (
    <Part title={t('steps.title')} note={t('steps.note', explanation.rateBook)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={table.panel} tabIndex={0} aria-label={t('steps.table')}>
        <table className={`${table.table} ${classes.steps}`}>
          <thead>
            <tr>
              <th scope="col">{t('quote:premium.step')}</th>
              <th scope="col">{t('steps.input')}</th>
              <th scope="col">{t('steps.row')}</th>
              {(['multiplier', 'before', 'after'] as const).map((column) => (
                <th key={column} scope="col" className={table.number}>
                  {t(`steps.${column}`)}
                </th>
              ))}
              <th scope="col">{t('steps.sentence')}</th>
            </tr>
          </thead>
          <tbody>
            {stepLines(explanation).map((line) => (
              <Row key={line.step?.id ?? title(line.bar)} line={line} />
            ))}
          </tbody>
        </table>
      </section>
    </Part>
  );
}
