import type { Draft } from '../book/draft.ts';
import { entriesAt, valueAt, withEntries } from '../book/path.ts';
import type { Table } from '../book/table.ts';
import type { Range } from './selection.ts';

/** A name that none of others has: the given one, or with a number behind it. */
function freeName(name: string, others: ReadonlySet<unknown>): string {
  let free = name;
  for (let i = 2; others.has(free); i += 1) free = `${name} ${i}`;
  return free;
}

type Entry = readonly [string, unknown];

/** A row for a list that is empty. */
const blankOf = ({ blank }: Table): Entry =>
  Array.isArray(blank) ? [String(blank[0]), blank[1]] : ['', blank];

/** A copy of a row that may stand next to all others: with a key, or a name, of its own. */
function copyOf({ unique }: Table, entries: readonly Entry[], [key, value]: Entry): Entry {
  const copy = structuredClone(value);
  if (unique === undefined) return [freeName(key, new Set(entries.map(([own]) => own))), copy];
  const names = new Set(entries.map(([, row]) => valueAt(row, [unique])));
  const name = freeName(String(valueAt(copy, [unique])), names);
  return [key, Object.assign(Object(copy), { [unique]: name })];
}

/** A copy of a row behind it, or the first row of an empty list; for tables with a list of their own. */
export function withRow(draft: Draft, table: Table, row: number): Draft {
  const { list, blank } = table;
  if (!list) return draft;
  const entries = entriesAt(draft, list);
  const source = entries[row] ?? (blank === undefined ? undefined : blankOf(table));
  if (!source) return draft;
  return withEntries(draft, list, entries.toSpliced(row + 1, 0, copyOf(table, entries, source)));
}

/** The draft without the rows of a range; the last row stays, unless the table may be empty. */
export function withoutRows(draft: Draft, { list, blank }: Table, { from, to }: Range): Draft {
  if (!list) return draft;
  const entries = entriesAt(draft, list);
  const count = to.row - from.row + 1;
  if (entries.length <= count && blank === undefined) return draft;
  return withEntries(draft, list, entries.toSpliced(from.row, count));
}
