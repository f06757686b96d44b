import { fieldPaths } from '../../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  NUMBER_INPUTS,
  TEXT_INPUTS,
} from '../../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import {
  type BookPart,
  type FieldTable,
  type ValueField,
  type ValueKind,
  valuesOf,
} from '../../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import type en from '../../../../i18n/en/bookEdit.json';
import { type Draft, listOf, type Path, valueAt } from './draft.ts';

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

/** How the editor shows each kind of value. */
const CELLS: Readonly<Record<ValueKind, CellKind>> = {
  text: 'text',
  anyText: 'text',
  key: 'text',
  day: 'day',
  flag: 'flag',
  whole: 'whole',
  number: 'number',
  cents: 'money',
  byCover: 'money',
  share: 'share',
  relativity: 'relativity',
  choice: 'choice',
  numberInput: 'choice',
  words: 'words',
  covers: 'words',
  factors: 'words',
  facts: 'words',
  inputs: 'words',
  wordsOfInputs: 'words',
  spellings: 'words',
  assumedRow: 'text',
  assumedNumber: 'number',
  risk: 'text',
};

/** What a value may be chosen out of. */
function choicesOf({ kind, choices }: ValueField, draft: Draft): readonly string[] | undefined {
  if (kind === 'covers') return COVERS;
  if (kind === 'facts') return fieldPaths;
  if (kind === 'inputs') return TEXT_INPUTS;
  if (kind === 'numberInput') return NUMBER_INPUTS;
  return kind === 'factors' ? [...new Set(draft.factors.map(({ id }) => id))] : choices;
}

/** What may stand in the cell of a value. */
export function formOf(field: ValueField, draft: Draft): CellForm {
  const choices = choicesOf(field, draft);
  return {
    kind: CELLS[field.kind],
    ...(choices && { choices }),
    ...(field.optional && { isOptional: true }),
  };
}

/** The columns of the values of some fields that stand in a cell of their own. */
export function columnsOf(fields: FieldTable, draft: Draft): Column[] {
  return valuesOf(fields, '', 'editor').flatMap((field) =>
    field.column === undefined
      ? []
      : [{ id: field.word ?? field.name, at: field.path.split('.'), ...formOf(field, draft) }],
  );
}

export const column = (id: Heading, form: CellForm | CellKind, at: Path = [id]): Column => ({
  id,
  at,
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

const startsWith = (path: Path, start: Path) =>
  start.length <= path.length && start.every((step, i) => step === path[i]);

/** The first of those with the greatest number. */
function closest<T extends { readonly shared: number }>(ones: readonly T[]): T | undefined {
  const most = Math.max(...ones.map(({ shared }) => shared));
  return ones.find(({ shared }) => shared === most);
}

interface Found extends Cell {
  readonly table: string;
}

/** The cells of a row, each with how many steps its path shares with another one. */
function cellsBy(path: Path, table: Table, row: number): (Found & { readonly shared: number })[] {
  return table.columns.map((_, column) => {
    const at = { row, column };
    const own = cellPath(table, at);
    const { kind } = formAt(table, at);
    const isNone = kind === 'key' || kind === 'group';
    const around = startsWith(path, own) ? own.length : 0;
    // What is within the path comes after what is at it.
    const shared = around === 0 && startsWith(own, path) ? path.length - 0.5 : around;
    return { table: table.id, ...at, shared: isNone ? 0 : shared };
  });
}

/** The cell that a path of the book is in, the closest one; undefined where no table shows it. */
export function cellAt(tables: readonly Table[], path: Path): Found | undefined {
  const cells = tables.flatMap((table) =>
    table.rows.flatMap(({ at }, row) => (startsWith(path, at) ? cellsBy(path, table, row) : [])),
  );
  const nearest = closest(cells);
  if (nearest) return { table: nearest.table, row: nearest.row, column: nearest.column };
  const isIn = (list: Path | undefined) => list && path.length > 0 && startsWith(list, path);
  const whole = tables.find(({ list }) => isIn(list));
  return whole && { table: whole.id, row: 0, column: 0 };
}
