import { csvFile } from '../../../../components/csv.ts';
import type { Draft } from '../book/draft.ts';
import type { Table } from '../book/table.ts';
import { copied } from '../sheet/edits.ts';
import { hasNamedRows, headingOf, ROW_NAME } from './headings.ts';

/** A text that a spreadsheet would take for a formula, with any apostrophes before it. */
export const FORMULA = /^'*[=+\-@\t\r]/;

/** The rows of a table as a file has them; the first one names the columns. */
export function csvRows(draft: Draft, table: Table): string[][] {
  const { columns, rows } = table;
  const isNamed = hasNamedRows(table);
  const named = (first: string, rest: readonly string[]) =>
    isNamed ? [first, ...rest] : [...rest];
  const to = { row: rows.length - 1, column: columns.length - 1 };
  const texts = rows.length === 0 ? [] : copied(draft, table, { from: { row: 0, column: 0 }, to });
  return [
    named(ROW_NAME, columns.map(headingOf)),
    ...texts.map((cells, i) => named(rows[i]?.name ?? '', cells)),
  ];
}

/** A table of a rate book as a CSV file; an apostrophe keeps a text from being a formula (CWE-1236). */
export function writeCsv(draft: Draft, table: Table): Blob {
  const kept = (text: string) => (FORMULA.test(text) ? `'${text}` : text);
  return csvFile(csvRows(draft, table).map((row) => row.map(kept)));
}
