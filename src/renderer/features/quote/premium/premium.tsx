import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { Breakdown } from '../../../components/breakdown.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { change, money } from '../../../i18n/money.ts';
import { stepInput } from '../../../i18n/step-words.ts';
import classes from './premium.module.css';
import { type Bar, extent, sentence, title, waterfall } from './waterfall.ts';

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
function WaterfallTable({ explanation }: { readonly explanation: Explanation }) {
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

type Plan = NonNullable<Explanation['instalmentPlans']>[number];

function PlanRow({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('quote');
  const { title, deposit, number, instalment, charge, total } = plan;
  return (
    <tr>
      <th scope="row">{bookWords(title)}</th>
      <td className={table.number}>{money(deposit)}</td>
      <td className={table.number}>
        {t('premium.instalments.each', { number, amount: money(instalment) })}
      </td>
      <td className={table.number}>{money(charge)}</td>
      <td className={table.number}>{money(total)}</td>
    </tr>
  );
}

/** How the premium may be paid over time, and what that costs; nothing where the book has no plan. */
function InstalmentPlans({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('quote');
  const { instalmentPlans = [], premium } = explanation;
  if (instalmentPlans.length === 0) return null;
  const figures = ['deposit', 'instalments', 'charge', 'total'] as const;
  return (
    <ScrollingTable
      isRegion
      label={t('premium.instalments.title')}
      columns={[
        { title: t('premium.instalments.plan') },
        ...figures.map((figure) => ({
          title: t(`premium.instalments.${figure}`),
          className: table.number,
        })),
      ]}
      caption={
        <caption className={classes.caption}>
          {t('premium.instalments.title')}{' '}
          <span className={classes.note}>
            {t('premium.instalments.note', { premium: money(premium) })}
          </span>
        </caption>
      }
    >
      {instalmentPlans.map((plan) => (
        <PlanRow key={plan.id} plan={plan} />
      ))}
    </ScrollingTable>
  );
}

/** How the premium came about: as a chart, or with every row of the rate book; and how it may be paid. */
export function Premium({ explanation }: { readonly explanation: Explanation }) {
  const { t } = useTranslation('quote');
  const [detailed, details] = useDisclosure(false);
  return (
    <Section
      title={t('premium.title')}
      action={
        <Button variant="default" size="xs" onClick={details.toggle} aria-pressed={detailed}>
          {t('premium.details')}
        </Button>
      }
    >
      {detailed ? (
        <Breakdown explanation={explanation} />
      ) : (
        <WaterfallTable explanation={explanation} />
      )}
      <InstalmentPlans explanation={explanation} />
    </Section>
  );
}
