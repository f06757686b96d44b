import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { Breakdown } from '../../../components/breakdown.tsx';
import { Section } from '../../../components/section.tsx';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { money } from '../../../i18n/money.ts';
import classes from './instalment-plans.module.css';
import { WaterfallTable } from './waterfall-table.tsx';

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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={t('premium.instalments.title')}>
      <table className={table.table}>
        <caption className={classes.caption}>
          {t('premium.instalments.title')}{' '}
          <span className={classes.note}>
            {t('premium.instalments.note', { premium: money(premium) })}
          </span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('premium.instalments.plan')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col" className={table.number}>
                {t(`premium.instalments.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {instalmentPlans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </tbody>
      </table>
    </section>
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
