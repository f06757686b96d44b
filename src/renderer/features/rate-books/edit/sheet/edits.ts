import { cellText, isInvalid, readCell } from '../book/cell-text.ts';
import type { Draft } from '../book/draft.ts';
import { valueAt, withValue } from '../book/path.ts';
import { cellPath, type Table } from '../book/tables.ts';
import type { Cell, Range } from './selection.ts';

/** Why a paste changes nothing, and the cell of the sheet where it failed. */
export interface Misfit extends Cell {
  readonly reason: 'beyond' | 'number' | 'empty';
  readonly text: string;
}

/** The text of a cell. */
export function textAt(draft: Draft, table: Table, { row, column }: Cell): string {
  const kind = table.columns[column]?.kind ?? 'text';
  return cellText(valueAt(draft, cellPath(table, row, column)), kind);
}

/** The draft with a text typed into a cell; text that is no number stays, for the checks to say. */
export function typed(draft: Draft, table: Table, { row, column }: Cell, text: string): Draft {
  const kind = table.columns[column]?.kind ?? 'text';
  if (textAt(draft, table, { row, column }) === text) return draft;
  const read = readCell(text, kind);
  // A combination does not name an input without words; a row of words may have none.
  const isAbsent =
    Array.isArray(read) && read.length === 0 && table.columns[column]?.id !== 'words';
  return withValue(draft, cellPath(table, row, column), isAbsent ? undefined : read);
}

/** The texts of a range, row by row. */
export function copied(draft: Draft, table: Table, { from, to }: Range): string[][] {
  const count = (first: number, last: number) => Array.from({ length: last - first + 1 });
  return count(from.row, to.row).map((_, i) =>
    count(from.column, to.column).map((__, j) =>
      textAt(draft, table, { row: from.row + i, column: from.column + j }),
    ),
  );
}

function misfit(table: Table, cell: Cell, text: string): Misfit | undefined {
  const kind = table.columns[cell.column]?.kind;
  if (!kind || !table.rows[cell.row]) return { ...cell, text, reason: 'beyond' };
  if (!isInvalid(readCell(text, kind), kind)) return undefined;
  return { ...cell, text, reason: kind === 'text' ? 'empty' : 'number' };
}

/** Where each pasted text goes: one alone fills the whole range, several begin at its first cell. */
function targets(pasted: readonly (readonly string[])[], { from, to }: Range) {
  const alone = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
  const rows =
    alone === undefined
      ? pasted
      : Array.from({ length: to.row - from.row + 1 }, () =>
          Array.from({ length: to.column - from.column + 1 }, () => alone),
        );
  return rows.flatMap((cells, i) =>
    cells.map((text, j) => ({ cell: { row: from.row + i, column: from.column + j }, text })),
  );
}

/** The draft with pasted texts, or the first cell that they do not fit: then nothing changes. */
export function pasteInto(
  draft: Draft,
  table: Table,
  range: Range,
  pasted: readonly (readonly string[])[],
): { readonly draft: Draft } | { readonly misfit: Misfit } {
  let next = draft;
  for (const { cell, text } of targets(pasted, range)) {
    const found = misfit(table, cell, text);
    if (found) return { misfit: found };
    next = typed(next, table, cell, text);
  }
  return { draft: next };
}

/** Fills the first row of a range down; one row alone takes the values of the row above it. */
export function filledDown(draft: Draft, table: Table, { from, to }: Range): Draft {
  const source = from.row === to.row ? from.row - 1 : from.row;
  if (source < 0) return draft;
  let next = draft;
  for (let row = source + 1; row <= to.row; row += 1) {
    for (let column = from.column; column <= to.column; column += 1) {
      const value = valueAt(draft, cellPath(table, source, column));
      next = withValue(next, cellPath(table, row, column), value);
    }
  }
  return next;
}

/** Deletes the content of a range: numbers become empty, which the checks then say. */
export function cleared(draft: Draft, table: Table, range: Range): Draft {
  return targets([['']], range).reduce(
    (next, { cell, text }) => typed(next, table, cell, text),
    draft,
  );
}

/** A copy of a row behind it; for tables with a list of their own. */
export function withRow(draft: Draft, { list }: Table, row: number): Draft {
  if (!list) return draft;
  const rows = valueAt(draft, list);
  if (!Array.isArray(rows)) return draft;
  return withValue(draft, list, rows.toSpliced(row + 1, 0, structuredClone(rows[row])));
}

/** The draft without the rows of a range; the last row of a table stays. */
export function withoutRows(draft: Draft, { list }: Table, { from, to }: Range): Draft {
  if (!list) return draft;
  const rows = valueAt(draft, list);
  const count = to.row - from.row + 1;
  if (!Array.isArray(rows) || rows.length <= count) return draft;
  return withValue(draft, list, rows.toSpliced(from.row, count));
}
