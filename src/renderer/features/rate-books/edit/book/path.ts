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
  const parent = path.slice(0, -1);
  const left = valueAt(next, parent);
  const isEmpty = typeof left === 'object' && left !== null && Object.keys(left).length === 0;
  return isEmpty && parent.length > stays ? withoutValue(next, parent, stays) : next;
}

/** A copy of a list, or of an object by keys, with other entries; see {@link entriesAt}. */
export function withEntries<T>(
  root: T,
  path: Path,
  entries: readonly (readonly [string, unknown])[],
): T {
  if (Array.isArray(valueAt(root, path))) {
    return withValue(
      root,
      path,
      entries.map(([, value]) => value),
    );
  }
  if (entries.length === 0) return withoutValue(root, path, 0);
  return withValue(root, path, Object.fromEntries(entries));
}

/** What is in a list, or in an object by keys, in its order. */
export function entriesAt(root: unknown, path: Path): (readonly [string, unknown])[] {
  return Object.entries(valueAt(root, path) ?? {});
}
