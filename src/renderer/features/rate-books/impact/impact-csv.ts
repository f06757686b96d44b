import type { ImpactReport, ImpactTotals } from '../../../../shared/schemas/rate-books/impact.ts';
import { csvFile } from '../../../components/download.ts';
import { translate } from '../../../i18n/i18n.ts';
import { averageOf, bandWords, segmentWords } from './impact-words.ts';

type Cell = string | number;

const COUNTS = [
  ...(['risks', 'compared', 'changed', 'dearer', 'cheaper'] as const),
  ...(['newlyDeclined', 'noLongerDeclined', 'newlyReferred', 'noLongerReferred'] as const),
];

const SUMS = ['before', 'after'] as const;

/** Euro to the cent. */
const centsOf = (euro: number | undefined): Cell =>
  euro === undefined ? '' : Math.round(euro * 100) / 100;

function cells(totals: ImpactTotals): Cell[] {
  return [
    ...COUNTS.map((name) => totals[name]),
    ...SUMS.map((name) => centsOf(totals[name])),
    ...SUMS.map((name) => centsOf(averageOf(totals[name], totals))),
    totals.percent ?? '',
    ...totals.bands.map(({ risks }) => risks),
  ];
}

/** The total and every segment as rows: counts, sums and averages in euro, percent, and each band. */
export function impactRows({ total, segments }: ImpactReport): Cell[][] {
  const head = [
    translate('compareBooks:csv.by'),
    translate('compareBooks:csv.name'),
    ...COUNTS.map((name) => translate(`compareBooks:total.${name}`)),
    ...SUMS.map((name) => translate(`compareBooks:csv.sum.${name}`)),
    ...SUMS.map((name) => translate(`compareBooks:csv.average.${name}`)),
    translate('compareBooks:csv.percent'),
    ...total.bands.map(bandWords),
  ];
  return [
    head,
    [translate('compareBooks:csv.total'), '', ...cells(total)],
    ...segments.map((row) => [
      translate(`compareBooks:by.${row.by}`),
      segmentWords(row.name),
      ...cells(row),
    ]),
  ];
}

/** A measurement as a file for spreadsheets. */
export function impactCsv(report: ImpactReport): Blob {
  return csvFile(impactRows(report));
}
