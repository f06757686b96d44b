import { isJsonObject } from './json-object.ts';

/** Puts a value under a path of names; makes the objects on the way where they are not there. */
export function put(
  target: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): void {
  let place = target;
  for (const name of path.slice(0, -1)) {
    const next = place[name];
    const child: Record<string, unknown> = isJsonObject(next) ? next : {};
    place[name] = child;
    place = child;
  }
  const last = path.at(-1);
  if (last !== undefined) place[last] = value;
}

/** The value under a path of names; undefined where there is none. */
export function take(source: unknown, path: readonly string[]): unknown {
  let place = source;
  for (const name of path) {
    if (!isJsonObject(place)) return undefined;
    place = place[name];
  }
  return place;
}
