import { beforeEach, expect, test } from 'vitest';
import { datasetStore } from '../../../../../src/main/adapters/sqlite/datasets/dataset-store.ts';
import { datasetWriter } from '../../../../../src/main/adapters/sqlite/datasets/dataset-writer.ts';
import { lookupStore } from '../../../../../src/main/adapters/sqlite/datasets/lookup-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type {
  DatasetSource,
  DatasetWriter,
} from '../../../../../src/main/core/datasets/dataset-store.ts';
import { named, replaceCustomers } from '../../../../support/data/imported-customers.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

let writer: DatasetWriter;
const database = openedForEach(() => testDatabase());
beforeEach(async () => {
  writer = datasetWriter(database);
  const demonstration = { vrm: '191-D-1', make: 'Ford', model: 'Focus', year: 2019 };
  const vehicles = [{ ...demonstration, engineSize: 1000, fuelType: 'Petrol' }];
  await lookupStore(database).replace({ hash: 'x', vehicles, addresses: [] });
});

const SOURCE: DatasetSource = {
  kind: 'vehicles',
  fileName: 'a.csv',
  sha256: 'b',
  rows: 1,
  importedAt: 5,
  fields: ['vrm', 'make'],
};
const row = (vrm: string, make: string) => ({ key: vrm, content: JSON.stringify([vrm, make]) });

const make = async (vrm: string) => (await lookupStore(database).vehicle(vrm))?.make;
const rows = () => database.sqlite.prepare('select count(*) from imported_row').pluck().get();

/** Writes a dataset and uses it. */
async function replace(...some: readonly ReturnType<typeof row>[]): Promise<number> {
  const dataset = await writer.begin(SOURCE);
  expect(await writer.add(dataset, some)).toBe(some.length);
  expect(await writer.use(dataset)).toBe(true);
  return dataset;
}

test('what is written is read once it is in use, and nothing of the dataset before', async () => {
  const first = await writer.begin(SOURCE);
  await writer.add(first, [row('191-D-2', 'Opel')]);
  expect([await make('191-D-1'), await make('191-D-2')]).toEqual(['Ford', undefined]);
  await writer.use(first);
  expect([await make('191-D-1'), await make('191-D-2')]).toEqual([undefined, 'Opel']);
  const second = await replace(row('191-D-3', 'Kia'));
  expect([await make('191-D-2'), await make('191-D-3')]).toEqual([undefined, 'Kia']);
  await writer.clear(second);
  expect(rows()).toBe(1);
  expect(await datasetStore(database).inUse()).toEqual([SOURCE]);
});

test('rows that a crash has left are read by no one, and go with the next import', async () => {
  await replace(row('191-D-2', 'Opel'));
  const left = await writer.begin(SOURCE);
  await writer.add(
    left,
    Array.from({ length: 1200 }, (_, i) => row(`9${i}`, 'Lost')),
  );
  expect(await make('191-D-2')).toBe('Opel');
  const next = await replace(row('191-D-3', 'Kia'));
  await writer.clear(next);
  expect(rows()).toBe(1);
  expect(await make('191-D-3')).toBe('Kia');
});

test('the newest import alone goes on, also once it is gone', async () => {
  const first = await writer.begin(SOURCE);
  const second = await writer.begin(SOURCE);
  expect(await writer.add(first, [row('191-D-2', 'Opel')])).toBeUndefined();
  expect(await writer.use(first)).toBe(false);
  // What was overtaken leaves the one that goes on as it is.
  await writer.clear(first);
  expect(await writer.add(second, [row('191-D-3', 'Kia')])).toBe(1);
  await writer.clear(second);
  const third = await writer.begin(SOURCE);
  expect(third).toBeGreaterThan(second);
  expect(await writer.use(second)).toBe(false);
  expect(await make('191-D-1')).toBe('Ford');
});

test('rows that are on their way when another import begins are not added', async () => {
  const first = await writer.begin(SOURCE);
  const some = Array.from({ length: 1200 }, (_, i) => row(`9${i}`, 'Opel'));
  const adding = writer.add(first, some);
  const second = await writer.begin(SOURCE);
  expect(await adding).toBeUndefined();
  expect(rows()).toBe(0);
  expect(await writer.add(second + 1, [row('191-D-2', 'Opel')])).toBeUndefined();
  expect(await writer.use(second + 1)).toBe(false);
});

test('each kind has a dataset of its own, and the demonstration is counted apart', async () => {
  await replace(row('191-D-2', 'Opel'), row('191-D-3', 'Kia'));
  const addresses: DatasetSource = { ...SOURCE, kind: 'addresses', fields: ['eircode'] };
  const other = await writer.begin(addresses);
  await writer.use(other);
  await replaceCustomers(database, named('Seán Murphy'));
  const kinds = async () => (await datasetStore(database).inUse()).map(({ kind }) => kind).sort();
  expect(await kinds()).toEqual(['addresses', 'customers', 'vehicles']);
  expect(await datasetStore(database).demonstrationRows()).toEqual({
    vehicles: 1,
    addresses: 0,
    customers: 0,
  });
  expect(await writer.release('addresses')).toBe(other);
  expect(await kinds()).toEqual(['customers', 'vehicles']);
});

test('what is cleared goes whole, and nothing else: what is in use, and what came later, stays', async () => {
  const many = Array.from({ length: 320 }, (_, at) => named(`Ann Murphy${at}`));
  const customers = () =>
    database.sqlite.prepare('select count(*) from imported_customer').pluck().get();
  const datasets = () => database.sqlite.prepare('select id from imported_dataset').pluck().all();
  const first = await replaceCustomers(database, ...many);
  expect([customers(), datasets()]).toEqual([320, [first]]);
  const used = await replace(row('191-D-2', 'Opel'));
  await writer.release('customers');
  const later = await writer.begin(SOURCE);
  await writer.clear(used);
  expect([customers(), datasets(), rows()]).toEqual([0, [used, later], 1]);
});

test('a dataset that is used no longer leaves the demonstration', async () => {
  const dataset = await replace(row('191-D-2', 'Opel'));
  expect(await writer.release('vehicles')).toBe(dataset);
  expect(await make('191-D-1')).toBe('Ford');
  expect(await writer.release('vehicles')).toBeUndefined();
  await writer.clear(dataset);
  expect(rows()).toBe(0);
});

test('a row that was changed on the drive is not looked up', async () => {
  await replace(row('191-D-2', 'Opel'));
  database.outside(`update imported_row set content = replace(content, 'Opel', 'Audi')`);
  await expect(lookupStore(database).vehicle('191-D-2')).rejects.toThrow(DamagedData);
  database.outside(`update imported_dataset set file_name = 'other.csv'`);
  await expect(datasetStore(database).inUse()).rejects.toThrow(DamagedData);
});
