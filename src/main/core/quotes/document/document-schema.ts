import { EIRCODE_PATTERN } from '../../../../shared/domain/eircode.ts';
import { wordsOf } from '../../../../shared/domain/quote-fields/choices.ts';
import type {
  FieldKind,
  ListField,
  QuoteField,
} from '../../../../shared/domain/quote-fields/quote-field.ts';
import { FIELDS, ROOT } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import { VRM_PATTERN } from '../../../../shared/domain/registration.ts';
import { DOCUMENT_TEXT } from '../../../../shared/domain/text/text-pattern.ts';
import { LARGEST, LONGEST, YEARS } from './read-field.ts';

/** A JSON Schema, as data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** In a text that stands for a number: what is not more than the number itself may be. */
const WHOLE = '^\\s*\\+?[0-9]{1,9}(\\.0{0,6})?\\s*$';
const DECIMAL = '^\\s*\\+?([0-9]{1,9}(\\.[0-9]{0,6})?|\\.[0-9]{1,6})\\s*$';
/** No point before three digits alone, which could mean thousands. */
const EURO =
  '^\\s*\\+?([0-9]{1,9}(\\.([0-9]{0,2}|[0-9]{4,6}))?|(0[0-9]{0,8}|[0-9]{4,9})\\.[0-9]{3}|\\.[0-9]{1,6})\\s*$';
const bounds = { minimum: 0, maximum: LARGEST };
const number = { type: ['number', 'string'], ...bounds, pattern: DECIMAL };

/** An hour and a minute, also of an offset. */
const CLOCK = '([01][0-9]|2[0-3]):[0-5][0-9]';

/** What the reader of each kind takes in JSON; of a choice, its words. */
const schemas: Record<Exclude<FieldKind, 'choice'>, JsonSchema> = {
  name: { type: 'string', maxLength: LONGEST, pattern: DOCUMENT_TEXT.name },
  text: { type: 'string', maxLength: LONGEST, pattern: DOCUMENT_TEXT.optional },
  moment: {
    type: 'string',
    format: 'date-time',
    pattern: `^[0-9]{4}-[0-9]{2}-[0-9]{2}T${CLOCK}:[0-5][0-9](\\.[0-9]{1,9})?(Z|[+-]${CLOCK})$`,
    description: 'As 2026-12-01T00:00:00+00:00',
  },
  day: { type: 'string', format: 'date' },
  cover: { type: 'string', enum: COVERS },
  addOn: { type: 'string', enum: ADD_ONS },
  vrm: { type: 'string', pattern: VRM_PATTERN, description: 'As 191-D-12345' },
  eircode: { type: 'string', pattern: EIRCODE_PATTERN, description: 'As D02 X285' },
  integer: { type: ['integer', 'string'], ...bounds, pattern: WHOLE },
  year: {
    type: ['integer', 'string'],
    minimum: YEARS.first,
    maximum: YEARS.last,
    pattern: '^\\s*\\+?0{0,6}(19|20)[0-9]{2}(\\.0{0,6})?\\s*$',
  },
  number,
  money: { ...number, pattern: EURO },
  engine: { ...number, description: 'Cubic centimetres; below 20 it is litres' },
  // An enum of both kinds would give some generators one name twice.
  boolean: { type: ['boolean', 'string'], pattern: '^\\s*(true|false|1|0)\\s*$' },
  driverNumber: { type: 'string', pattern: '^[A-Za-z0-9]{5,25}$', description: 'Of the licence' },
};

/** A required text is more than white space. */
const requiredText = { ...schemas.text, pattern: DOCUMENT_TEXT.required };

function element({ kind, choices, required }: QuoteField | ListField): JsonSchema {
  if (kind === 'choice') {
    return { type: 'string', enum: choices === undefined ? [] : wordsOf(choices) };
  }
  return required && kind === 'text' ? requiredText : schemas[kind];
}

/** An object of some elements, of which some may be required. */
function object(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
): JsonSchema {
  return { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
}

function items(list: List): JsonSchema {
  const fields = fieldsOf(list);
  const properties = Object.fromEntries(fields.map(({ name, ...field }) => [name, element(field)]));
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return { type: 'array', maxItems: list.most, items: object(properties, required) };
}

/** What a section holds: its elements by name, its lists, and further sections. */
function section(parent: string): JsonSchema {
  const nameIn = (path: string) => path.slice(parent.length).split('/')[0] ?? '';
  const fields = FIELDS.filter(({ path }) => path.startsWith(parent));
  const lists = LISTS.filter(({ path }) => path.startsWith(parent));
  const properties: Record<string, JsonSchema> = {};
  for (const field of fields) {
    const name = nameIn(field.path);
    const own = `${parent}${name}` === field.path;
    properties[name] ??= own ? element(field) : section(`${parent}${name}/`);
  }
  for (const list of lists) {
    const name = nameIn(list.path);
    const own = `${parent}${name}` === list.path;
    properties[name] ??= own ? items(list) : section(`${parent}${name}/`);
  }
  const required = fields.filter((field) => field.required).map(({ path }) => nameIn(path));
  return object(properties, [...new Set(required)]);
}

/**
 * The JSON form of a quote document, made from the table that reads it. What it allows is read
 * without a fault; the service forgives more.
 */
export const documentSchema: JsonSchema = {
  ...section(''),
  description:
    'The elements of IrishMotorQuote. The inception comes after the birth and before the expiry.',
};

/**
 * What a JSON body may be: a document, or a document under its root's name.
 * @param document the schema of the document, or a reference to it
 */
export function bodySchema(document: JsonSchema): JsonSchema {
  const rooted = { type: 'object', properties: { [ROOT]: document }, required: [ROOT] };
  const underRoot = { properties: { [ROOT]: true }, required: [ROOT] };
  return { oneOf: [{ ...document, not: underRoot }, rooted] };
}
