import { EIRCODE_PATTERN } from '../../shared/eircode.ts';
import { COVERS } from '../../shared/shapes/cover.ts';
import { VRM_PATTERN } from '../../shared/vrm.ts';
import { FIELDS, type FieldKind } from './fields.ts';

/** A JSON Schema, as data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const count = { type: ['integer', 'string'], minimum: 0 };
const number = { type: ['number', 'string'], minimum: 0 };

/** What the reader of each kind takes in JSON. */
const schemas: Record<FieldKind, JsonSchema> = {
  text: { type: 'string', maxLength: 200 },
  moment: {
    type: 'string',
    description: 'ISO 8601 date-time with offset, as 2026-12-01T00:00:00+00:00',
  },
  day: { type: 'string', format: 'date' },
  cover: { type: 'string', enum: COVERS },
  vrm: { type: 'string', pattern: VRM_PATTERN, description: 'As 191-D-12345' },
  eircode: { type: 'string', pattern: EIRCODE_PATTERN, description: 'As D02 X285' },
  integer: count,
  number,
  engine: { ...number, description: 'Cubic centimetres; below 20 it is litres' },
  boolean: { type: ['boolean', 'string'] },
};

/** What a section holds: its elements by name, and further sections. */
function section(parent: string): JsonSchema {
  const inside = FIELDS.filter(({ path }) => path.startsWith(parent));
  const nameIn = (path: string) => path.slice(parent.length).split('/')[0] ?? '';
  const properties: Record<string, JsonSchema> = {};
  for (const { path, kind } of inside) {
    const name = nameIn(path);
    properties[name] ??= `${parent}${name}` === path ? schemas[kind] : section(`${parent}${name}/`);
  }
  const required = new Set(
    inside.filter((field) => field.required).map(({ path }) => nameIn(path)),
  );
  return { type: 'object', properties, ...(required.size > 0 ? { required: [...required] } : {}) };
}

/** The JSON form of a quote document, made from the table that reads it. */
export const documentSchema: JsonSchema = section('');
