import { isJsonObject } from './json-object.ts';

/** A document after a merge patch: null takes a member away, and a list is given whole. RFC 7396. */
export function patched(document: unknown, patch: unknown): unknown {
  if (!isJsonObject(patch)) return patch;
  const target: Record<string, unknown> = isJsonObject(document) ? { ...document } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete target[name];
    else target[name] = patched(target[name], value);
  }
  return target;
}

/** Whether two values are the same as JSON; the members of an object have one order. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The merge patch that makes one document of another. Objects are compared member by member: what neither of them
 * has stays as it is where the patch is applied. RFC 7396.
 */
export function patchOf(before: object, after: object): Record<string, unknown> {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const patch: Record<string, unknown> = {};
  for (const name of new Set([...old.keys(), ...now.keys()])) {
    const [was, is] = [old.get(name), now.get(name)];
    if (isSame(was, is)) continue;
    const isInside = isJsonObject(was ?? is) && isJsonObject(is ?? was);
    patch[name] = isInside ? patchOf(Object(was ?? {}), Object(is ?? {})) : (is ?? null);
  }
  return patch;
}
