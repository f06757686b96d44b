import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { columnMappingStore } from '../../../../../src/main/adapters/sqlite/datasets/column-mapping-store.ts';
import { datasetWriter } from '../../../../../src/main/adapters/sqlite/datasets/dataset-writer.ts';
import { lookupStore } from '../../../../../src/main/adapters/sqlite/datasets/lookup-store.ts';
import { openStagedRows } from '../../../../../src/main/adapters/sqlite/datasets/staged-rows.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type { RememberedMapping } from '../../../../../src/main/core/datasets/column-mapping.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const vehicle = (number: number) => ({
  vrm: `191-D-${number}`,
  make: 'Ford',
  model: `Model ${number}`,
  year: 2019,
  engineSize: 1000 + number,
  fuelType: 'Petrol',
});

const address = (number: number) => ({
  eircode: `D02X${String(number).padStart(3, '0')}`,
  addressLine1: `${number} Main Street`,
  addressLine2: 'Upper floor',
  town: 'Dublin 2',
  county: 'Dublin',
  country: 'Ireland',
});

const upTo = <T>(most: number, make: (number: number) => T) =>
  Array.from({ length: most }, (_, at) => make(at));

// More than one statement takes.
const LARGE = { hash: 'large', vehicles: upTo(1001, vehicle), addresses: upTo(1000, address) };

const counts = () =>
  ['vehicle', 'address'].map((table) =>
    database.sqlite.prepare(`select count(*) from ${table}`).pluck().get(),
  );

test('a register is loaded whole, however large it is', async () => {
  const store = lookupStore(database);
  expect(await store.loaded()).toBeUndefined();
  await store.replace(LARGE);
  expect(await store.loaded()).toBe('large');
  expect(counts()).toEqual([1001, 1000]);
  for (const number of [0, 499, 500, 1000]) {
    expect(await store.vehicle(`191-D-${number}`)).toEqual(vehicle(number));
  }
  expect(await store.address('D02X999')).toEqual(address(999));
  expect(await store.vehicle('191-D-2000')).toBeUndefined();
  expect(await store.address('T12A123')).toBeUndefined();
});

test('a newer register takes the place of the one before it', async () => {
  const store = lookupStore(database);
  await store.replace(LARGE);
  await store.replace({ hash: 'small', vehicles: [vehicle(5)], addresses: [address(7)] });
  expect(await store.loaded()).toBe('small');
  expect(counts()).toEqual([1, 1]);
  await store.replace({ hash: 'empty', vehicles: [], addresses: [] });
  expect([await store.loaded(), ...counts()]).toEqual(['empty', 0, 0]);
});

test('a register that cannot be loaded whole leaves the one before it', async () => {
  const store = lookupStore(database);
  await store.replace({ hash: 'small', vehicles: [vehicle(5)], addresses: [address(7)] });
  const twice = { hash: 'twice', vehicles: [vehicle(1)], addresses: [address(1), address(1)] };
  await expect(store.replace(twice)).rejects.toThrow(/UNIQUE/);
  expect(await store.loaded()).toBe('small');
  expect(await store.vehicle('191-D-5')).toEqual(vehicle(5));
});

test('an imported dataset of a kind is looked up instead of the demonstration, and the other kind stays', async () => {
  const store = lookupStore(database);
  await store.replace({ hash: 'small', vehicles: [vehicle(5)], addresses: [address(7)] });
  const writer = datasetWriter(database);
  const source = { fileName: 'a.csv', sha256: 'b', rows: 1, importedAt: 5 };
  const dataset = await writer.begin({
    kind: 'addresses',
    ...source,
    fields: ['eircode', 'town'],
  });
  const content = JSON.stringify(['D02X008', 'Naas']);
  await writer.add(dataset, [{ key: 'D02X008', content }]);
  await writer.use(dataset);
  expect(await store.address('D02X008')).toMatchObject({ town: 'Naas' });
  expect(await store.address('D02X007')).toBeUndefined();
  expect(await store.vehicle('191-D-5')).toEqual(vehicle(5));
});

test('what was changed on the drive is not looked up', async () => {
  const store = lookupStore(database);
  await store.replace({ hash: 'small', vehicles: [vehicle(5)], addresses: [address(7)] });
  database.outside(`update vehicle set engine_size = 1; update address set county = 'Cork';
    update dataset set hash = 'other'`);
  await expect(store.loaded()).rejects.toThrow(DamagedData);
  await expect(store.vehicle('191-D-5')).rejects.toThrow(DamagedData);
  await expect(store.address('D02X007')).rejects.toThrow(DamagedData);
});

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

describe('staged rows', () => {
  let folder: string;

  let file: string;

  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder, 'staged.db');
  });

  const row = (key: string) => ({ key, content: JSON.stringify([key]) });

  /** As many keys, which sort as they are numbered. */
  const keys = (most: number) =>
    Array.from({ length: most }, (_, at) => `key ${String(at).padStart(5, '0')}`);

  test('a key is taken once, and what has it already is named by its line', () => {
    const staged = openStagedRows(file, {});
    expect(staged.add(row('191-D-2'), 2)).toBeUndefined();
    expect(staged.add(row('191-D-1'), 3)).toBeUndefined();
    expect(staged.add({ key: '191-D-2', content: '["other"]' }, 4)).toBe(2);
    expect(staged.add(row('191-D-1'), 5)).toBe(3);
    expect([...staged.byKey()].flat()).toMatchObject([row('191-D-1'), row('191-D-2')]);
    staged.close();
  });

  // Pieces of 500 rows: none, fewer, one whole, two whole, and a part more.
  test.each([0, 1, 499, 500, 501, 1000, 1250])('%i rows come once each, by their keys', (most) => {
    const staged = openStagedRows(file, {});
    for (const [at, key] of keys(most).reverse().entries()) staged.add(row(key), at + 2);
    const pieces = [...staged.byKey()];
    expect(pieces.flat().map(({ key }) => key)).toEqual(keys(most));
    expect(pieces.every(({ length }) => length > 0 && length <= 500)).toBe(true);
    expect(pieces).toHaveLength(Math.ceil(most / 500));
    staged.close();
  });

  test('what a crash has left gives way, and nothing is left at the end', () => {
    const before = new Database(file);
    before.exec('create table staged (line integer primary key)');
    before.close();
    const staged = openStagedRows(file, {});
    expect(staged.add(row('191-D-1'), 2)).toBeUndefined();
    // Whose rows these are stands in one file, in no journal next to it.
    expect(readdirSync(folder)).toEqual(['staged.db']);
    staged.close();
    expect(readdirSync(folder)).toEqual([]);
    expect(() => staged.add(row('191-D-2'), 3)).toThrow(/not open/);
  });

  test('a file that somebody has removed in between does not keep it from its end', () => {
    const staged = openStagedRows(file, {});
    rmSync(file);
    staged.close();
    expect(existsSync(file)).toBe(false);
  });
});
