import type en from '../../../../i18n/en/bookEdit.json';
import type { Draft } from './draft.ts';
import { listOf, type Path, valueAt } from './path.ts';

/**
 * What a cell holds. A choice is a word of the format, a named one is a word of the book itself. A key
 * names its row in the book; a group names what the list of the row belongs to; a condition is when a
 * rule of underwriting holds.
 */
export type CellKind =
  | 'text'
  | 'words'
  | 'relativity'
  | 'share'
  | 'number'
  | 'whole'
  | 'money'
  | 'day'
  | 'flag'
  | 'choice'
  | 'named'
  | 'key'
  | 'group'
  | 'condition';

/** What may stand in a cell. */
export interface CellForm {
  readonly kind: CellKind;
  /** What a choice is out of, and of words each one. */
  readonly choices?: readonly string[];
  /** Whether it may be empty: the book then has nothing in its place. */
  readonly isOptional?: boolean;
  /** Whether it is a part of a value that stands alone where all its parts are the same. */
  readonly isPart?: boolean;
}

/** The headings of columns, by the words of the screen. */
export type Heading = keyof typeof en.heading;

export interface Column extends CellForm {
  /** One of {@link Heading}, or the name of an input. */
  readonly id: string;
  /** What the book calls it, in place of a heading. */
  readonly title?: string;
  /** From the row to the cell. */
  readonly at: Path;
}

export interface TableRow {
  readonly at: Path;
  /** What names the row where no column of its own does. */
  readonly name?: string;
  /** What its cells hold by the ids of their columns, where that is not what the column says. */
  readonly cells?: Readonly<Record<string, CellForm & { readonly at?: Path }>>;
  /** How many steps of its path stay when every cell of the row is empty; absent: all of them. */
  readonly stays?: number;
}

/** The parts of a rate book that its tables are read in. */
export type BookPart = keyof typeof en.part;

/** A table of a rate book as a sheet shows it. */
export interface Table {
  readonly id: string;
  readonly part: BookPart;
  /** The title in the book; undefined for what the screen names. */
  readonly title?: string;
  /** The input whose words it is about. */
  readonly input?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Where the first row goes; absent where no rows may be added and taken away. */
  readonly list?: Path;
  /** How the rows are kept: a list; a list that the book is without where it is empty; or by keys, in the same way. */
  readonly keptAs?: 'list' | 'optionalList' | 'keys';
  /** A row for an empty list, which this one may be; by keys, the key and its value. */
  readonly blank?: unknown;
  /** The property of a row that no other row of its list may have, too. */
  readonly unique?: string;
}

/** A cell by its position in the table, both from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

export const column = (id: Heading, form: CellForm | CellKind, at: Path = [id]): Column => ({
  ...{ id, at },
  ...(typeof form === 'string' ? { kind: form } : form),
});

/** The rows of a list. */
export const listRows = (
  list: Path,
  { length }: readonly unknown[] = [],
  stays?: number,
): TableRow[] =>
  Array.from({ length }, (_, i) => ({ at: [...list, i], ...(stays !== undefined && { stays }) }));

/** What may stand in a cell of a table. */
export function formAt({ rows, columns }: Table, cell: Cell): CellForm {
  const column = columns[cell.column];
  return rows[cell.row]?.cells?.[column?.id ?? ''] ?? column ?? { kind: 'text' };
}

/** The path of a cell in the book. */
export function cellPath(table: Table, { row, column }: Cell): Path {
  const { at = [], cells } = table.rows[row] ?? {};
  const { id = '', at: below = [] } = table.columns[column] ?? {};
  return [...at, ...(cells?.[id]?.at ?? below)];
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** What a cell holds: of a key, the name of its row; of a group, what its list belongs to. */
export function cellValue(draft: Draft, table: Table, cell: Cell): unknown {
  const path = cellPath(table, cell);
  const { kind, choices, isPart } = formAt(table, cell);
  if (kind === 'key') return path.at(-1);
  if (kind === 'group') return choices?.[Number(path[1])];
  if (!isPart) return valueAt(draft, path);
  const whole = valueAt(draft, listOf(path));
  return isObject(whole) ? valueAt(draft, path) : whole;
}
