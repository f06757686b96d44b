/** How the items of a list of a rate book are known again in another book. */
export interface ListKeys {
  /** The properties by which an item is known; none: its whole content. */
  readonly by: readonly string[];
  /** What tells those apart that are known by the same. */
  readonly thenBy?: readonly string[];
  /** The property that a person calls an item by. */
  readonly row?: string;
  /** Whether the order says something; absent: it does. */
  readonly unordered?: true;
}

/** A list in which each item is known by its whole content, and its place counts. */
export const BY_CONTENT: ListKeys = { by: [] };
const SET: ListKeys = { by: [], unordered: true };

/** The lists of a rate book by their paths, without the places in lists: `factors.rows`. */
export const LIST_KEYS: ReadonlyMap<string, ListKeys> = new Map<string, ListKeys>([
  // An id may come twice, for different covers.
  ['factors', { by: ['id'], thenBy: ['covers'] }],
  ['factors.covers', SET],
  ['factors.rows', { by: ['row'], row: 'row' }],
  ['factors.rows.words', SET],
  ['factors.bands', { by: ['from'], row: 'from' }],
  ['factors.points', { by: ['at'], row: 'at' }],
  ['factors.combinations', { by: ['words'], row: 'row', unordered: true }],
  ['factors.implied', { by: ['factor', 'row'] }],
  ['limits', { by: ['id'], row: 'title' }],
  ['limits.covers', SET],
  ['limits.factors', SET],
  ['fees', { by: ['id'], row: 'title' }],
  ['instalmentPlans', { by: ['id'], row: 'title' }],
  ['namedDrivers.factors', SET],
  ['underwriting', { by: ['id'], row: 'reason' }],
  ['underwriting.conditions', SET],
  ['underwriting.conditions.tests', SET],
  ['addOns', { by: ['id'], row: 'title' }],
  ['addOns.levels', { by: ['level'], row: 'title' }],
  ['products', { by: ['id'], row: 'name' }],
  ['periods.scale', { by: ['upToDays'] }],
  ['beforeCover.facts', SET],
  ['examples', { by: ['title'], row: 'title' }],
]);

/** A property of a value that may have it. */
export function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A value as text that is the same whatever the order of its properties, and of words in a list. */
export function contentText(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (Array.isArray(part)) {
      return part.every((word) => typeof word === 'string') ? part.toSorted() : part;
    }
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The keys that come twice in one list. */
function repeatedIn(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

/** The keys of the items of two lists: within one list, no two are the same. */
export function keysOf(
  { by, thenBy = [] }: ListKeys,
  lists: readonly [readonly unknown[], readonly unknown[]],
): readonly [string[], string[]] {
  const keyBy = (names: readonly string[]) => (item: unknown) =>
    contentText(names.length === 0 ? item : names.map((name) => propertyOf(item, name) ?? null));
  const [from, to] = [lists[0].map(keyBy(by)), lists[1].map(keyBy(by))];
  const repeated = new Set([...repeatedIn(from), ...repeatedIn(to)]);
  const distinct = (short: readonly string[], list: readonly unknown[]) => {
    const seen = new Map<string, number>();
    return short.map((known, at) => {
      const key = repeated.has(known) ? keyBy([...by, ...thenBy])(list[at]) : known;
      const times = seen.get(key) ?? 0;
      seen.set(key, times + 1);
      return `${times} ${key}`;
    });
  };
  return [distinct(from, lists[0]), distinct(to, lists[1])];
}
