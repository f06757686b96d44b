import { stringify } from 'csv-stringify/browser/esm/sync';

/**
 * Rows as a CSV file (RFC 4180) for spreadsheets: UTF-8 with its mark. No text begins as a formula
 * does, because names come from outside (CWE-1236); a number stays one, also below 0.
 */
export function csvFile(rows: readonly (readonly (string | number)[])[]): Blob {
  const text = stringify(
    rows.map((row) => [...row]),
    { bom: true, record_delimiter: 'windows', escape_formulas: true },
  );
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
