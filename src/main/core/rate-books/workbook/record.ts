import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { put, take } from '../../../../shared/data/nested-value.ts';

/** An item of a rate book whose shape nothing has checked yet. */
export type Unchecked = { [name: string]: unknown };

/** The value at a path of names, as `cents.TPFT`; undefined where there is none. */
export const valueAt = (item: unknown, path: string): unknown => take(item, path.split('.'));

/**
 * Puts a value at a path of names, with the objects on the way to it.
 * @returns false, and leaves the item as it is, where something else than an object is on the way
 */
export function putAt(item: Unchecked, path: string, value: unknown): boolean {
  const names = path.split('.');
  const isFree = names.slice(0, -1).every((_, i) => {
    const before = take(item, names.slice(0, i + 1));
    return before === undefined || isJsonObject(before);
  });
  if (isFree) put(item, names, value);
  return isFree;
}
