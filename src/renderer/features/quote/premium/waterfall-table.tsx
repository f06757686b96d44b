import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { change, money } from '../../../i18n/money.ts';
import { stepInput } from '../../../i18n/step-words.ts';
import { sentence, title } from './sentence.ts';
import { type Bar, extent, waterfall } from './waterfall.ts';
import classes from './waterfall-table.module.css';

/** Which way a bar moves the premium. */
function way(bar: Bar): 'sum' | 'down' | 'up' {
  const isBase = bar.kind === 'step' && bar.step.before === 0;
  if (isBase || bar.kind === 'net' || bar.kind === 'premium') return 'sum';
  return bar.amount < 0 ? 'down' : 'up';
}

function Row({ bar, highest }: { readonly bar: Bar; readonly highest: number }) {
  const { left, width } = extent(bar, highest);
  const isSum = way(bar) === 'sum';
  return (
    <tr data-kind={bar.kind}>
      <th scope="row">{title(bar)}</th>
      <td className={classes.sentence}>{sentence(bar)}</td>
      <td className={classes.track} aria-hidden="true">
        <span
          className={classes.bar}
          data-way={way(bar)}
          style={{ left: `${left}%`, width: `${width}%` }}
        />
      </td>
      <td className={classes.number}>{isSum ? '' : change(bar.amount)}</td>
      <td className={classes.number}>{money(bar.after)}</td>
    </tr>
  );
}

/** The premium as a waterfall. The chart is a table with a bar in each row, and reads as one. */
export function WaterfallTable({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('quote');
  const { bars, unmoving, highest } = waterfall(explanation);
  return (
    <div className={classes.panel}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('premium.chart')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('premium.step')}</th>
              <th scope="col">{t('premium.words')}</th>
              <td aria-hidden="true" />
              <th scope="col" className={classes.number}>
                {t('premium.change')}
              </th>
              <th scope="col" className={classes.number}>
                {t('premium.after')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <Row key={title(bar)} bar={bar} highest={highest} />
            ))}
          </tbody>
        </table>
      </section>
      {unmoving.length > 0 && (
        <p className={classes.unmoving}>
          {t('premium.unmoving', {
            count: unmoving.length,
            steps: unmoving
              .map((step) => `${bookWords(step.title)} (${stepInput(step)})`)
              .join(', '),
          })}
        </p>
      )}
    </div>
  );
}
