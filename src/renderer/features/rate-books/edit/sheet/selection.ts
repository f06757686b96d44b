import type { Cell } from '../book/table.ts';

/** Cells chosen together: where the choice began, and where the keyboard is. */
export interface Selection {
  readonly anchor: Cell;
  readonly active: Cell;
}

/** How many rows and columns a sheet has. */
export interface Size {
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
