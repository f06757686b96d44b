import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { english } from '../../../src/shared/domain/messages/english.ts';
import type { DatasetReport } from '../../../src/shared/schemas/data/dataset.ts';
import { imported, importing, upload } from '../../support/data/import-file.ts';
import { ask, refusal, saidFault } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const NOW = Date.UTC(2026, 10, 24, 11);
const host = openedForAll(() => startHost({ clock: { now: NOW } }));

const status = async (path: string) => (await host.send(path)).status;
const refusals = ({ refusals: rows }: DatasetReport) =>
  rows.map(({ line, column, message }) => `${line} ${column} ${english(message)}`);

const VEHICLES = 'Reg No,Make,Model,Year,Engine CC,Fuel\n';
const ADDRESSES = 'Eircode,Address 1,Address 2,Town,County\n';

test('an imported dataset takes the place of the demonstration, and goes again', async () => {
  const [demonstration] = (await ask(host.app, 'listDatasets', {})).datasets;
  expect(demonstration).toMatchObject({ kind: 'vehicles', imported: null });
  expect(demonstration?.rows).toBeGreaterThan(100);
  const report = await imported(
    host.app,
    'vehicles',
    `${VEHICLES}191 d 777,Škoda,Octavia,12/03/2019,"1,598 cc",Diesel\n`,
  );
  expect(report).toMatchObject({ rows: 1, taken: 1, refused: 0, isInUse: true });
  expect((await host.send(AT.vehicle('191-D-777'))).body).toEqual({
    vrm: '191-D-777',
    make: 'Škoda',
    model: 'Octavia',
    year: 2019,
    engineSize: 1598,
    fuelType: 'Diesel',
  });
  // What is made up is not mixed with what is not.
  expect(await status(AT.vehicle('191-D-12345'))).toBe(404);
  expect(await status(AT.address('D02X285'))).toBe(200);
  expect((await host.send('/health/ready', { token: null })).body).toEqual({
    status: 'ready',
    registers: { vehicles: 'vehicles.csv', addresses: null },
  });
  const { datasets } = await ask(host.app, 'listDatasets', {});
  expect(datasets[0]).toEqual({
    kind: 'vehicles',
    rows: 1,
    imported: { fileName: 'vehicles.csv', sha256: report.sha256, at: '2026-11-24T11:00:00Z' },
  });
  const after = await ask(host.app, 'removeDataset', { kind: 'vehicles' });
  expect(after.datasets[0]).toEqual(demonstration);
  expect(await status(AT.vehicle('191-D-12345'))).toBe(200);
  expect(await status(AT.vehicle('191-D-777'))).toBe(404);
});

test('the cars to choose from are those of the vehicles in use, of which there are most first', async () => {
  const makes = async () => (await ask(host.app, 'listCars', {})).makes;
  const demonstration = await makes();
  expect(demonstration.find(({ make }) => make === 'BMW')?.models).toContain('5 Series');
  const rows = ['Octavia', 'Superb', 'Octavia', 'Fabia'].map(
    (model, at) => `191 d ${at + 1},Škoda,${model},2019,1598,Diesel\n`,
  );
  await imported(
    host.app,
    'vehicles',
    `${VEHICLES}191 d 9,Alpine,A110,2019,1798,Petrol\n${rows.join('')}`,
  );
  expect(await makes()).toEqual([
    { make: 'Škoda', models: ['Octavia', 'Fabia', 'Superb'] },
    { make: 'Alpine', models: ['A110'] },
  ]);
  await ask(host.app, 'removeDataset', { kind: 'vehicles' });
  expect(await makes()).toEqual(demonstration);
});

test('a dry run reports, and changes nothing', async () => {
  const before = await ask(host.app, 'listDatasets', {});
  const file = `${ADDRESSES}D02 X285,1 New Street,,Dublin 2,Co. Dublin\n`;
  const report = await imported(host.app, 'addresses', file, { dryRun: true });
  expect(report).toMatchObject({ taken: 1, isInUse: false });
  expect(await ask(host.app, 'listDatasets', {})).toEqual(before);
});

