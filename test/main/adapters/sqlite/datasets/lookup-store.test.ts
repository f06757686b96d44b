import { expect, test } from 'vitest';
import { datasetWriter } from '../../../../../src/main/adapters/sqlite/datasets/dataset-writer.ts';
import { lookupStore } from '../../../../../src/main/adapters/sqlite/datasets/lookup-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
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
