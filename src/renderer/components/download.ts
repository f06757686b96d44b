import { stringify } from 'csv-stringify/browser/esm/sync';

/** Hands a file to anyone who shows the page: a browser's downloads, the desktop's save dialog. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; its address is of no more use.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

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
