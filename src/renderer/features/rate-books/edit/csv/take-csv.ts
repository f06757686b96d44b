import { isInvalid, readCell } from '../book/cell-text.ts';
import type { Draft } from '../book/draft.ts';
import type { Column, Table } from '../book/table.ts';
import { formAt } from '../book/table.ts';
import { tablesOf } from '../book/tables.ts';
import { REASONS, typed } from '../sheet/edits.ts';
import { type CsvFault, type FileRow, fileRows } from './file-rows.ts';
import { hasNamedRows } from './headings.ts';
import { columnOf, inGroups, withRowsOf } from './placed-rows.ts';

/** The draft with the rows of a file in place of those of a table, or everything that keeps it from that. */
export type TakenCsv =
  | { readonly draft: Draft; readonly rows: number }
  | { readonly faults: readonly CsvFault[] };

/** A row of a file, and the row of the table that it is of. */
interface Target {
  readonly from: FileRow;
  readonly row: number;
}

/** The rows of a file by the names of the table's; of several with one name, in their order. */
function byName({ rows }: Table, given: readonly FileRow[]) {
  const left = rows.map(({ name }) => name);
  const faults: CsvFault[] = [];
  const targets = given.flatMap((from): Target[] => {
    const row = left.indexOf(from.name);
    if (row === -1) {
      faults.push({ kind: 'rowUnknown', row: from.row, name: from.name });
      return [];
    }
    left[row] = undefined;
    return [{ from, row }];
  });
  return { targets, faults };
}

/** What is wrong with the cells that say where a row goes: its key, or what its list belongs to. */
function placeFaults(table: Table, rows: readonly FileRow[]): CsvFault[] {
  const [key, group] = [columnOf(table, 'key'), columnOf(table, 'group')];
  const taken = new Set<string>();
  return rows.flatMap(({ row, texts }): CsvFault[] => {
    const at = key === -1 ? group : key;
    const column = table.columns[at];
    if (!column) return [];
    const text = (texts[at] ?? '').trim();
    const isTaken = taken.has(text);
    if (key !== -1) taken.add(text);
    if (isTaken) return [{ kind: 'cell', row, column, text, reason: 'taken' }];
    if (!isInvalid(text, column)) return [];
    return [{ kind: 'cell', row, column, text, reason: REASONS[column.kind] }];
  });
}

/** Puts the texts of a file into the cells of their rows. */
function put(draft: Draft, table: Table, targets: readonly Target[]): TakenCsv {
  const faults: CsvFault[] = [];
  let next = draft;
  for (const { from, row } of targets) {
    for (const [at, column] of table.columns.entries()) {
      const cell = { row, column: at };
      const form = formAt(table, cell);
      if (form.kind === 'key' || form.kind === 'group') continue;
      const text = from.texts[at] ?? '';
      if (isInvalid(readCell(text, form), form)) {
        faults.push({ kind: 'cell', row: from.row, column, text, reason: REASONS[form.kind] });
      } else next = typed(next, table, cell, text);
    }
  }
  return faults.length > 0 ? { faults } : { draft: next, rows: targets.length };
}

function takeRows(draft: Draft, table: Table, rows: readonly FileRow[]): TakenCsv {
  if (hasNamedRows(table)) {
    const { targets, faults } = byName(table, rows);
    const taken = put(draft, table, targets);
    const more = 'faults' in taken ? taken.faults : [];
    return faults.length > 0 ? { faults: [...faults, ...more] } : taken;
  }
  if (rows.length === 0 && table.blank === undefined) return { faults: [{ kind: 'empty' }] };
  const faults = placeFaults(table, rows);
  if (faults.length > 0) return { faults };
  const placed = inGroups(draft, table, rows);
  const resized = withRowsOf(draft, table, placed);
  const same = tablesOf(resized).find(({ id }) => id === table.id);
  const targets = placed.map((from, row) => ({ from, row }));
  return same ? put(resized, same, targets) : { draft: resized, rows: 0 };
}

/**
 * Takes the rows of a CSV file in place of those of a table: all of them, or nothing.
 * @param shown what the screen calls a column: a file may have that name, too
 */
export function takeCsv(
  draft: Draft,
  table: Table,
  records: readonly (readonly string[])[],
  shown: (column: Column) => string,
): TakenCsv {
  const found = fileRows(table, records, shown);
  if ('faults' in found) return found;
  const taken = takeRows(draft, table, found.rows);
  const isSame = 'draft' in taken && JSON.stringify(taken.draft) === JSON.stringify(draft);
  return isSame ? { ...taken, draft } : taken;
}
