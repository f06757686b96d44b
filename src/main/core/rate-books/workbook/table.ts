import { message } from '../../../../shared/domain/messages/message.ts';
import {
  type FieldTable,
  type ValueKind,
  valuesOf,
} from '../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import { CODECS, type CodecName } from './codec.ts';
import { putAt, type Reading, type Unchecked, valueAt } from './reading.ts';
import { type Cell, type Row, type Sheet, textCell } from './sheet.ts';

/** A column of ours: what its first row says, and what it means in an item of the book. */
export interface Column {
  readonly title: string;
  /** The property of the item, as `expect.netCents`. */
  readonly path: string;
  readonly codec: CodecName;
  /** Whether a sheet without it can't be read. */
  readonly isNeeded?: boolean;
  /** What an empty cell stands for; absent: for no property. */
  readonly whenEmpty?: unknown;
  /** What the column means instead in an item that the columns before it say is another kind. */
  readonly variant?: (item: object) => Meaning | undefined;
}

type Meaning = Pick<Column, 'path' | 'codec'>;

/** How each kind of value stands in a cell. */
export const CODEC_OF: Readonly<Record<ValueKind, CodecName>> = {
  text: 'text',
  anyText: 'text',
  key: 'text',
  choice: 'text',
  numberInput: 'text',
  assumedRow: 'text',
  day: 'day',
  flag: 'flag',
  whole: 'number',
  number: 'number',
  share: 'number',
  relativity: 'number',
  assumedNumber: 'number',
  cents: 'euro',
  byCover: 'euro',
  words: 'list',
  covers: 'list',
  factors: 'list',
  facts: 'list',
  inputs: 'list',
  wordsOfInputs: 'list',
  spellings: 'list',
  risk: 'text',
};

export const columnOf = (title: string, path: string, codec: CodecName = 'text'): Column => ({
  title,
  path,
  codec,
});

/** A column that a sheet can't be without. */
export const neededColumn = (title: string, path: string, codec?: CodecName): Column => ({
  ...columnOf(title, path, codec),
  isNeeded: true,
});

/** The columns of the values of some fields. @param above where the fields are in an item */
export function columnsOf(fields: FieldTable, above = ''): Column[] {
  return valuesOf(fields).flatMap(({ kind, path, column, needed, optional }): Column[] => {
    if (column === undefined) return [];
    const isNeeded = needed ?? !optional;
    const one = { ...columnOf(column, `${above}${path}`, CODEC_OF[kind]), isNeeded };
    return [kind === 'words' ? { ...one, whenEmpty: [] } : one];
  });
}

const meaningIn = (column: Column, item: object): Meaning => column.variant?.(item) ?? column;

/** A sheet with a row for each item. */
export function writeTable(
  name: string,
  columns: readonly Column[],
  items: readonly object[],
): Sheet {
  const head = columns.map(({ title }) => textCell(title));
  const cellsOf = (item: object): Row =>
    columns.map((column) => {
      const { path, codec } = meaningIn(column, item);
      return CODECS[codec].write(valueAt(item, path));
    });
  return { name, rows: [head, ...items.map(cellsOf)] };
}

/** The columns that at least one item has a value for, or that are needed. */
export function usedColumns(columns: readonly Column[], items: readonly object[]): Column[] {
  return columns.filter(
    ({ path, isNeeded }) => isNeeded || items.some((item) => valueAt(item, path) !== undefined),
  );
}

/** A row of a sheet as an item of the book. */
export interface ReadRow {
  readonly item: Unchecked;
  /** From 1, as the sheet counts. */
  readonly row: number;
}

/** The first row of a sheet: where each column of ours stands, from 1. */
interface Heading {
  readonly column: Column;
  readonly at: number;
}

const titleOf = (cell: Cell | undefined) =>
  cell?.kind === 'text' ? cell.text.trim().toLowerCase() : undefined;

