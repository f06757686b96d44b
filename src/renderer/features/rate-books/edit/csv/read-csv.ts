import { parse } from 'csv-parse/browser/esm/sync';
import { separatorOf } from '../../../../../shared/data/separator.ts';
import { fromCellText } from '../../../../../shared/domain/formula-text.ts';

/** The text of a file: UTF-8, or Windows-1252 as an older Excel saves it. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
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
      delimiter: separatorOf(text),
    });
    return { rows: rows.map((row) => row.map(fromCellText)) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
