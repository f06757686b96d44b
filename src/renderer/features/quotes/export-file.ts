import type { Row } from 'write-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import type { LineAmounts, QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { csvFile } from '../../components/download.ts';
import { translate } from '../../i18n/i18n.ts';
import { quoteValue, type Value } from './fields.ts';

/** A list of quotes as a file has it: titles, and for each quote its values. */
interface Sheet {
  /** What a workbook calls it. */
  readonly name: string;
  readonly titles: readonly string[];
  readonly rows: readonly (readonly Value[])[];
}

/** A column of a file: one of the list, or what the premium is made of. */
type FileColumn = QuoteColumn | keyof LineAmounts;

/** What a file has although the list may not show it: who works on it elsewhere needs it there. */
const ALWAYS = [
  'quoteId',
  'policyId',
  'insurer',
  'inception',
  'end',
  'net',
  'levies',
  'fee',
  'premium',
  'phone',
  'email',
  'by',
] as const satisfies readonly FileColumn[];

/** What a column of a file says of a quote. */
function fileValue(column: FileColumn, line: QuoteLine): Value {
  if (column !== 'net' && column !== 'levies' && column !== 'fee') return quoteValue(column, line);
  const { amounts } = line;
  return amounts ? { kind: 'money', euro: amounts[column] } : { kind: 'none' };
}

/**
 * The sheet of some lines: the columns chosen, in their order, then what every file has: the numbers, the
 * insurer, the period, what the premium is made of, how the customer is reached and who submitted the quote.
 * @param isTraining whether each row says that it is not real
 */
export function sheetOf(
  lines: readonly QuoteLine[],
  chosen: readonly QuoteColumn[],
  isTraining: boolean,
): Sheet {
  const columns: readonly FileColumn[] = [
    ...chosen,
    ...ALWAYS.filter((column) => !chosen.some((each) => each === column)),
  ];
  const training: Value = { kind: 'text', text: translate('quotes:export.training') };
  return {
    name: isTraining
      ? translate('quotes:export.trainingSheet')
      : translate('common:screens.quotes'),
    titles: [
      ...columns.map((column) => translate(`quotes:column.${column}`)),
      ...(isTraining ? [translate('quotes:export.trainingColumn')] : []),
    ],
    rows: lines.map((line) => [
      ...columns.map((column) => fileValue(column, line)),
      ...(isTraining ? [training] : []),
    ]),
  };
}

function written(value: Value): string {
  switch (value.kind) {
    case 'text':
    case 'phone':
      return value.text;
    case 'money':
      return value.euro.toFixed(2);
    case 'day':
      return value.day;
    case 'moment':
      return `${value.day} ${value.time}`;
    case 'cover':
      return translate(`cover.${value.cover}`);
    case 'status':
      return translate(`status.${value.status}`);
    case 'referral':
      return translate(`referral.${value.state}`);
    case 'lost':
      return translate(`lostReason.${value.reason}`);
    case 'none':
      return '';
  }
}

/** A phone number that a spreadsheet does not take for a number, which would lose its first 0. */
const phone = (text: string) => text.replace(/^(\d{3})(\d+)$/, '$1 $2');

/** A sheet as CSV for spreadsheets: days as `2026-11-21`, euro as `1234.50`. */
export function csvOf({ titles, rows }: Sheet): Blob {
  return csvFile([
    titles,
    ...rows.map((row) =>
      row.map((value) => (value.kind === 'phone' ? phone(value.text) : written(value))),
    ),
  ]);
}

type Cell = Row[number];

/** A spreadsheet's time has no zone: Irish days and hours stand in it as they are. */
const irish = (day: string, time = '00:00') => new Date(`${day}T${time}:00Z`);

function cell(value: Value): Cell {
  switch (value.kind) {
    case 'money':
      return { type: Number, value: value.euro, format: '[$€-x-euro2]#,##0.00' };
    case 'day':
      return { type: Date, value: irish(value.day), format: 'dd/mm/yyyy' };
    case 'moment':
      return { type: Date, value: irish(value.day, value.time), format: 'dd/mm/yyyy hh:mm' };
    case 'none':
      return null;
    default:
      // Said to be text, so that no name is ever a formula.
      return { type: String, value: written(value) };
  }
}

const WIDTH = 18;

/** A sheet as an Excel workbook, with days and amounts as such. */
export function excelOf({ name, titles, rows }: Sheet): Promise<Blob> {
  const head = titles.map((value): Cell => ({ type: String, value, fontWeight: 'bold' }));
  return writeXlsxFile([head, ...rows.map((row) => row.map(cell))], {
    sheet: name,
    stickyRowsCount: 1,
    columns: titles.map(() => ({ width: WIDTH })),
  }).toBlob();
}
