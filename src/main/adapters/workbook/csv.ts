import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { asCellText, fromCellText } from '../../../shared/domain/formula-text.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { type Cell, type Row, textCell } from '../../core/rate-books/workbook/sheet.ts';
import { LIMITS, mustFit } from './limits.ts';

function written(cell: Cell | undefined): string {
  if (cell?.kind === 'text') return asCellText(cell.text);
  if (cell?.kind === 'number' || cell?.kind === 'flag') return `${cell.value}`;
  return cell?.kind === 'day' ? cell.day : '';
}

/**
 * Rows as CSV (RFC 4180) for spreadsheets: UTF-8 with its mark. No text begins as a formula does.
 */
export function writeCsv(rows: readonly Row[]): Uint8Array {
  const text = stringify(
    rows.map((row) => row.map(written)),
    { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
  return Buffer.from(text);
}

/** The rows of CSV; every cell is a text. @throws FaultError */
function rowsOfCsv(file: Uint8Array): Row[] {
  mustFit('bytes', file.length, LIMITS.fileBytes);
  const records: string[][] = parse(Buffer.from(file), {
    bom: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n'],
  });
  mustFit('rows', records.length, LIMITS.rows);
  mustFit('columns', Math.max(0, ...records.map((record) => record.length)), LIMITS.columns);
  return records.map((record) =>
    record.map((text) => (text === '' ? undefined : textCell(fromCellText(text)))),
  );
}

/** The rows of a CSV file, or why it is none. */
export type ReadCsv = { readonly rows: readonly Row[] } | { readonly problem: Message };

/** Reads CSV (RFC 4180) with commas, in UTF-8. */
export function readCsv(file: Uint8Array): ReadCsv {
  try {
    return { rows: rowsOfCsv(file) };
  } catch (error) {
    if (error instanceof FaultError) return { problem: error.fault.message };
    const problem = error instanceof Error ? error.message : String(error);
    return { problem: message('csvDamaged', { problem }) };
  }
}
