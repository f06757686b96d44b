import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { LEVY_TABLE, RATE_BOOK } from '../../../scripts/rate-book-schema.ts';
import { EXAMPLE_LEVY_TABLE } from '../../../src/shared/contract/operations/levy-table-example.ts';

const PUBLISHED = [RATE_BOOK, LEVY_TABLE];
const schema = JSON.parse(RATE_BOOK.text);
// Strict: a keyword that no draft has is no part of a published schema.
const ajv = new Ajv2020({ allowUnionTypes: true });
const validate = ajv.compile(schema);
const validateLevies = ajv.compile(JSON.parse(LEVY_TABLE.text));

const BOOKS = 'resources/rate-books';
const names = readdirSync(BOOKS).filter((name) => name.endsWith('.json'));
const read = (name: string) => JSON.parse(readFileSync(`${BOOKS}/${name}`, 'utf8'));

test.each(PUBLISHED)('the file is the one that the script makes', ({ file, text }) => {
  expect(readFileSync(file, 'utf8'), 'run node scripts/rate-book-schema.ts').toBe(text);
});

test('the levy tables validate, and no rate above 1 or place that is not known does', () => {
  expect(validateLevies(JSON.parse(readFileSync('resources/levies.json', 'utf8')))).toBe(true);
  expect(validateLevies(EXAMPLE_LEVY_TABLE)).toBe(true);
  const [levy] = EXAMPLE_LEVY_TABLE.levies;
  const rates = [{ from: '2000-01-01', rate: 3 }];
  expect(validateLevies({ levies: [{ ...levy, rates }] })).toBe(false);
  expect(validateLevies({ levies: [{ ...levy, authorisedIn: 'france' }] })).toBe(false);
});

test.each(names)('%s validates', (name) => {
  expect(validate(read(name)), JSON.stringify(validate.errors)).toBe(true);
});

describe('a changed book does not validate', () => {
  test.each<[string, object]>([
    ['a property that is not known', { colour: 'green' }],
    ['a text for a number', { policyFeeCents: '2500' }],
    ['no examples', { examples: [] }],
    ['a day in another form', { inForceFrom: '1/1/2026' }],
    ['a factor of another kind', { factors: [{ kind: 'circle' }] }],
    [
      'a rule without a reason',
      { underwriting: [{ id: 'old', decision: 'refer', input: 'driverAge' }] },
    ],
  ])('with %s', (_, change) => {
    expect(validate({ ...read('demonstration.json'), ...change })).toBe(false);
  });

  test.each(schema.required as string[])('without its %s', (name) => {
    const { [name]: _, ...rest } = read('demonstration.json');
    expect(validate(rest)).toBe(false);
  });
});

/** The properties of a schema that say nothing of themselves, by their paths. */
function undescribed(part: unknown, path = ''): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) => {
    const inside = undescribed(value, `${path}/${name}`);
    if (name !== 'properties') return inside;
    const silent = Object.entries(value as Record<string, Record<string, unknown>>).filter(
      // Of several shapes, each says what it is.
      ([, { description, anyOf }]) => description === undefined && anyOf === undefined,
    );
    return [...silent.map(([property]) => `${path}/${property}`), ...inside];
  });
}

test.each(PUBLISHED)('every property says what it is', ({ text }) => {
  expect(undescribed(JSON.parse(text))).toEqual([]);
});
