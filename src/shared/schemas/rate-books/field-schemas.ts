import {
  type TArray,
  type TObject,
  type TOptional,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox';
import { type FieldPath, fieldPaths } from '../../domain/quote-fields/quote-fields.ts';
import type {
  FieldTable,
  GroupField,
  RateBookField,
  ValueField,
  ValueKind,
} from '../../domain/rate-book-fields/rate-book-field.ts';
import { Cover } from '../quotes/cover.ts';
import { numberInput, perTextInput, RatingInputs, TextInput } from '../quotes/rating-inputs.ts';

/** A part of a rate book has no other properties than those that are named. */
export const closed = { additionalProperties: false };

const text = (about: string) => Type.String({ minLength: 1, description: about });
const word = Type.String({ minLength: 1 });
const anyText = ({ about }: ValueField) => Type.String({ description: about });
const cents = (about: string) =>
  Type.Integer({ minimum: 0, maximum: 1_000_000_000, description: `${about}, in cents` });

/** What an answer that is not given counts as; the first books have one value for both bases. */
const assumption = <T extends TSchema>(value: T) =>
  Type.Union([value, Type.Object({ typical: value, cautious: value }, closed)]);

/** The schema of each kind of value. */
const SCHEMAS = {
  text: ({ about }) => text(about),
  anyText,
  key: ({ about }) =>
    Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60, description: about }),
  day: ({ about }) =>
    Type.String({
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
      description: `${about}, YYYY-MM-DD`,
    }),
  flag: ({ about }) => Type.Boolean({ description: about }),
  whole: ({ about, least, most }) =>
    Type.Integer({
      ...(least === undefined ? {} : { minimum: least }),
      ...(most === undefined ? {} : { maximum: most }),
      description: about,
    }),
  number: ({ about }) => Type.Number({ description: about }),
  cents: ({ about }) => cents(about),
  share: ({ about }) =>
    Type.Number({
      minimum: 0,
      maximum: 1,
      description: `${about}, at most four decimal places`,
    }),
  relativity: ({ about }) => Type.Number({ minimum: 0, maximum: 100, description: about }),
  choice: ({ about, choices = [] }) => Type.Enum([...choices], { description: about }),
  words: ({ about }) => Type.Array(Type.String(), { description: about }),
  covers: ({ about }) => Type.Array(Cover, { minItems: 1, description: about }),
  factors: ({ about }) => Type.Array(word, { minItems: 1, description: about }),
  facts: ({ about }) =>
    Type.Array(Type.Unsafe<FieldPath>(Type.Enum(fieldPaths)), { description: about }),
  byCover: ({ about }) =>
    Type.Object(
      {
        Comprehensive: cents('Of comprehensive cover'),
        TPFT: cents('Of third party, fire and theft'),
        ThirdParty: cents('Of third party only'),
      },
      { description: about },
    ),
  numberInput: ({ about }) => numberInput(about),
  inputs: ({ about, least, most }) =>
    Type.Array(TextInput, {
      ...(least === undefined ? {} : { minItems: least }),
      ...(most === undefined ? {} : { maxItems: most }),
      description: about,
    }),
  assumedRow: (field) => assumption(anyText(field)),
  assumedNumber: ({ about }) => assumption(Type.Number({ description: about })),
  wordsOfInputs: ({ about }) =>
    perTextInput(Type.Array(word, { minItems: 1, description: 'One of these' }), about),
  spellings: ({ about }) =>
    perTextInput(
      Type.Record(word, Type.Array(word), { description: 'Each word with its other spellings' }),
      about,
    ),
  risk: () => RatingInputs,
} satisfies Record<ValueKind, (field: ValueField) => TSchema>;

type ValueSchema<Kind extends ValueKind> = ReturnType<(typeof SCHEMAS)[Kind]>;

type SchemaOf<F> = F extends { readonly kind: 'group'; readonly fields: infer Fields }
  ? TObject<PropertiesOf<Fields>>
  : F extends { readonly kind: 'list'; readonly fields: infer Fields }
    ? TArray<TObject<PropertiesOf<Fields>>>
    : F extends { readonly kind: 'choice'; readonly choices: readonly (infer Word)[] }
      ? TUnsafe<Word>
      : F extends { readonly kind: infer Kind extends ValueKind }
        ? ValueSchema<Kind>
        : never;

/** The schemas of fields by their names; in place of some, schemas of their own. */
export type PropertiesOf<Fields, Own = object> = {
  -readonly [Name in keyof Fields]: Name extends keyof Own
    ? Own[Name] extends TSchema
      ? Own[Name]
      : never
    : Fields[Name] extends { readonly optional: true }
      ? TOptional<SchemaOf<Fields[Name]>>
      : SchemaOf<Fields[Name]>;
};

function schemaOf(field: RateBookField): TSchema {
  const { about: description } = field;
  if (field.kind === 'group') return groupOf(field);
  if (field.kind !== 'list') return SCHEMAS[field.kind](field);
  const { fields, item, least } = field;
  return Type.Array(objectOf(fields, item), {
    ...(least === undefined ? {} : { minItems: least }),
    description,
  });
}

/** Settings that stand together: where all are optional, one at least. */
function groupOf({ fields, about: description }: GroupField): TSchema {
  const isOptional = Object.values(fields).every(({ optional }) => optional);
  const properties = propertiesOf(fields, {});
  return Type.Object(properties, {
    ...closed,
    ...(isOptional ? { minProperties: 1 } : {}),
    description,
  });
}

function propertiesOf(fields: FieldTable, own: Readonly<Record<string, TSchema>>) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = own[name] ?? schemaOf(field);
      return [name, field.optional && !own[name] ? Type.Optional(schema) : schema];
    }),
  );
}

/**
 * The schema of an object with some fields, and no other properties.
 * @param own in place of what follows from the fields of these names
 */
export function objectOf<
  const Fields extends FieldTable,
  Own extends Record<string, TSchema> = Record<never, never>,
>(fields: Fields, description?: string, own?: Own): TObject<PropertiesOf<Fields, Own>> {
  const properties = propertiesOf(fields, own ?? {});
  const options = description === undefined ? closed : { ...closed, description };
  return Type.Object(properties, options) as unknown as TObject<PropertiesOf<Fields, Own>>;
}
