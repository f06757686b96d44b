import { readFileSync } from 'node:fs';
import type { Draft } from '../../../../src/renderer/features/rate-books/edit/book/draft.ts';
import type { Cell } from '../../../../src/renderer/features/rate-books/edit/book/table.ts';
import { tablesOf } from '../../../../src/renderer/features/rate-books/edit/book/tables.ts';
import { textAt, typed } from '../../../../src/renderer/features/rate-books/edit/sheet/edits.ts';

export const book: Draft = JSON.parse(
  readFileSync('resources/rate-books/demonstration.json', 'utf8'),
);

/** A table of a draft, with its edits by row and heading. */
export function sheet(draft: Draft, id: string) {
  const table = tablesOf(draft).find((one) => one.id === id);
  if (!table) throw new Error(`No table ${id}`);
  const at = (row: number, heading: string): Cell => ({
    row,
    column: table.columns.findIndex((column) => column.id === heading),
  });
  return {
    table,
    at,
    type: (row: number, heading: string, text: string) =>
      typed(draft, table, at(row, heading), text),
    text: (row: number, heading: string) => textAt(draft, table, at(row, heading)),
    row: (name: string) => table.rows.findIndex((row) => row.name === name),
  };
}
