import { isInvalid } from '../book/cell-text.ts';
import type { Draft } from '../book/draft.ts';
import { type Cell, cellValue, formAt, type Table } from '../book/table.ts';
import { tablesOf } from '../book/tables.ts';

/** What names a row: its first cell, as the word or the bound of a band, and the second where the first is a group. */
function nameAt(draft: Draft, table: Table, row: number): string {
  const [first, second] = [0, 1].map((column) => cellValue(draft, table, { row, column }));
  return JSON.stringify(
    formAt(table, { row, column: 0 }).kind === 'group' ? [first, second] : first,
  );
}

/** The values that a table had in the kept book, found again where rows came or went. */
export function baseValues(base: Draft, draft: Draft, table: Table): (cell: Cell) => unknown {
  const before = tablesOf(base).find(({ id }) => id === table.id);
  if (!before) return () => undefined;
  if (before.rows.length === table.rows.length) {
    return (cell) => cellValue(base, before, cell);
  }
  const rows = new Map(before.rows.map((_, i) => [nameAt(base, before, i), i]));
  return ({ row, column }) => {
    const at = rows.get(nameAt(draft, table, row));
    return at === undefined ? undefined : cellValue(base, before, { row: at, column });
  };
}

/** By how much a changed number differs from the one before, with its sign; undefined for others. */
export function signedChange(now: unknown, before: unknown, isMoney: boolean): string | undefined {
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  if (isInvalid(now, { kind: 'number' }) || now === before) return undefined;
  const by = isMoney
    ? ((now - before) / 100).toFixed(2)
    : String(Math.round((now - before) * 10_000) / 10_000);
  return now > before ? `+${by}` : by.replace('-', '−');
}
