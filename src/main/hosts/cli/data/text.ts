import type { DatasetKind } from '../../../../shared/domain/data/dataset.ts';
import { english } from '../../../../shared/domain/messages/message.ts';
import type { DatasetList, DatasetReport } from '../../../../shared/schemas/data/dataset.ts';
import { csv } from '../common/csv.ts';
import { table } from '../common/table.ts';

/** How many refused rows are printed; all that are named stand in the file. */
const PRINTED = 20;

const count = (rows: number) => rows.toLocaleString('en-IE');

/** What there is of a kind before anything is imported. */
const WITHOUT: Readonly<Record<DatasetKind, string>> = {
  vehicles: 'demonstration data',
  addresses: 'demonstration data',
  customers: 'none',
};

const IN_USE: Readonly<Record<DatasetKind, string>> = {
  vehicles: 'Look-ups now use these rows.',
  addresses: 'Look-ups now use these rows.',
  customers: 'These customers and their renewals are now in use.',
};

/** What is in use, a line each. */
export function datasetLines({ datasets }: DatasetList): string[] {
  return table(
    datasets.map(({ kind, rows, imported }) => [
      kind,
      count(rows),
      imported ? imported.fileName : WITHOUT[kind],
      imported ? imported.at : '',
      imported ? imported.sha256.slice(0, 12) : '',
    ]),
    ['left', 'right'],
  );
}

const printed = (rows: DatasetReport['refusals']) =>
  rows
    .slice(0, PRINTED)
    .map(({ line, column, message }) => [`line ${line}`, column, english(message)]);

/** What an import made of its file. */
export function reportLines(report: DatasetReport): string[] {
  const { kind, rows, taken, refused, erased, refusals, unused, isInUse, columns } = report;
  const { incomplete, losses } = report;
  const shown = printed(refusals);
  const more = refused - shown.length;
  return [
    `${count(taken)} of ${count(rows)} rows taken, ${count(refused)} refused`,
    ...(incomplete > 0
      ? [
          `${count(incomplete)} taken without a field that could not be read:`,
          ...table(printed(losses)),
        ]
      : []),
    ...(erased > 0 ? [`${count(erased)} left out: their customers were erased`] : []),
    `Columns: ${columns.map(({ field, title }) => `${field} from “${title}”`).join(', ')}`,
    ...(unused.length > 0 ? [`Not used: ${unused.map((title) => `“${title}”`).join(', ')}`] : []),
    ...table(shown),
    ...(more > 0 ? [`and ${count(more)} more refused: --refused writes them to a file`] : []),
    isInUse ? IN_USE[kind] : 'Nothing was changed.',
  ];
}

/** The report as JSON shows it: messages as sentences. */
export function shownReport(report: DatasetReport) {
  const said = (rows: DatasetReport['refusals']) =>
    rows.map((row) => ({ ...row, message: english(row.message) }));
  return { ...report, refusals: said(report.refusals), losses: said(report.losses) };
}

/** The refused rows as CSV. */
export function refusedCsv({ refusals }: DatasetReport): string {
  return csv([
    ['Line', 'Column', 'Reason'],
    ...refusals.map(({ line, column, message }) => [line, column, english(message)]),
  ]);
}
