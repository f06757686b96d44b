import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { COVERS, type Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import { PrintButton } from '../../../components/print.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { useNow } from '../../../data/every.ts';
import { money, change as signed, wholeMoney } from '../../../i18n/money.ts';
import { isolated } from '../../../i18n/who.ts';
import { addOnWords, periodDays, quoteTitle, validity } from '../words/quote-words.ts';
import classes from './covers.module.css';
import { StepTable } from './step-table.tsx';

type CoverPremium = QuoteComparison['covers'][number];

interface CellProps {
  readonly price: CoverPremium;
  /** Whether it is the quote as it is. */
  readonly isPresent: boolean;
  readonly differencesOnly: boolean;
  readonly rows?: number;
}

/** A premium and how it compares with the quote as it is. */
function Cell({ price, isPresent, differencesOnly, rows = 1 }: CellProps) {
  const { t } = useTranslation('quote');
  const { premium, difference } = price;
  const compared = isPresent ? t('covers.chosen') : signed(difference);
  return (
    <td
      className={`${table.number} ${classes.cell}`}
      data-chosen={isPresent || undefined}
      rowSpan={rows}
    >
      {(isPresent || !differencesOnly) && money(premium)}
      {differencesOnly && !isPresent ? (
        signed(difference)
      ) : (
        <span className={classes.compared} data-less={difference < 0 || undefined}>
          {compared}
        </span>
      )}
      {rows > 1 && <span className={classes.compared}>{t('covers.noExcess')}</span>}
    </td>
  );
}

interface ExcessGridProps {
  readonly comparison: QuoteComparison;
  readonly differencesOnly: boolean;
}

/** Covers across, excesses down: what the quote would cost with each two. */
function ExcessGrid({ comparison, differencesOnly }: ExcessGridProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { chosen, covers, excesses } = comparison;
  const hasExcess = (cover: Cover) =>
    excesses.some((row) => row.covers.some((price) => price.cover === cover));
  const cell = (cover: Cover, row: QuoteComparison['excesses'][number], at: number) => {
    const price = row.covers.find((each) => each.cover === cover);
    const whole = covers.find((each) => each.cover === cover);
    if (!hasExcess(cover)) {
      // One premium, with any excess.
      return at === 0 && whole ? (
        <Cell
          key={cover}
          price={whole}
          isPresent={cover === chosen}
          differencesOnly={differencesOnly}
          rows={excesses.length}
        />
      ) : null;
    }
    return price ? (
      <Cell
        key={cover}
        price={price}
        isPresent={row.chosen && cover === chosen}
        differencesOnly={differencesOnly}
      />
    ) : (
      <td key={cover} className={`${table.number} ${table.quiet}`}>
        {t('common:none')}
      </td>
    );
  };
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.table}`} aria-label={t('covers.grid')}>
        <thead>
          <tr>
            <th scope="col">{t('field.choices.excess')}</th>
            {COVERS.map((cover) => (
              <th key={cover} scope="col" className={table.number}>
                {t(`common:cover.${cover}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {excesses.map((row, at) => (
            <tr key={row.excess}>
              <th scope="row">{wholeMoney(row.excess)}</th>
              {COVERS.map((cover) => cell(cover, row, at))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
