import { expect, test } from 'vitest';
import { columnMappingStore } from '../../../../../src/main/adapters/sqlite/datasets/column-mapping-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type { RememberedMapping } from '../../../../../src/main/core/datasets/column-mapping.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const RELAY: RememberedMapping = {
  kind: 'customers',
  name: 'relay',
  columns: '["born","client"]',
  fileName: 'Relay 1.csv',
  usedAt: 1_000,
  choices: [
    { title: 'client', field: 'surname' },
    { title: 'born', field: null },
  ],
};

test('a mapping is found by its source, as it was remembered', async () => {
  const store = columnMappingStore(database);
  const { kind, name, columns } = RELAY;
  expect(await store.find({ kind, name, columns })).toBeUndefined();
  await store.remember(RELAY);
  expect(await store.find({ kind, name, columns })).toEqual(RELAY);
  expect(await store.find({ kind, name, columns: '["client"]' })).toBeUndefined();
  expect(await store.find({ kind: 'vehicles', name, columns })).toBeUndefined();
  const later = { ...RELAY, fileName: 'Relay 2.csv', usedAt: 2_000, choices: [] };
  await store.remember(later);
  expect(await store.find({ kind, name, columns })).toEqual(later);
});

test('a source without a mapping has the last one of the same columns', async () => {
  const store = columnMappingStore(database);
  const others = [
    { ...RELAY, name: 'first', usedAt: 1_000 },
    { ...RELAY, name: 'last', usedAt: 3_000 },
    { ...RELAY, name: 'middle', usedAt: 2_000 },
  ];
  for (const one of others) await store.remember(one);
  expect(await store.find({ ...RELAY, name: 'new' })).toEqual(others[1]);
  expect(await store.find({ ...RELAY, name: 'first' })).toEqual(others[0]);
});

test('a mapping that was changed on the drive is not used', async () => {
  const store = columnMappingStore(database);
  await store.remember(RELAY);
  database.outside(`update column_mapping set choices = '[]'`);
  await expect(store.find(RELAY)).rejects.toThrow(DamagedData);
});
