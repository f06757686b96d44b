import type { Draft } from './draft.ts';
import { type Path, valueAt } from './path.ts';

/** What a cell holds. A key names its row in the book; a condition is when a rule of underwriting holds. */
export type CellKind =
  | 'text'
  | 'words'
  | 'relativity'
  | 'number'
  | 'whole'
  | 'money'
  | 'day'
  | 'choice'
  | 'key'
  | 'condition';

/** What may stand in a cell. */
export interface CellForm {
  readonly kind: CellKind;
  /** The words of a choice. */
  readonly choices?: readonly string[];
  /** Whether it may be empty: the book then has nothing in its place. */
  readonly isOptional?: boolean;
}

/** The headings of columns, by the words of the screen; an input of rating has its own name. */
export type Heading =
  | ('row' | 'words' | 'relativity' | 'from' | 'at' | 'amount' | 'setting' | 'word' | 'spellings')
  | ('rule' | 'decision' | 'condition' | 'reason' | 'ratedAs')
  | ('title' | 'receivedOn' | 'basis' | 'cover' | 'net' | 'gross' | 'fee' | 'premium');

export interface Column extends CellForm {
  /** One of {@link Heading}, or the name of an input. */
  readonly id: string;
  /** From the row to the cell. */
  readonly at: Path;
}

export interface TableRow {
  readonly at: Path;
  /** What names the row where no column of its own does. */
  readonly name?: string;
  /** What its cells hold, where that is not what the column says. */
  readonly form?: CellForm;
  /** How many steps of its path stay when every cell of the row is empty; absent: all of them. */
  readonly stays?: number;
}

/** A table of a rate book as a sheet shows it. */
export interface Table {
  readonly id: string;
  /** The title in the book; undefined for what the screen names. */
  readonly title?: string;
  /** The input whose words it is about. */
  readonly input?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** The list, or the object by keys, whose rows may be added and taken away. */
  readonly list?: Path;
  /** A row for an empty list, which this one may be; by keys, the key and its value. */
  readonly blank?: unknown;
  /** The property of a row that no other row may have, too. */
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

/** What may stand in a cell of a table. */
export function formAt({ rows, columns }: Table, cell: Cell): CellForm {
  return rows[cell.row]?.form ?? columns[cell.column] ?? { kind: 'text' };
}

/** The path of a cell in the book. */
export function cellPath(table: Table, { row, column }: Cell): Path {
  return [...(table.rows[row]?.at ?? []), ...(table.columns[column]?.at ?? [])];
}

/** What a cell holds: of a key, the name of its row. */
export function cellValue(draft: Draft, table: Table, cell: Cell): unknown {
  const path = cellPath(table, cell);
  return formAt(table, cell).kind === 'key' ? path.at(-1) : valueAt(draft, path);
}

const startsWith = (path: Path, start: Path) =>
  start.length <= path.length && start.every((step, i) => step === path[i]);

/** The column that is closest to a path of a row; the first one where none is. */
function columnAt(table: Table, row: number, path: Path): number {
  const lengths = table.columns.map(({ kind }, column) => {
    const own = cellPath(table, { row, column });
    return kind !== 'key' && startsWith(path, own) ? own.length : -1;
  });
  return Math.max(0, lengths.indexOf(Math.max(0, ...lengths)));
}

/** The table and cell that a path of the book is in; undefined where no table shows it. */
export function cellAt(
  tables: readonly Table[],
  path: Path,
): (Cell & { readonly table: string }) | undefined {
  for (const table of tables) {
    const row = table.rows.findIndex(({ at }) => startsWith(path, at));
    if (row >= 0) return { table: table.id, row, column: columnAt(table, row, path) };
  }
  const whole =
    path.length > 0 ? tables.find(({ list }) => list && startsWith(list, path)) : undefined;
  return whole && { table: whole.id, row: 0, column: 0 };
}
