import { asCellText } from '../../../../../shared/domain/formula-text.ts';
import { csvFile } from '../../../../components/csv.ts';
import type { Draft } from '../book/draft.ts';
import type { Table } from '../book/table.ts';
import { copied } from '../sheet/edits.ts';
import { hasNamedRows, headingOf, ROW_NAME } from './headings.ts';

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

/** A table of a rate book as a CSV file. */
export function writeCsv(draft: Draft, table: Table): Blob {
  return csvFile(csvRows(draft, table).map((row) => row.map(asCellText)));
}
