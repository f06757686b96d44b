import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { Breakdown } from '../../../components/breakdown.tsx';
import { Section } from '../../../components/section.tsx';
import { InstalmentPlans } from './instalment-plans.tsx';
import { WaterfallTable } from './waterfall-table.tsx';

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
