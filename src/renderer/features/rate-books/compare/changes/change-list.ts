import type { BookChange } from '../../../../../shared/schemas/rate-books/rate-book-diff.ts';

/** The changes of one table, or of one other part of the book. */
export interface ChangeGroup {
  readonly id: string;
  /** The factor whose table it is; undefined: a part of the book. */
  readonly table: BookChange['table'];
  readonly changes: readonly BookChange[];
}

/** The part of the book that a path begins with: `underwriting[2].below` is of `underwriting`. */
export const partOf = ({ path }: Pick<BookChange, 'path'>): string =>
  /^[^.[]*/.exec(path)?.[0] ?? '';

/** The name of a path's last property, without places in lists. */
export const propertyOf = ({ path }: Pick<BookChange, 'path'>): string =>
  path
    .replaceAll(/\[\d+\]/g, '')
    .split('.')
    .at(-1) ?? '';

/** The changes by the table or the part that they are of, in the order of the books. */
export function grouped(changes: readonly BookChange[]): ChangeGroup[] {
  const groups = new Map<string, { table: BookChange['table']; changes: BookChange[] }>();
  for (const change of changes) {
    const id = change.table ? `table ${change.table.id}` : partOf(change);
    const group = groups.get(id) ?? { table: change.table, changes: [] };
    group.changes.push(change);
    groups.set(id, group);
  }
  return [...groups].map(([id, group]) => ({ id, ...group }));
}

/** The relativity of a row that was added or removed. */
export function relativityIn(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, 'relativity');
  return typeof found === 'number' ? found : undefined;
}

/** Whether a change is of what a premium is multiplied by. */
export function isRelativity(change: BookChange): boolean {
  if (propertyOf(change) === 'relativity') return true;
  return (
    change.kind !== 'moved' &&
    [change.from, change.to].some((one) => relativityIn(one) !== undefined)
  );
}

/** By how much a number moved, as a rate: 0.05 for five percent; undefined where that says nothing. */
export function rateOf({ kind, from, to }: BookChange): number | undefined {
  if (kind !== 'changed' || typeof from !== 'number' || typeof to !== 'number') return undefined;
  return from === 0 ? undefined : (to - from) / Math.abs(from);
}

/** How many changes there are of each kind. */
export function countsOf(changes: readonly BookChange[]): Record<BookChange['kind'], number> {
  const counts = { changed: 0, added: 0, removed: 0, moved: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}
