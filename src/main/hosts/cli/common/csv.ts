import { stringify } from 'csv-stringify/sync';

export type Cell = string | number;

/**
 * Rows as CSV (RFC 4180) for spreadsheets: UTF-8 with its mark. No text begins as a formula does,
 * because names come from outside (CWE-1236).
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  );
}
