import type { Draft } from '../book/draft.ts';
import { entriesAt, listOf, valueAt, withEntries, writtenPath } from '../book/path.ts';
import type { Table } from '../book/table.ts';
import type { Range } from './selection.ts';

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
