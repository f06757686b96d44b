import { expect, test } from 'vitest';
import {
  hashed,
  isWhole,
  rowDamaged,
  rowHash,
  verified,
} from '../../../../../src/main/adapters/sqlite/schema/row-hash.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';

const ROW = { name: 'Ann', id: 'one', at: 5 };
/** As data folders keep it: another one would call each of their rows damaged. */
const KEPT = 'fc7acbd0f4bc4ab59fe91624bd75de98f4b3f903b4bc4bea067e0590001f2799';

test('the hash of a row is of its columns by name, whatever their order', () => {
  expect(rowHash(ROW)).toBe(KEPT);
  expect(rowHash({ at: 5, id: 'one', name: 'Ann' })).toBe(KEPT);
});

test('the hash leaves out itself, the number of the row and bytes with a hash of their own', () => {
  expect(rowHash({ ...ROW, row_hash: 'x', sequence: 7, bytes: Buffer.from('x') })).toBe(KEPT);
  expect(rowHash({ ...ROW, at: 6 })).not.toBe(KEPT);
  expect(rowHash({ ...ROW, more: null })).not.toBe(KEPT);
});

test('a row is whole as it was written', () => {
  const row = hashed(ROW);
  expect(verified('client', row)).toBe(row);
  const other = { ...row, name: 'Bob' };
  expect(isWhole(other)).toBe(false);
  expect(() => verified('client', other)).toThrow(DamagedData);
});

test('a damaged row is named, unless its name is of a person or a secret', () => {
  const of = (table: Parameters<typeof rowDamaged>[0], row: object) =>
    rowDamaged(table, row).values;
  expect(of('client', ROW)).toEqual({ table: 'client', name: 'one' });
  expect(of('vehicle', { vrm: '191-D-1' })).toEqual({ table: 'vehicle', name: '' });
  expect(of('imported_customer', { number: 5 })).toEqual({ table: 'imported_customer', name: '' });
});
