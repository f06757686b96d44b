import type { Row } from 'write-excel-file/universal';
import writeXlsxFile from 'write-excel-file/universal';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
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

/** What a file has although the list may not show it: who works on it elsewhere needs it there. */
const ALWAYS = ['phone', 'email', 'end', 'by'] as const satisfies readonly QuoteColumn[];

/**
 * The sheet of some lines: the columns chosen, in their order, then how a customer is reached, when
 * the cover ends and who submitted the quote.
 * @param isTraining whether each row says that it is not real
 */
export function sheetOf(
  lines: readonly QuoteLine[],
  chosen: readonly QuoteColumn[],
  isTraining: boolean,
): Sheet {
  const columns = [...chosen, ...ALWAYS.filter((column) => !chosen.includes(column))];
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
      ...columns.map((column) => quoteValue(column, line)),
      ...(isTraining ? [training] : []),
    ]),
  };
}

function written(value: Value): string {
  switch (value.kind) {
    case 'text':
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

/** A sheet as CSV for spreadsheets: days as `2026-11-21`, euro as `1234.50`. */
export function csvOf({ titles, rows }: Sheet): Blob {
  return csvFile([titles, ...rows.map((row) => row.map(written))]);
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
