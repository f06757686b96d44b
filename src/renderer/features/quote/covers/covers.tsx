import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import { PrintButton } from '../../../components/print-button.tsx';
import { Section } from '../../../components/section.tsx';
import classes from './covers.module.css';
import { ExcessGrid } from './excess-grid.tsx';
import { PrintedHead } from './printed-head.tsx';
import { StepTable } from './step-table.tsx';

interface CoversProps {
  readonly page: QuotePage;
  readonly comparison: QuoteComparison;
}

/** The quote under each cover and with each excess, and the steps in which the covers differ. */
export function Covers({ page, comparison }: CoversProps) {
  const { t } = useTranslation('quote');
  const [isBare, bare] = useDisclosure(false);
  const printed = useRef<HTMLDivElement>(null);
  return (
    <Section
      title={t('covers.title')}
      note={t('covers.note')}
      action={
        <Group gap="xs">
          <Button variant="default" size="xs" onClick={bare.toggle} aria-pressed={isBare}>
            {t('covers.differences')}
          </Button>
          <PrintButton of={printed} size="xs">
            {t('covers.print')}
          </PrintButton>
        </Group>
      }
    >
      <div ref={printed} className={classes.tables}>
        <PrintedHead page={page} />
        <ExcessGrid comparison={comparison} differencesOnly={isBare} />
        <h3 className={classes.heading}>{t('covers.steps')}</h3>
        <StepTable comparison={comparison} />
        {comparison.setByHand && <p className={classes.note}>{t('whatIf.setByHand')}</p>}
      </div>
    </Section>
  );
}
