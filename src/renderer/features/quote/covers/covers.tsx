import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import { PrintButton } from '../../../components/print-button.tsx';
import { Section } from '../../../components/section.tsx';
import { useNow } from '../../../data/every.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { addOnWords } from '../add-on-words.ts';
import { periodDays } from '../period.ts';
import { quoteTitle } from '../quote-title.ts';
import { validity } from '../validity.ts';
import classes from './covers.module.css';
import { ExcessGrid } from './excess-grid.tsx';
import { StepTable } from './step-table.tsx';

/** What the table is about and how long it holds: on paper alone, where no page stands around it. */
function PrintedHead({ page: { quote } }: { readonly page: QuotePage }) {
  const { t } = useTranslation(['quote', 'common']);
  const now = useNow();
  const addOns = addOnWords(quote);
  const { make, model } = quote.vehicle;
  return (
    <div className={classes.printed}>
      <p className={classes.printedTitle}>
        {t('covers.title')}: {isolated(quoteTitle(quote))}
      </p>
      <p>
        {make} {model} · {periodDays(quote)} · {t('title', { id: quote.quoteId })}
      </p>
      {addOns.length > 0 && <p>{t('covers.with', { addOns: addOns.join('; ') })}</p>}
      <p>{validity(quote, now)}</p>
      {quote.explanation.rateBook.demonstration && <p>{t('common:rateBook.demonstration')}</p>}
    </div>
  );
}

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
