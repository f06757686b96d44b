import type { TSchema } from 'typebox';
import { isJsonObject, type JsonObject } from '../data/json-object.ts';

/** Whether a schema says itself which other names its object may have, as that of a record does. */
const saysOthers = (schema: object): boolean =>
  'additionalProperties' in schema || 'patternProperties' in schema;

/** Whether a schema is that of an object which takes no names but its own once it is closed. */
const isClosable = (schema: JsonObject): boolean =>
  schema.type === 'object' && (!saysOthers(schema) || schema.additionalProperties === false);

/**
 * A schema of which every object, at any depth, takes no names but its own: what is not named could be used
 * only by mistake. An object that says which others it takes stays as it is.
 */
export function closed<S extends TSchema>(schema: S): S;
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (!isJsonObject(schema)) return schema;
  const copy = Object.fromEntries(
    Object.entries(schema).map(([name, part]) => [name, closed(part as TSchema)]),
  );
  return isClosable(schema) ? { ...copy, additionalProperties: false } : copy;
}

/**
 * A value without the names that its schema does not have.
 * @param value that the schema takes
 * @param unused takes the path of each of them, as `data.colour`
 */
export function withoutUnknown(
  schema: unknown,
  value: unknown,
  unused: (path: string) => void,
  path = '',
): unknown {
  if (!isJsonObject(schema)) return value;
  const below = (name: string | number) => (path === '' ? `${name}` : `${path}.${name}`);
  if (Array.isArray(value)) {
    return value.map((item, i) => withoutUnknown(schema.items, item, unused, below(i)));
  }
  const { properties } = schema;
  if (!isJsonObject(value) || !isJsonObject(properties)) return value;
  const entries = Object.entries(value).flatMap(([name, part]) => {
    const isKnown = Object.hasOwn(properties, name);
    if (!isKnown && isClosable(schema)) {
      unused(below(name));
      return [];
    }
    return [[name, withoutUnknown(properties[name], part, unused, below(name))]];
  });
  return Object.fromEntries(entries);
}