test('every refused row is named with its line, its column and the reason', async () => {
  const report = await imported(
    host.app,
    'addresses',
    `${ADDRESSES}D02 X285,"1 New
Street",,Dublin 2,Co. Dublin

D02X28,2 New Street,,Dublin 2,Dublin
D02 X286,,,Dublin 2,Dublin
d02x285,3 New Street,,Dublin 2,Dublin
D02 X287,4 New Street,,Dublin 2,Antrim
D02 X288,5 New Street
`,
  );
  expect(report).toMatchObject({ rows: 6, taken: 1, refused: 5, isInUse: true });
  expect(refusals(report)).toEqual([
    '5 Eircode is "D02X28", which is not an Eircode such as D02X285',
    '6 Address 1 is empty',
    '7 Eircode is already in the file, on line 2',
    '8 County is "Antrim", which is not a county of Ireland',
    '9 Town is empty',
  ]);
  expect((await host.send(AT.address('D02X285'))).body).toMatchObject({
    addressLine1: '1 New Street',
    county: 'Dublin',
    country: 'Ireland',
  });
  await ask(host.app, 'removeDataset', { kind: 'addresses' });
});

test.each([
  ['', 'The file is empty'],
  ['\n ,\n', 'The file is empty'],
  [
    'Eircode,Road\nD02X285,x\n',
    'The file has no column for “Address line 1”, “Town”, “County”; the columns of its first line are “Eircode”, “Road”',
  ],
  [
    'Eircode,Line 1,Town,Town,County\n',
    'The file has more than one column for “Town”: “Town”, “Town”',
  ],
  [
    `${ADDRESSES}D02X285,1 New Street,,Dublin 2,Dublin\nD02X286,"2 New Street,,Dublin 2,Dublin\n`,
    'The file cannot be read from line 3 on: a quotation mark is never closed',
  ],
])('a file that cannot be used is refused as a whole: %j', async (content, text) => {
  const answer = await importing(host.app, 'addresses', content);
  expect(!answer.ok && saidFault(answer.fault)).toMatchObject({ kind: 'invalid', message: text });
  expect(await status(AT.address('D02X285'))).toBe(200);
  expect((await ask(host.app, 'listDatasets', {})).datasets[1]?.imported).toBeNull();
});

test('without one valid row what is in use stays', async () => {
  const report = await imported(host.app, 'vehicles', `${VEHICLES}nonsense,a,b,2019,1000,Petrol\n`);
  expect(report).toMatchObject({ taken: 0, refused: 1, isInUse: false });
  expect(await status(AT.vehicle('191-D-12345'))).toBe(200);
});

test('what is cancelled leaves what was in use, and no row', async () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `191-D-${i + 1},A,B,2019,1000,Petrol`);
  const answer = await importing(host.app, 'vehicles', `${VEHICLES}${rows.join('\n')}`, {
    onProgress: () => undefined,
    isCancelled: () => true,
  });
  expect(!answer.ok && saidFault(answer.fault)).toMatchObject({
    kind: 'conflict',
    message: 'It was cancelled; nothing was changed',
  });
  expect(await status(AT.vehicle('191-D-12345'))).toBe(200);
});

test('a file is removed once it is in use, and is asked for again after that', async () => {
  const name = await upload(host.app, `${VEHICLES}191-D-777,A,B,2019,1000,Petrol\n`);
  const order = { kind: 'vehicles', upload: name, fileName: 'a.csv' } as const;
  expect((await ask(host.app, 'importDataset', order)).isInUse).toBe(true);
  expect(
    readdirSync(join(host.dataFolder, 'imports')).filter((file) => file.startsWith(name)),
  ).toEqual([]);
  expect(await refusal(host.app, 'importDataset', order)).toMatchObject({ kind: 'notFound' });
  const part = { upload: name, contentBase64: '' };
  expect(await refusal(host.app, 'receiveFilePart', part)).toMatchObject({ kind: 'notFound' });
  await ask(host.app, 'removeDataset', { kind: 'vehicles' });
});

test('a file that is not to be imported goes', async () => {
  const name = await upload(host.app, VEHICLES);
  await ask(host.app, 'discardFile', { upload: name });
  await ask(host.app, 'discardFile', { upload: name });
  const order = { kind: 'vehicles', upload: name, fileName: 'a.csv' };
  expect(await refusal(host.app, 'importDataset', order)).toMatchObject({ kind: 'notFound' });
});

test('an upload is named by nothing that leads out of its folder', async () => {
  const part = { upload: '../../quotedesk', contentBase64: '' };
  expect(await refusal(host.app, 'receiveFilePart', part)).toMatchObject({ kind: 'invalid' });
});
