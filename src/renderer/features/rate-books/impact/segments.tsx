import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SEGMENTS, type Segment } from '../../../../shared/domain/rate-books/impact.ts';
import type { ImpactReport } from '../../../../shared/schemas/rate-books/impact.ts';
import { Part } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { type Order, SortHead } from '../../../components/table.tsx';
import { count } from '../../../i18n/money.ts';
import classes from './impact.module.css';
import { averageOf, averageWords, percentWords, segmentWords } from './impact-words.ts';

type SegmentRow = ImpactReport['segments'][number];

/** What the segments can be sorted by. */
type SegmentColumn =
  | 'name'
  | 'risks'
  | 'changed'
  | 'before'
  | 'after'
  | 'percent'
  | 'newlyDeclined'
  | 'newlyReferred';

const VALUE: Readonly<Record<Exclude<SegmentColumn, 'name'>, (row: SegmentRow) => number>> = {
  risks: ({ risks }) => risks,
  changed: ({ changed }) => changed,
  before: (row) => averageOf(row.before, row) ?? 0,
  after: (row) => averageOf(row.after, row) ?? 0,
  percent: ({ percent }) => percent ?? 0,
  newlyDeclined: ({ newlyDeclined }) => newlyDeclined,
  newlyReferred: ({ newlyReferred }) => newlyReferred,
};

/** Bands of ages and years stand by their numbers. */
const byName = (one: SegmentRow, other: SegmentRow) =>
  segmentWords(one.name).localeCompare(segmentWords(other.name), 'en', { numeric: true });

/** The segments of one kind in an order; as the report has them where none was chosen. */
export function sortedSegments(
  { segments }: Pick<ImpactReport, 'segments'>,
  by: Segment,
  order: Order<SegmentColumn> | undefined,
): readonly SegmentRow[] {
  const own = segments.filter((row) => row.by === by);
  if (!order) return own;
  const { by: column } = order;
  const compare =
    column === 'name'
      ? byName
      : (one: SegmentRow, other: SegmentRow) => VALUE[column](one) - VALUE[column](other);
  return own.toSorted((one, other) => compare(one, other) * (order.descending ? -1 : 1));
}

/** The widest move of some segments, in percent: what their bars are measured by. */
export function widestMove(rows: readonly SegmentRow[]): number {
  return Math.max(0, ...rows.map(({ percent }) => Math.abs(percent ?? 0)));
}

const COLUMNS = [
  ...(['risks', 'changed', 'before', 'after'] as const),
  ...(['percent', 'newlyDeclined', 'newlyReferred'] as const),
] satisfies SegmentColumn[];

/** Percent of its cell that the longest bar takes, from the middle; the rest keeps it off the edge. */
const LONGEST = 46;

/** A move as a bar to the right of the middle where it is dearer, to the left where it is cheaper. */
function MoveBar({
  percent,
  widest,
}: {
  readonly percent: number | null;
  readonly widest: number;
}) {
  const width = widest === 0 ? 0 : (LONGEST * Math.abs(percent ?? 0)) / widest;
  const isLess = (percent ?? 0) < 0;
  return (
    <td className={classes.move} aria-hidden="true">
      <span
        className={classes.bar}
        data-way={isLess ? 'down' : 'up'}
        data-empty={width === 0 || undefined}
        style={{ left: `${isLess ? 50 - width : 50}%`, width: `${width}%` }}
      />
    </td>
  );
}

function Row({ row, widest }: { readonly row: SegmentRow; readonly widest: number }) {
  return (
    <tr>
      <th scope="row">{segmentWords(row.name)}</th>
      <td className={table.number}>{count(row.risks)}</td>
      <td className={table.number}>{count(row.changed)}</td>
      <td className={table.number}>{averageWords(row.before, row)}</td>
      <td className={table.number}>{averageWords(row.after, row)}</td>
      <td className={table.number}>{percentWords(row.percent)}</td>
      <td className={table.number}>{count(row.newlyDeclined)}</td>
      <td className={table.number}>{count(row.newlyReferred)}</td>
      <MoveBar percent={row.percent} widest={widest} />
    </tr>
  );
}

/** The risks by what they are: one kind of segment at a time, sorted as the reader wants. */
export function Segments({ report }: { readonly report: ImpactReport }) {
  const { t } = useTranslation('compareBooks');
  // Invented risks have no outcome.
  const kinds = SEGMENTS.filter((kind) => report.segments.some((row) => row.by === kind));
  const [chosen, choose] = useState<Segment>('age');
  const by = kinds.includes(chosen) ? chosen : 'age';
  const [order, setOrder] = useState<Order<SegmentColumn>>();
  const rows = sortedSegments(report, by, order);
  const head = (column: SegmentColumn, title: string) => (
    <SortHead
      key={column}
      by={column}
      title={title}
      order={order}
      numeric={column !== 'name'}
      onSort={setOrder}
    />
  );
  return (
    <Part
      title={t('segment.title')}
      action={
        <SegmentedControl
          aria-label={t('segment.by')}
          size="xs"
          data={kinds.map((value) => ({ value, label: t(`by.${value}`) }))}
          value={by}
          onChange={(word) => choose(SEGMENTS.find((each) => each === word) ?? by)}
        />
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className={table.panel} tabIndex={0} aria-label={t('segment.table')}>
        <table className={`${table.table} ${classes.segments}`}>
          <thead>
            <tr>
              {head('name', t(`by.${by}`))}
              {COLUMNS.map((column) => head(column, t(`segment.column.${column}`)))}
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.name} row={row} widest={widestMove(rows)} />
            ))}
          </tbody>
        </table>
      </section>
    </Part>
  );
}
