import { parse } from 'csv-parse/browser/esm/sync';
import { fromCellText } from '../../../../../shared/domain/formula-text.ts';

const DELIMITERS = [',', ';', '\t'] as const;

/** The text of a file: UTF-8, or Windows-1252 as an older Excel saves it. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What stands between the cells: our headings hold none of them. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counts = DELIMITERS.map((one) => head.split(one).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** The rows of a CSV file (RFC 4180), or what the parser says is wrong. */
export function readCsv(
  bytes: Uint8Array,
): { readonly rows: string[][] } | { readonly problem: string } {
  const text = decoded(bytes);
  try {
    const rows: string[][] = parse(text, {
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      delimiter: delimiterOf(text),
    });
    return { rows: rows.map((row) => row.map(fromCellText)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
