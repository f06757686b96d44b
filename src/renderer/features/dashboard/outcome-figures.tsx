import { Anchor } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { LOST_REASONS } from '../../../shared/domain/quotes/outcome.ts';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { Empty } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import table from '../../components/table.module.css';
import type { QuoteQuery } from '../../data/quote-query.ts';
import { count } from '../../i18n/money.ts';
import classes from './dashboard.module.css';
import { madeIn, quotesLink, writtenShare } from './figures.ts';
import { type OutcomeRow, outcomeRows } from './outcomes.ts';

/** One figure of each row. */
interface OutcomeColumn {
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
function OutcomeTable({ label, period, rows, columns }: OutcomeTableProps) {
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

/** The share of a part of a row's quotes. */
function Share({ part, of }: { readonly part: number; readonly of: number }) {
  return part === 0 ? null : <span className={classes.share}>{writtenShare(part / of)}</span>;
}

const OUTCOMES = ['accepted', 'lost', 'refused', 'open'] as const;

/** What became of the quotes of the period, and why those lost were lost, by cover, scheme and source. */
export function OutcomeSections({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { outcomes, period } = figures;
  const rows = useMemo(() => outcomeRows(outcomes), [outcomes]);
  if (rows.all.quotes === 0) return null;
  const lost = ({ outcomes: { lost: all } }: OutcomeRow) => all;
  return (
    <>
      <Section title={t('outcomes.title')}>
        <OutcomeTable
          label={t('outcomes.table')}
          period={period}
          rows={rows}
          columns={[
            { title: t('outcomes.quotes'), figure: ({ quotes }) => quotes, filter: {} },
            ...OUTCOMES.map((outcome) => ({
              title: t(`outcomes.${outcome}`),
              figure: (row: OutcomeRow) => row.outcomes[outcome],
              filter: { outcome },
              note: (row: OutcomeRow) => <Share part={row.outcomes[outcome]} of={row.quotes} />,
            })),
          ]}
        />
      </Section>
      <Section title={t('outcomes.reasons')}>
        {lost(rows.all) === 0 ? (
          <Empty title={t('outcomes.noneLost')} />
        ) : (
          <OutcomeTable
            label={t('outcomes.reasonsTable')}
            period={period}
            rows={rows}
            columns={LOST_REASONS.map((lostReason) => ({
              title: t(`common:lostReason.${lostReason}`),
              figure: (row: OutcomeRow) => row.reasons[lostReason],
              filter: { lostReason },
              note: (row: OutcomeRow) => <Share part={row.reasons[lostReason]} of={lost(row)} />,
            }))}
          />
        )}
      </Section>
    </>
  );
}

const conversionOf = ({ quotes, outcomes }: OutcomeRow) => outcomes.accepted / quotes;

/** The share of each scheme's quotes that were accepted, side by side; nothing where there is one scheme. */
export function SchemeFigures({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { outcomes, period } = figures;
  const { schemes } = useMemo(() => outcomeRows(outcomes), [outcomes]);
  const insurers = new Map(outcomes.schemes.map(({ id, insurer }) => [id, insurer]));
  if (schemes.length < 2) return null;
  return (
    <Section title={t('schemes.title')}>
      <ul className={classes.covers}>
        {schemes.map((row) => (
          <li key={row.filter.scheme}>
            <Link
              href={quotesLink({ ...row.filter, status: 'accepted', ...madeIn(period) })}
              className={classes.cover}
            >
              <span className={classes.coverName}>{row.name}</span>
              <span className="amount">{writtenShare(conversionOf(row))}</span>
              <span className={classes.track}>
                <span className={classes.bar} style={{ width: `${conversionOf(row) * 100}%` }} />
              </span>
              <span className={`${classes.coverNote} amount`}>
                {[
                  insurers.get(row.filter.scheme ?? ''),
                  t('quotes', { count: row.quotes }),
                  t('schemes.accepted', { count: row.outcomes.accepted }),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
