/** Where something stands in a rate book: the names and positions that lead to it. */
export type Path = readonly (string | number)[];

const STEP = /([^.[\]]+)|\[(\d+)\]/g;

/** A path as the checks write it: `factors[2].rows[1]`. */
export function writtenPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Reads what {@link writtenPath} wrote. */
export function readPath(written: string): Path {
  return [...written.matchAll(STEP)].map(([, name = '', position]) =>
    position === undefined ? name : Number(position),
  );
}

/** The list, or the object, that what stands at a path is in. */
export const listOf = (path: Path): Path => path.slice(0, -1);

/** What stands at a path; undefined where it leads nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    root,
  );
}

/** A copy with another value at a path, without it where the value is undefined; the rest is shared. */
export function withValue<T>(root: T, path: Path, value: unknown): T {
  return changed(root, path, value) as T;
}

function changed(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = changed(valueAt(root, [step]), rest, value);
  if (Array.isArray(root)) return root.map((item, i) => (i === step ? inner : item));
  const copy: Record<string, unknown> = { ...(root as object) };
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy;
}

/** A copy without what stands at a path, and without the objects around it that are empty then, up to so many steps. */
export function withoutValue<T>(root: T, path: Path, stays: number): T {
  const next = withValue(root, path, undefined);
  const parent = listOf(path);
  const left = valueAt(next, parent);
  const isEmpty = typeof left === 'object' && left !== null && Object.keys(left).length === 0;
  return isEmpty && parent.length > stays ? withoutValue(next, parent, stays) : next;
}

/** A copy with other entries in a list, or by keys; see {@link entriesAt}. */
export function withEntries<T>(
  root: T,
  path: Path,
  entries: readonly (readonly [string, unknown])[],
  keptAs: 'list' | 'optionalList' | 'keys' = 'list',
): T {
  if (entries.length === 0 && keptAs !== 'list') return withoutValue(root, path, 0);
  const values = entries.map(([, value]) => value);
  return withValue(root, path, keptAs === 'keys' ? Object.fromEntries(entries) : values);
}

/** What is in a list, or in an object by keys, in its order. */
export function entriesAt(root: unknown, path: Path): (readonly [string, unknown])[] {
  return Object.entries(valueAt(root, path) ?? {});
}
