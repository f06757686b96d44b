import { useTranslation } from 'react-i18next';
import { COVERS, type Cover } from '../../../../shared/domain/quotes/cover.ts';
import type { QuoteComparison } from '../../../../shared/schemas/quotes/what-if.ts';
import table from '../../../components/table.module.css';
import { money, change as signed, wholeMoney } from '../../../i18n/money.ts';
import classes from './covers.module.css';

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
export function ExcessGrid({ comparison, differencesOnly }: ExcessGridProps) {
  const { t } = useTranslation(['quote', 'common']);
  const { chosen, covers, excesses } = comparison;
  const hasExcess = (cover: Cover) =>
    excesses.some((row) => row.covers.some((price) => price.cover === cover));
  const cell = (cover: Cover, row: QuoteComparison['excesses'][number], at: number) => {
    const price = row.covers.find((each) => each.cover === cover);
    const whole = covers.find((each) => each.cover === cover);
    if (!hasExcess(cover)) {
      // One premium, whatever the excess.
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
