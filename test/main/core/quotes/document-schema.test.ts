import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, test } from 'vitest';
import {
  bodySchema,
  documentSchema,
} from '../../../../src/main/core/quotes/document/document-schema.ts';
import { readDocument } from '../../../../src/main/core/quotes/document/read-document.ts';
import { ROOT } from '../../../../src/shared/domain/quote-fields/quote-fields.ts';
import { fromSchema } from '../../../support/openapi/from-schema.ts';

const body = bodySchema(documentSchema);
const check = Compile(body);
const read = (document: unknown) => readDocument({ document, source: 'json' });

test('everything that the schema allows is read without a fault', () => {
  fc.assert(
    fc.property(fromSchema(body), (document) => {
      expect(check.Check(document)).toBe(true);
      const answer = read(document);
      expect('errors' in answer ? answer.errors : []).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

const SMALLEST = {
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

test('a document is at the root or under its name, never in both', () => {
  expect(check.Check(SMALLEST)).toBe(true);
  expect(check.Check({ [ROOT]: SMALLEST })).toBe(true);
  for (const both of [{ ...SMALLEST, [ROOT]: {} }, { ...SMALLEST, [ROOT]: null }, { [ROOT]: 1 }]) {
    expect(check.Check(both)).toBe(false);
    expect(read(both)).toHaveProperty('errors');
  }
});

test('a number with more decimal places than a text may have is read to six', () => {
  const sum = 0.1 + 0.2;
  const answer = read({ ...SMALLEST, Vehicle: { ...SMALLEST.Vehicle, Value: sum, Mileage: 1e-7 } });
  expect(answer).toMatchObject({ sections: { vehicle: { value: 0.3, mileage: 0 } } });
});
