import type { Column, Table } from '../book/table.ts';
import type { Reason } from '../sheet/edits.ts';
import { hasNamedRows, placesOf, ROW_NAME } from './headings.ts';

/** Why the file of a table is not taken. Rows count from 1, as a spreadsheet does; the first has the headings. */
export type CsvFault =
  | { readonly kind: 'columnAbsent' | 'columnTwice'; readonly column: string }
  | { readonly kind: 'rowUnknown'; readonly row: number; readonly name: string }
  | { readonly kind: 'empty' | 'tooLarge' }
  | { readonly kind: 'unreadable'; readonly problem: string }
  | { readonly kind: 'tooLong'; readonly rows: number; readonly most: number }
  | {
      readonly kind: 'cell';
      readonly row: number;
      readonly column: Column;
      readonly text: string;
      readonly reason: Reason;
    };

/** A row of the file, with its texts in the order of the table's columns. */
export interface FileRow {
  readonly row: number;
  /** What names it, in a table whose rows have names. */
  readonly name: string;
  readonly texts: readonly string[];
}

/** More than any table of a book has. */
const MOST_ROWS = 5000;

interface Heads {
  /** Where each column of the table stands; -1 where an optional one is not there. */
  readonly at: readonly number[];
  readonly nameAt: number;
  readonly faults: readonly CsvFault[];
}

function findHeads(
  table: Table,
  head: readonly string[],
  shown: (column: Column) => string,
): Heads {
  const faults: CsvFault[] = [];
  const one = (places: readonly number[], column: string, isNeeded: boolean) => {
    if (places.length > 1) faults.push({ kind: 'columnTwice', column });
    if (places.length === 0 && isNeeded) faults.push({ kind: 'columnAbsent', column });
    return places[0] ?? -1;
  };
  const at = table.columns.map((column) =>
    one(placesOf(column, shown(column), head), shown(column), !column.isOptional),
  );
  const names = head.flatMap((text, i) =>
    text.trim().toLowerCase() === ROW_NAME.toLowerCase() ? [i] : [],
  );
  const nameAt = hasNamedRows(table) ? one(names, ROW_NAME, true) : -1;
  return { at, nameAt, faults };
}

/**
 * Finds the columns of a table in the rows of a file, by their names; others are left out, and so are rows
 * without a text in ours.
 * @param shown what the screen calls a column
 */
export function fileRows(
  table: Table,
  [head = [], ...rest]: readonly (readonly string[])[],
  shown: (column: Column) => string,
): { readonly rows: readonly FileRow[] } | { readonly faults: readonly CsvFault[] } {
  const { at, nameAt, faults } = findHeads(table, head, shown);
  if (faults.length > 0) return { faults };
  const rows = rest
    .map((cells, i) => ({
      row: i + 2,
      name: (cells[nameAt] ?? '').trim(),
      texts: at.map((place) => cells[place] ?? ''),
    }))
    .filter(({ name, texts }) => [name, ...texts].some((text) => text.trim() !== ''));
  if (rows.length <= MOST_ROWS) return { rows };
  return { faults: [{ kind: 'tooLong', rows: rows.length, most: MOST_ROWS }] };
}
