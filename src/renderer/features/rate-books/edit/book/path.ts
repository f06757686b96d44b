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
