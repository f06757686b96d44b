import { isInvalid } from '../book/cell-text.ts';
import type { Draft } from '../book/draft.ts';
import { valueAt } from '../book/path.ts';
import { cellPath, type Table, tablesOf } from '../book/tables.ts';
import type { Cell } from './selection.ts';

/** The values that a table had in the kept book, found again where rows came or went. */
export function baseValues(base: Draft, draft: Draft, table: Table): (cell: Cell) => unknown {
  const before = tablesOf(base).find(({ id }) => id === table.id);
  if (!before) return () => undefined;
  if (before.rows.length === table.rows.length) {
    return ({ row, column }) => valueAt(base, cellPath(before, row, column));
  }
  // The first column names a row: its word, or the bound of a band or a point.
  const rows = new Map(before.rows.map((_, i) => [valueAt(base, cellPath(before, i, 0)), i]));
  return ({ row, column }) => {
    const at = rows.get(valueAt(draft, cellPath(table, row, 0)));
    return at === undefined ? undefined : valueAt(base, cellPath(before, at, column));
  };
}

/** By how much a changed number differs from the one before, with its sign; undefined for others. */
export function signedChange(now: unknown, before: unknown, isMoney: boolean): string | undefined {
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  if (isInvalid(now, 'number') || now === before) return undefined;
  const by = isMoney
    ? ((now - before) / 100).toFixed(2)
    : String(Math.round((now - before) * 10_000) / 10_000);
  return now > before ? `+${by}` : by.replace('-', '−');
}
