import { parse } from 'csv-parse/browser/esm/sync';
import { separatorOf } from '../../../../../shared/data/separator.ts';
import { asCellText, fromCellText } from '../../../../../shared/domain/formula-text.ts';
import { csvFile } from '../../../../components/download.ts';
import en from '../../../../i18n/en/bookEdit.json';
import type { Draft } from '../book/draft.ts';
import type { Column, Table } from '../book/table.ts';
import { copied, type Reason } from '../sheet/edits.ts';

/** What the workbook of a rate book calls a column, where the screen calls it something else. */
const IN_WORKBOOK: Readonly<Record<string, string>> = { words: 'Words', at: 'At' };

/** What the screen calls a column in English. */
const ON_SCREEN: Readonly<Record<string, string>> = en.heading;

/** The column of a file that names its rows, where no column of the table does. */
const ROW_NAME = en.heading.row;

/** Whether the rows of a table are those that it always has, each with a name. */
export const hasNamedRows = ({ list, rows }: Table): boolean =>
  list === undefined && rows.every(({ name }) => name !== undefined);

/** What a column is called in a file: the same in every language, for an add-on or an input its id. */
const headingOf = ({ id }: Column): string => IN_WORKBOOK[id] ?? ON_SCREEN[id] ?? id;

const key = (heading: string) => heading.trim().toLowerCase();

/** Where the columns of a name stand in the first row of a file: by what a file calls it, else by the others. */
function placesOf(column: Column, shown: string, head: readonly string[]): readonly number[] {
  const places = (name: string) =>
    head.flatMap((heading, at) => (key(heading) === key(name) ? [at] : []));
  const { id } = column;
  const found = [headingOf(column), ON_SCREEN[id] ?? id, id, shown];
  return found.map(places).find((at) => at.length > 0) ?? [];
}

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
