import { isJsonObject, type JsonObject } from '../../data/json-object.ts';
import { take } from '../../data/nested-value.ts';
import type { QuoteList } from './quote-field.ts';
import type { FieldKey } from './quote-fields.ts';
import type { PartSections } from './quote-sections.ts';

/** What a field of some kind holds. */
export type FieldValue = string | number | boolean;

const places = new Map<string, readonly string[]>();

/** The names of a key, taken apart once: each submission reads every field several times. */
function placeOf(key: string): readonly string[] {
  const known = places.get(key);
  if (known) return known;
  const place = key.split('.');
  places.set(key, place);
  return place;
}

/** What stands under the names of a key; undefined where nothing was given. */
function valueAt(source: unknown, key: string): FieldValue | undefined {
  const value = take(source, placeOf(key));
  const isOne =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isOne ? value : undefined;
}

/** What sections keep of a field; undefined where it was not given. */
export function fieldValue(sections: PartSections, key: FieldKey): FieldValue | undefined {
  return valueAt(sections, key);
}

/** What sections keep of a list; empty where it was not given. */
export function itemsOf(sections: PartSections, { key }: QuoteList): readonly JsonObject[] {
  const items = take(sections, placeOf(key));
  return Array.isArray(items) ? items.filter(isJsonObject) : [];
}

/** What an item of a list keeps of a field; undefined where it was not given. */
export function itemValue(item: JsonObject, key: string): FieldValue | undefined {
  return valueAt(item, key);
}
