import fc from 'fast-check';

type Json = ReturnType<typeof JSON.parse>;

/** Texts of a named format, by their RFCs. */
const formats: { readonly [format: string]: fc.Arbitrary<string> } = {
  date: fc
    .date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc
    .tuple(
      fc.date({ noInvalidDate: true, min: new Date('0002-01-01'), max: new Date('9998-12-31') }),
      fc.stringMatching(/^(\.\d{1,9})?$/),
      fc.stringMatching(/^(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/),
    )
    .map(([date, fraction, offset]) => `${date.toISOString().slice(0, 19)}${fraction}${offset}`),
};

function texts(schema: Json): fc.Arbitrary<string> {
  const { format, maxLength, minLength = 0 } = schema;
  const pattern = schema.pattern ?? schema['x-pattern'];
  const any = fc.string({ unit: 'grapheme', minLength, maxLength: maxLength ?? 60 });
  const matching = () => fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  // fast-check makes no texts of a pattern with properties of characters.
  const isMade = pattern !== undefined && !pattern.includes('\\p{');
  const all = formats[format] ?? (isMade ? fc.oneof(any, matching()) : any);
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    [...text].length <= (maxLength ?? Number.POSITIVE_INFINITY);
  return all.filter(fits);
}

function numbers({ minimum = -1e9, maximum = 1e9 }: Json): fc.Arbitrary<number> {
  const small = fc.double({ min: minimum, max: Math.min(maximum, 10), noNaN: true });
  return fc.oneof(small, fc.double({ min: minimum, max: maximum, noNaN: true }));
}

function integers({ minimum = -1e9, maximum = 1e9 }: Json): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.max(minimum, Math.min(maximum, 100)) });
  return fc.oneof(small, fc.integer({ min: minimum, max: maximum }));
}

function objects(schema: Json, resolve: (schema: Json) => Json): fc.Arbitrary<Json> {
  const [named] = Object.values<Json>(schema.patternProperties ?? {});
  if (named) {
    const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    return fc.dictionary(names, fromSchema(named, resolve), { maxKeys: 3 });
  }
  const properties = Object.entries<Json>(schema.properties ?? {});
  const values = properties.map(([name, inside]) => [name, fromSchema(inside, resolve)] as const);
  const any = fc.record(Object.fromEntries(values), { requiredKeys: schema.required ?? [] });
  const { minProperties = 0 } = schema;
  return minProperties === 0
    ? any
    : any.filter((made) => Object.keys(made).length >= minProperties);
}

/**
 * Values that a JSON Schema allows; knows the keywords that the API's own schemas use.
 * @param resolve gives the schema that a `$ref` leads to, any other as it is
 */
export function fromSchema(given: Json, resolve = (schema: Json) => schema): fc.Arbitrary<Json> {
  const schema = resolve(given);
  const inside = (one: Json) => fromSchema(one, resolve);
  const union = schema.oneOf ?? schema.anyOf;
  if (union) return fc.oneof(...union.map(inside));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const kinds: { readonly [type: string]: () => fc.Arbitrary<Json> } = {
    string: () => texts(schema),
    number: () => numbers(schema),
    integer: () => integers(schema),
    boolean: () => fc.boolean(),
    array: () => fc.array(inside(schema.items), { minLength: schema.minItems ?? 0, maxLength: 5 }),
    object: () => objects(schema, resolve),
  };
  const arbitraries = [schema.type].flat().map((type) => kinds[type]?.());
  const known = arbitraries.filter((one) => one !== undefined);
  if (known.length !== arbitraries.length || known.length === 0) {
    throw new Error(`No values of ${JSON.stringify(schema)}`);
  }
  return fc.oneof(...known);
}