function findColumns(
  sheet: Sheet,
  columns: readonly Column[],
  path: string,
  reading: Reading,
): Heading[] {
  const { name } = sheet;
  const titles = (sheet.rows[0] ?? []).map(titleOf);
  return columns.flatMap((column) => {
    const { title, isNeeded } = column;
    const at = titles.indexOf(title.toLowerCase()) + 1;
    const again = titles.lastIndexOf(title.toLowerCase()) + 1;
    if (again !== at) {
      reading.fault(
        path,
        { sheet: name, row: 1, column: again },
        message('columnTwice', { title }),
      );
    }
    if (at > 0) return [{ column, at }];
    if (isNeeded) reading.fault(path, { sheet: name, row: 1 }, message('columnAbsent', { title }));
    return [];
  });
}

/** Says which of our cells are merged with others: all but the first have lost their values. */
function refuseMerged(sheet: Sheet, headings: readonly Heading[], path: string, reading: Reading) {
  for (const { rows, columns } of sheet.merged ?? []) {
    const [row, lastRow] = rows;
    const [column, lastColumn] = columns;
    const isOurs = headings.some(({ at }) => at >= column && at <= lastColumn);
    if (lastRow > 1 && isOurs) {
      reading.fault(path, { sheet: sheet.name, row, column }, message('cellsMerged'));
    }
  }
}

/**
 * Finds the columns of ours in a sheet, and says what is wrong with the sheet as a whole.
 * @param path of what the sheet holds, in the book
 */
export function readHeadings(
  sheet: Sheet,
  columns: readonly Column[],
  path: string,
  reading: Reading,
): Heading[] {
  const place = { sheet: sheet.name, row: 1 };
  reading.note(path, place);
  if (sheet.isHidden) reading.warn(place, message('sheetHidden'));
  const headings = findColumns(sheet, columns, path, reading);
  refuseMerged(sheet, headings, path, reading);
  return headings;
}

/** Where in the book a property of a row stands. */
export type PathOf = (property: string) => string;

/** The cell of a row; a text of space alone is an empty cell. */
export function cellAt(cells: Row | undefined, at: number): Cell | undefined {
  const cell = cells?.[at - 1];
  return cell?.kind === 'text' && cell.text.trim() === '' ? undefined : cell;
}

/** Reads one row, and notes where each of its properties stands. */
function readRow(
  { name, rows }: Sheet,
  headings: readonly Heading[],
  { row, pathOf }: { readonly row: number; readonly pathOf: (item: Unchecked) => PathOf },
  reading: Reading,
): ReadRow {
  const item: Unchecked = {};
  const cells = headings.map(({ column, at }) => {
    const { path, codec } = meaningIn(column, item);
    const cell = cellAt(rows[row - 1], at);
    const read = cell ? CODECS[codec].read(cell) : { value: column.whenEmpty };
    if ('problem' in read) return { path, at, problem: read.problem };
    const isPut = read.value === undefined || putAt(item, path, read.value);
    return { path, at, problem: isPut ? undefined : message('cellConflict') };
  });
  const inBook = pathOf(item);
  for (const { path, at, problem } of cells) {
    const place = { sheet: name, row, column: at };
    reading.note(inBook(path), place);
    if (problem) reading.fault(inBook(path), place, problem);
  }
  return { row, item };
}

/**
 * Reads the rows of a sheet. A row in which no column of ours has a value is left out.
 * @param path of the list in the book
 * @param pathOf where the properties of an item stand, by its place in the list; absent: in the list
 */
export function readTable(
  sheet: Sheet,
  columns: readonly Column[],
  path: string,
  reading: Reading,
  pathOf: (item: Unchecked, i: number) => PathOf = (_, i) => (property) =>
    `${path}[${i}].${property}`,
): ReadRow[] {
  const headings = readHeadings(sheet, columns, path, reading);
  return sheet.rows
    .flatMap((cells, i) => (i > 0 && headings.some(({ at }) => cellAt(cells, at)) ? [i + 1] : []))
    .map((row, i) => readRow(sheet, headings, { row, pathOf: (item) => pathOf(item, i) }, reading));
}
