import type { ImpactReport, ImpactTotals } from '../../../../shared/schemas/rate-books/impact.ts';
import { type Cell, csv } from '../common/csv.ts';
import { bandText, SEGMENT_TITLES, UNSAID } from './impact-text.ts';

/** Euro to the cent. A number of a sheet stays one, also below 0: only a text could be a formula. */
const centsOf = (euro: number) => Math.round(euro * 100) / 100;

const COUNTS = [
  ...(['risks', 'compared', 'changed', 'dearer', 'cheaper'] as const),
  ...(['newlyDeclined', 'noLongerDeclined', 'newlyReferred', 'noLongerReferred'] as const),
];

const COUNT_TITLES: Readonly<Record<(typeof COUNTS)[number], string>> = {
  risks: 'Risks',
  compared: 'Priced by both',
  changed: 'Changed',
  dearer: 'Dearer',
  cheaper: 'Cheaper',
  newlyDeclined: 'Newly declined',
  noLongerDeclined: 'No longer declined',
  newlyReferred: 'Newly referred',
  noLongerReferred: 'No longer referred',
};

function totalCells(totals: ImpactTotals): Cell[] {
  const { before, after, compared, percent, bands } = totals;
  return [
    ...COUNTS.map((name) => totals[name]),
    ...[before, after],
    ...[before, after].map((sum) => (compared === 0 ? '' : centsOf(sum / compared))),
    percent ?? '',
    ...bands.map(({ risks }) => risks),
  ];
}

/** The total and every segment, a line each. */
export function segmentsCsv({ total, segments }: ImpactReport): string {
  const head = [
    ...['By', 'Name', ...COUNTS.map((name) => COUNT_TITLES[name])],
    ...['Sum before', 'Sum after', 'Average before', 'Average after', 'Percent'],
    ...total.bands.map(bandText),
  ];
  return csv([
    head,
    ['Total', '', ...totalCells(total)],
    ...segments.map((one) => [...[SEGMENT_TITLES[one.by], one.name || UNSAID], ...totalCells(one)]),
  ]);
}

/** The largest moves each way, a line each. */
export function movesCsv({ dearer, cheaper }: ImpactReport): string {
  const head = ['Risk', 'Before', 'After', 'Difference', 'Percent', 'Cover', 'Age', 'County'];
  const rows = [...dearer, ...cheaper].map((move): Cell[] => [
    ...[move.risk, move.before, move.after, move.difference],
    ...[move.percent ?? '', move.cover, move.age ?? '', move.county ?? ''],
  ]);
  return csv([head, ...rows]);
}
