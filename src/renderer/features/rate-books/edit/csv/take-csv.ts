import { isInvalid, readCell } from '../book/cell-text.ts';
import { type Draft, entriesAt, type Path, valueAt, withEntries } from '../book/draft.ts';
import { type CellForm, type Column, formAt, type Table } from '../book/table.ts';
import { tablesOf } from '../book/tables.ts';
import { REASONS, textAt, typed } from '../sheet/edits.ts';
import { type CsvFault, type FileRow, fileRows, hasNamedRows } from './csv-rows.ts';

/** The column of a kind in a table; -1 where there is none. */
const columnOf = ({ columns }: Table, kind: CellForm['kind']): number =>
  columns.findIndex((one) => one.kind === kind);

/** A row of a file with the list that it goes into: which one of its groups, 0 where there is one list. */
interface PlacedRow extends FileRow {
  readonly group: number;
}

/** A row that the book has. */
interface KeptRow {
  readonly value: unknown;
  readonly group: number;
  readonly texts: readonly string[];
}

const keptRows = (draft: Draft, table: Table): KeptRow[] =>
  table.rows.map(({ at }, row) => ({
    value: valueAt(draft, at),
    group: columnOf(table, 'group') === -1 ? 0 : Number(at[1]),
    texts: table.columns.map((_, column) => textAt(draft, table, { row, column })),
  }));

/** The group that a text names; of several with that title, the one of the row that stands there. -1: none. */
function groupOf({ columns }: Table, column: number, text: string, kept: KeptRow | undefined) {
  const { choices = [] } = columns[column] ?? {};
  const named = choices.flatMap((choice, i) => (choice === text.trim() ? [i] : []));
  return named.find((one) => one === kept?.group) ?? named[0] ?? -1;
}

/** The rows of a file in the order of their lists. */
function inGroups(draft: Draft, table: Table, rows: readonly FileRow[]): PlacedRow[] {
  const column = columnOf(table, 'group');
  if (column === -1) return rows.map((row) => ({ ...row, group: 0 }));
  const kept = keptRows(draft, table);
  return rows
    .map((row, i) => ({ ...row, group: groupOf(table, column, row.texts[column] ?? '', kept[i]) }))
    .toSorted((one, other) => one.group - other.group);
}

/**
 * Finds the kept rows that rows of a file are: by what no other row of their list may have, else by their
 * position. Of several with one name, it is the one that says the same, else the first that is left.
 */
function finder(draft: Draft, table: Table) {
  const kept = keptRows(draft, table);
  const { unique, columns } = table;
  const column = columns.findIndex(({ at }) => at.length === 1 && at[0] === unique);
  const form = columns[column];
  if (unique === undefined || !form) return (_: PlacedRow, i: number) => kept[i]?.value;
  const left = new Set(kept);
  return ({ texts, group }: PlacedRow) => {
    const name = readCell(texts[column] ?? '', form);
    const named = [...left].filter(
      ({ value, ...one }) => one.group === group && valueAt(value, [unique]) === name,
    );
    const same = named.find((one) => one.texts.every((text, i) => text === texts[i])) ?? named[0];
    if (same) left.delete(same);
    return same?.value;
  };
}

/** The lists that the rows of a table are in: one for each group, or one. */
function listsOf(table: Table): Path[] {
  const { list = [], columns } = table;
  const group = columns[columnOf(table, 'group')];
  return group ? (group.choices ?? []).map((_, i) => list.with(1, i)) : [list];
}

/** The draft with an entry for each key of a file. */
function withKeys(draft: Draft, table: Table, list: Path, rows: readonly PlacedRow[]): Draft {
  const before = new Map(entriesAt(draft, list));
  const key = columnOf(table, 'key');
  const entries = rows.map(({ texts }) => {
    const name = (texts[key] ?? '').trim();
    return [name, before.get(name) ?? []] as const;
  });
  return withEntries(draft, list, entries, table.keptAs);
}

/**
 * The draft with a row for each row of a file, in its order, for a table whose rows may be added and taken
 * away: one that the book has keeps what the table does not show, and a new one begins as a copy of the row
 * before it, as “Add row” makes it. What their cells hold is put in later.
 */
function withRowsOf(draft: Draft, table: Table, rows: readonly PlacedRow[]): Draft {
  const { list, keptAs, blank } = table;
  if (!list) return draft;
  if (keptAs === 'keys') return withKeys(draft, table, list, rows);
  const find = finder(draft, table);
  const [first] = keptRows(draft, table);
  let last = first?.value ?? blank;
  const values = rows.map((row, i) => {
    last = find(row, i) ?? structuredClone(last);
    return { group: row.group, value: last };
  });
  return listsOf(table).reduce((next, own, group) => {
    const entries = values.flatMap((one) =>
      one.group === group ? [['', one.value] as const] : [],
    );
    const isNone = entries.length === 0 && entriesAt(next, own).length === 0;
    return isNone ? next : withEntries(next, own, entries, keptAs);
  }, draft);
}

/** The draft with the rows of a file in place of those of a table, or everything that keeps it from that. */
type TakenCsv =
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
  const file = fileRows(table, records, shown);
  if ('faults' in file) return file;
  const taken = takeRows(draft, table, file.rows);
  const isSame = 'draft' in taken && JSON.stringify(taken.draft) === JSON.stringify(draft);
  return isSame ? { ...taken, draft } : taken;
}
