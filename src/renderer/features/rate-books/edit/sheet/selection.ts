import { type Draft, entriesAt, listOf, valueAt, withEntries, writtenPath } from '../book/draft.ts';
import type { Cell, Table } from '../book/table.ts';

/** Cells chosen together: where the choice began, and where the keyboard is. */
export interface Selection {
  readonly anchor: Cell;
  readonly active: Cell;
}

/** How many rows and columns a sheet has. */
interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A rectangle of cells; its ends belong to it. */
export interface Range {
  readonly from: Cell;
  readonly to: Cell;
}

export const cellOnly = (cell: Cell): Selection => ({ anchor: cell, active: cell });
export const HOME: Selection = cellOnly({ row: 0, column: 0 });

/** The rectangle of a selection. */
export function rangeOf({ anchor, active }: Selection): Range {
  return {
    from: {
      row: Math.min(anchor.row, active.row),
      column: Math.min(anchor.column, active.column),
    },
    to: { row: Math.max(anchor.row, active.row), column: Math.max(anchor.column, active.column) },
  };
}

export function isIn({ from, to }: Range, { row, column }: Cell): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}

const within = (value: number, length: number) => Math.max(0, Math.min(length - 1, value));

/** The selection inside a sheet that may have become smaller. */
export function inside({ anchor, active }: Selection, { rows, columns }: Size): Selection {
  const clamped = ({ row, column }: Cell) => ({
    row: within(row, rows),
    column: within(column, columns),
  });
  return { anchor: clamped(anchor), active: clamped(active) };
}

const PAGE = 10;

/** Where a key takes the keyboard; undefined where the key is none of those. */
function target(key: string, { row, column }: Cell, isFar: boolean, size: Size): Cell | undefined {
  const far = (value: number) => (isFar ? value : 0);
  const to: Readonly<Record<string, Cell>> = {
    ArrowDown: { row: row + 1 + far(size.rows), column },
    ArrowUp: { row: row - 1 - far(size.rows), column },
    ArrowRight: { row, column: column + 1 + far(size.columns) },
    ArrowLeft: { row, column: column - 1 - far(size.columns) },
    PageDown: { row: row + PAGE, column },
    PageUp: { row: row - PAGE, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? size.rows - 1 : row, column: size.columns - 1 },
  };
  return to[key];
}

/**
 * The selection after a key: with Shift it grows or shrinks, with Ctrl it goes to the edge.
 * @returns undefined where the key moves nothing
 */
export function moved(
  selection: Selection,
  { key, shift, ctrl }: { readonly key: string; readonly shift: boolean; readonly ctrl: boolean },
  size: Size,
): Selection | undefined {
  const to = target(key, selection.active, ctrl, size);
  if (!to) return undefined;
  return inside({ anchor: shift ? selection.anchor : to, active: to }, size);
}

/** The next cell in the order of reading, or the one before; undefined past the last or first. */
export function nextCell({ row, column }: Cell, by: 1 | -1, size: Size): Cell | undefined {
  const at = row * size.columns + column + by;
  if (at < 0 || at >= size.rows * size.columns) return undefined;
  return { row: Math.floor(at / size.columns), column: at % size.columns };
}

/** What none of others has: the next number, or the given name, with a number behind it where it must. */
function free(given: unknown, others: readonly unknown[]): unknown {
  if (typeof given === 'number') {
    return Math.max(0, ...others.filter((one) => typeof one === 'number')) + 1;
  }
  let name = String(given);
  for (let i = 2; others.includes(name); i += 1) name = `${given} ${i}`;
  return name;
}

type Entry = readonly [string, unknown];

/** A row for a list that is empty. */
const blankOf = ({ blank, keptAs }: Table): Entry =>
  keptAs === 'keys' && Array.isArray(blank) ? [String(blank[0]), blank[1]] : ['', blank];

/** A copy of a row that may stand next to all others: with a key, or a name, of its own. */
function copyOf({ unique, keptAs }: Table, entries: readonly Entry[], [key, value]: Entry): Entry {
  const copy = structuredClone(value);
  if (keptAs === 'keys')
    return [
      String(
        free(
          key,
          entries.map(([own]) => own),
        ),
      ),
      copy,
    ];
  if (unique === undefined) return [key, copy];
  const names = entries.map(([, row]) => valueAt(row, [unique]));
  const given = valueAt(copy, [unique]);
  const name = names.includes(given) ? free(given, names) : given;
  return [key, Object.assign(Object(copy), { [unique]: name })];
}

/** A copy of a row behind it, or the first row of an empty list; for tables with a list of their own. */
export function withRow(draft: Draft, table: Table, row: number): Draft {
  const { list, blank, keptAs } = table;
  if (!list) return draft;
  const at = table.rows[row]?.at;
  const own = at ? listOf(at) : list;
  const entries = entriesAt(draft, own);
  const position = entries.findIndex(([key]) => key === String(at?.at(-1)));
  const source = entries[position] ?? (blank === undefined ? undefined : blankOf(table));
  if (!source) return draft;
  const next = entries.toSpliced(position + 1, 0, copyOf(table, entries, source));
  return withEntries(draft, own, next, keptAs);
}

/** The draft without the rows of a range; the last row of a list stays, unless it may be empty. */
export function withoutRows(draft: Draft, table: Table, { from, to }: Range): Draft {
  const { list, blank, keptAs } = table;
  if (!list) return draft;
  const gone = table.rows.slice(from.row, to.row + 1).map(({ at }) => at);
  const lists = new Map(gone.map((at) => [writtenPath(listOf(at)), listOf(at)]));
  const written = new Set(gone.map(writtenPath));
  return [...lists.values()].reduce((next, own) => {
    const entries = entriesAt(draft, own);
    const keys = entries.map(([key]) => (keptAs === 'keys' ? key : Number(key)));
    const left = entries.filter((_, i) => !written.has(writtenPath([...own, keys[i] ?? ''])));
    if (left.length === 0 && blank === undefined) return next;
    return withEntries(next, own, left, keptAs);
  }, draft);
}
