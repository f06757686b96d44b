import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import table from '../../components/table.module.css';
import type { QuoteQuery } from '../../data/quote-query.ts';
import { count } from '../../i18n/money.ts';
import classes from './outcome-table.module.css';
import type { OutcomeRow, outcomeRows } from './outcomes.ts';
import { madeIn, quotesLink } from './quotes-link.ts';

/** One figure of each row. */
export interface OutcomeColumn {
  readonly title: string;
  readonly figure: (row: OutcomeRow) => number;
  /** What of the quotes of a row it counts. */
  readonly filter: QuoteQuery;
  /** What stands next to the figure. */
  readonly note?: (row: OutcomeRow) => ReactNode;
}

interface OutcomeTableProps {
  readonly label: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly rows: ReturnType<typeof outcomeRows>;
  readonly columns: readonly OutcomeColumn[];
}

const DESK = 'desk';

/** What the quotes of a row have in common. */
function useRowName() {
  const { t } = useTranslation(['dashboard', 'common']);
  return ({ filter: { cover, scheme, source }, name }: OutcomeRow): string => {
    if (cover) return t(`common:cover.${cover}`);
    if (scheme !== undefined) return name ?? scheme;
    if (source === undefined) return t('outcomes.all');
    return source === DESK ? t('outcomes.desk') : (name ?? source);
  };
}

/** Figures of all quotes, of each cover, scheme and source: each is the way to its quotes. */
export function OutcomeTable({ label, period, rows, columns }: OutcomeTableProps) {
  const { t } = useTranslation('dashboard');
  const nameOf = useRowName();
  const groups = [
    { name: undefined, rows: [rows.all] },
    { name: t('outcomes.byCover'), rows: rows.covers },
    { name: t('outcomes.byScheme'), rows: rows.schemes },
    { name: t('outcomes.bySource'), rows: rows.sources },
  ];
  const cell = (row: OutcomeRow, { figure, filter, note, title }: OutcomeColumn) => {
    const number = figure(row);
    const href = quotesLink({ ...row.filter, ...filter, ...madeIn(period) });
    return (
      <td key={title} className={table.number}>
        {number === 0 ? (
          <span className={table.quiet}>{count(0)}</span>
        ) : (
          <Anchor
            component={Link}
            href={href}
            inherit
            aria-label={`${nameOf(row)}, ${title}: ${count(number)}`}
          >
            {count(number)}
          </Anchor>
        )}
        {note?.(row)}
      </td>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={label}>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('outcomes.of')}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className={table.number}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, rows: some }) => (
          <tbody key={name ?? 'all'}>
            {name !== undefined && (
              <tr className={classes.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {name}
                </th>
              </tr>
            )}
            {some.map((row) => (
              <tr key={Object.values(row.filter).join() || 'all'} className={classes.row}>
                <th scope="row">{nameOf(row)}</th>
                {columns.map((column) => cell(row, column))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
