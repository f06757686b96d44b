import { cellText, isInvalid, readCell } from '../book/cell-text.ts';
import {
  type Draft,
  entriesAt,
  listOf,
  type Path,
  valueAt,
  withEntries,
  withoutValue,
  withValue,
} from '../book/draft.ts';
import {
  type Cell,
  type CellKind,
  cellPath,
  cellValue,
  formAt,
  type Table,
} from '../book/table.ts';
import type { Range } from './selection.ts';

/** Why a text does not fit a cell; of a key, also that another row has it. */
export type Reason = 'empty' | 'number' | 'choice' | 'day' | 'condition' | 'taken';

/** Why what may not stand in a cell does not fit, by what the cell holds. */
export const REASONS: Readonly<Record<CellKind, Reason>> = {
  text: 'empty',
  key: 'empty',
  words: 'choice',
  relativity: 'number',
  number: 'number',
  whole: 'number',
  money: 'number',
  share: 'number',
  choice: 'choice',
  named: 'choice',
  group: 'choice',
  flag: 'choice',
  day: 'day',
  condition: 'condition',
};

/** Why a change was not made, and the cell of the sheet where it failed. */
export interface Misfit extends Cell {
  readonly reason: Reason | 'beyond';
  readonly text: string;
}

/** The text of a cell. */
export function textAt(draft: Draft, table: Table, cell: Cell): string {
  return cellText(cellValue(draft, table, cell), formAt(table, cell).kind);
}

/** What is wrong with what stands in a cell; undefined where nothing is. */
export function reasonAt(draft: Draft, table: Table, cell: Cell): Reason | undefined {
  const form = formAt(table, cell);
  return isInvalid(cellValue(draft, table, cell), form) ? REASONS[form.kind] : undefined;
}

/** The draft with another key for a row, in the same place; as it was where another row has that key. */
function withKey(draft: Draft, { list = [], keptAs }: Table, key: string, next: string): Draft {
  const entries = entriesAt(draft, list);
  if (entries.some(([other]) => other === next)) return draft;
  const renamed = entries.map(([own, value]) => [own === key ? next : own, value] as const);
  return withEntries(draft, list, renamed, keptAs);
}

/** The draft with a row at the end of the list of another group; as it was where there is no such group. */
function withGroup(draft: Draft, { keptAs }: Table, at: Path, group: number): Draft {
  const [root = '', own, ...below] = at;
  if (group < 0 || group === own) return draft;
  const from = listOf(at);
  const to = [root, group, ...listOf(below)];
  const row = String(at.at(-1));
  const left = entriesAt(draft, from).filter(([key]) => key !== row);
  const more = [...entriesAt(draft, to), [row, valueAt(draft, at)] as const];
  return withEntries(withEntries(draft, from, left, keptAs), to, more, keptAs);
}

/** The draft with another part of a value; one value stands for all parts that are the same. */
function withPart(draft: Draft, path: Path, value: unknown): Draft {
  const whole = listOf(path);
  const [part = ''] = path.slice(-1);
  const now = valueAt(draft, whole);
  const parts = { typical: now, cautious: now, ...(typeof now === 'object' && now) };
  const { typical, cautious } = { ...parts, [part]: value } satisfies Record<string, unknown>;
  return withValue(draft, whole, typical === cautious ? typical : { typical, cautious });
}

/** The draft with another value in a cell; undefined takes it out of the book. */
function withCell(draft: Draft, table: Table, cell: Cell, value: unknown): Draft {
  const path = cellPath(table, cell);
  const { kind, choices = [], isPart } = formAt(table, cell);
  if (isPart) return withPart(draft, path, value);
  if (kind === 'group') return withGroup(draft, table, path, choices.indexOf(String(value)));
  if (kind === 'key') return withKey(draft, table, String(path.at(-1)), String(value));
  if (kind === 'condition') {
    const { id, decision, reason } = Object(valueAt(draft, path));
    return withValue(draft, path, { id, decision, ...Object(value), reason });
  }
  const stays = table.rows[cell.row]?.stays;
  if (value !== undefined || stays === undefined) return withValue(draft, path, value);
  return withoutValue(draft, path, stays);
}

/** The draft with a text typed into a cell; text that does not fit stays, for the checks to say. */
export function typed(draft: Draft, table: Table, cell: Cell, text: string): Draft {
  if (textAt(draft, table, cell) === text) return draft;
  return withCell(draft, table, cell, readCell(text, formAt(table, cell)));
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

/** Why a text can not be put into a cell; undefined where it can. */
export function misfit(table: Table, cell: Cell, text: string): Misfit | undefined {
  const { row, column } = cell;
  if (!table.columns[column] || !table.rows[row]) return { ...cell, text, reason: 'beyond' };
  const form = formAt(table, cell);
  const value = readCell(text, form);
  if (isInvalid(value, form)) return { ...cell, text, reason: REASONS[form.kind] };
  const isTaken =
    form.kind === 'key' && table.rows.some(({ at }, other) => other !== row && at.at(-1) === value);
  return isTaken ? { ...cell, text, reason: 'taken' } : undefined;
}

/** A text for a cell. */
interface Target {
  readonly cell: Cell;
  readonly text: string;
}

/** Where each pasted text goes: one alone fills the whole range, several begin at its first cell. */
function targets(pasted: readonly (readonly string[])[], { from, to }: Range): Target[] {
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

/** The draft with a text in each of several cells. */
function put(draft: Draft, table: Table, cells: readonly Target[]): Draft {
  const isOf = (kind: CellKind) => (target: Target) => formAt(table, target.cell).kind === kind;
  const [isKey, isGroup] = [isOf('key'), isOf('group')];
  const inPlace = cells.filter((one) => !isKey(one) && !isGroup(one));
  // Keys and groups last, since the other cells of a row are found by those that it has now; and groups from
  // the last row up, since what leaves a list moves the rows behind it.
  const inOrder = [...inPlace, ...cells.filter(isKey), ...cells.filter(isGroup).toReversed()];
  return inOrder.reduce((next, { cell, text }) => typed(next, table, cell, text), draft);
}

/** The draft with pasted texts, or the first cell that they do not fit: then nothing changes. */
export function pasteInto(
  draft: Draft,
  table: Table,
  range: Range,
  pasted: readonly (readonly string[])[],
): { readonly draft: Draft } | { readonly misfit: Misfit } {
  const cells = targets(pasted, range);
  for (const { cell, text } of cells) {
    const problem = misfit(table, cell, text);
    if (problem) return { misfit: problem };
  }
  return { draft: put(draft, table, cells) };
}

/** Fills the first row of a range down; one row alone takes the values of the row above it. */
export function filledDown(draft: Draft, table: Table, { from, to }: Range): Draft {
  const source = from.row === to.row ? from.row - 1 : from.row;
  if (source < 0) return draft;
  const first = { row: source, column: from.column };
  const [texts = []] = copied(draft, table, { from: first, to: { ...to, row: source } });
  const rows = Array.from({ length: to.row - source }, () => texts);
  return put(draft, table, targets(rows, { from: { ...first, row: source + 1 }, to }));
}

/** Deletes the content of a range: numbers become empty, which the checks then say. */
export function cleared(draft: Draft, table: Table, range: Range): Draft {
  return put(draft, table, targets([['']], range));
}
