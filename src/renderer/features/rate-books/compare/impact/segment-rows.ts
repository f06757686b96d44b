import type { Segment } from '../../../../../shared/domain/rate-books/impact.ts';
import type { ImpactReport } from '../../../../../shared/schemas/rate-books/impact.ts';
import type { Order } from '../../../../components/sort-head.tsx';
import { averageOf, segmentWords } from './impact-words.ts';

export type SegmentRow = ImpactReport['segments'][number];

/** What the segments can be sorted by. */
export type SegmentColumn =
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
