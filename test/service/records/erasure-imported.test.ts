/** @module-tag thorough */
import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../src/main/adapters/node/log.ts';
import { english } from '../../../src/shared/domain/messages/english.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { filesWith } from '../../support/data/files-with.ts';
import { imported, importing, upload } from '../../support/data/import-file.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { preparedFolders } from '../../support/host/prepared-folders.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const NOBODY = { kind: 'notFound', message: 'Customer not found' };
const KEY = 'aoife.nidhomhnaill.1979-02-03';
const FILE = `First name,Surname,DOB,Renewal,Phone,E-mail,Reg,Eircode,Policy number
Aoife,Ní Dhomhnaill,03/02/1979,01/12/2026,087 998 8776,aoife@erase.example,12-G-987651,P31 WX7Y,PN-5544331
AOIFE,NÍ DHOMHNAILL,03/02/1979,01/03/2027,,,151-D-445561,,PN-6655441
Seán,Murphy,14/06/1985,01/12/2026,087 123 4567,,191-D-777,,
`;
/** What only she is known by, as it may stand in any file. */
const TRACES = [
  'Dhomhnaill',
  'DHOMHNAILL',
  'dhomhnaill',
  'aoife@erase',
  '0879988776',
  '998 8776',
  '987651',
  '445561',
  'P31WX7Y',
  'P31 WX7Y',
  'p31wx7y',
  '5544331',
  '6655441',
];

const NOW = Date.parse('2026-09-01T09:00:00Z');

/** Folders into which the file was imported. */
const prepared = preparedFolders(async (folder) => {
  const importer = await startHost({ dataFolder: folder, clock: { now: NOW } });
  await imported(importer.app, 'customers', FILE);
  await importer.close();
});

let dataFolder: string;
let host: TestHost;
beforeEach(async () => {
  ({ dataFolder } = await prepared(NOW));
  const log = openLog({ dataFolder, keeps: true, says: false });
  host = await startHost({ dataFolder, clock: { now: NOW }, log });
});
afterEach(() => host.close());

const traces = () => TRACES.flatMap((text) => filesWith(dataFolder, text));
/** A backup is made before an import. */
const tracesInData = () => traces().filter((path) => !path.includes('/backups/'));
const erase = (more: object = {}) =>
  ask(host.app, 'eraseCustomer', { key: KEY, reason: 'request', ...more });
const inUse = async () =>
  (await ask(host.app, 'listDatasets', {})).datasets.find(({ kind }) => kind === 'customers');
const listed = async () =>
  (await ask(host.app, 'findCustomers', {})).customers.map(({ name }) => name);

test('a customer who was only imported is erased, and is in no file any more', async () => {
  expect(traces()).not.toEqual([]);
  expect(await ask(host.app, 'previewErasure', { key: KEY })).toMatchObject({
    name: 'Aoife Ní Dhomhnaill',
    counts: { quotes: 0, imported: 2 },
  });

  expect(await erase()).toMatchObject({ counts: { quotes: 0, imported: 2 }, isPurged: true });
  expect(traces()).toEqual([]);
  expect(await refusal(host.app, 'getCustomer', { key: KEY })).toMatchObject({ kind: 'notFound' });
  expect(await listed()).toEqual(['Seán Murphy']);
  expect(await inUse()).toMatchObject({ rows: 1, imported: { fileName: 'customers.csv' } });
  expect(await host.app.checkData()).toBe(0);
});

test('saved views that find the customer go with the erasure, and others stay', async () => {
  const views = {
    'Ní Dhomhnaill': { query: 'sort=premium' },
    'My car': { query: 'search=12%20g%20987651' },
    Aoife: { query: 'search=aoife' },
    Rung: { query: 'search=%2B353+87+998+8776' },
    'Ours in Cork': { query: 'search=cork&status=quoted' },
  };
  await ask(host.app, 'saveSettings', { entries: { savedViews: views } });
  expect(await erase()).toMatchObject({ isPurged: true });
  const { savedViews } = await ask(host.app, 'getSettings', {});
  expect(savedViews.map(({ name }) => name)).toEqual(['Aoife', 'Ours in Cork']);
  expect(traces()).toEqual([]);
});

test('quotes and imported renewals of a customer go together', async () => {
  await submitted(host, { first: 'Aoife', surname: 'Ní Dhomhnaill', mark: '12-G-987651' });
  expect(await erase()).toMatchObject({ counts: { quotes: 1, imported: 2 } });
  expect(traces()).toEqual([]);
});

test('a new import leaves out who was erased, and says how many rows', async () => {
  await erase();
  const dry = await imported(host.app, 'customers', FILE, { dryRun: true });
  expect(dry).toMatchObject({ rows: 3, taken: 1, refused: 0, erased: 2 });
  const report = await imported(host.app, 'customers', FILE);
  expect(report).toMatchObject({ rows: 3, taken: 1, refused: 0, erased: 2, isInUse: true });
  expect(await listed()).toEqual(['Seán Murphy']);
  expect(await refusal(host.app, 'previewErasure', { key: KEY })).toMatchObject({
    kind: 'notFound',
  });
});

test('a file with no one else changes nothing, and does not stay', async () => {
  await erase();
  const [head = '', hers = ''] = FILE.split('\n');
  const report = await imported(host.app, 'customers', `${head}\n${hers}\n`);
  expect(report).toMatchObject({ taken: 0, erased: 1, isInUse: false });
  expect(await listed()).toEqual(['Seán Murphy']);
  expect(traces()).toEqual([]);
});

test('a file that can not be imported does not stay', async () => {
  const before = tracesInData();
  const refused = await importing(host.app, 'customers', FILE.replace('Renewal', 'Colour'));
  expect(refused.ok).toBe(false);
  expect(tracesInData()).toEqual(before);
});

test('a file that was handed over and left goes with an erasure', async () => {
  await upload(host.app, FILE);
  expect(await erase()).toMatchObject({ isPurged: true });
  expect(traces()).toEqual([]);
});

test.for([
  ['read', 0.1],
  ['written', 0.6],
] as const)('anyone who is erased while a file is being %s is in no file', async ([, share]) => {
  const others = Array.from(
    { length: 3000 },
    (_, i) => `Máire,Walsh${i},01/02/1970,01/12/2026,,,,,\n`,
  );
  const bytes = Buffer.byteLength(FILE + others.join(''));
  let erasing: Promise<unknown> | undefined;
  const report = await imported(host.app, 'customers', FILE + others.join(''), {
    onProgress: ({ done, of }) => {
      // The backup before it has another measure.
      if (of === 2 * bytes && done / of >= share) erasing ??= erase();
    },
  });
  expect(await erasing).toMatchObject({ isPurged: true });
  expect(report).toMatchObject({ rows: 3003, isInUse: true });
  expect(report.taken + report.erased).toBe(3003);
  expect(await inUse()).toMatchObject({ rows: 3001 });
  expect(await host.app.checkData()).toBe(0);
  expect(tracesInData()).toEqual([]);
});

test('a file that an erasure took away before its import is to be chosen again', async () => {
  const gone = await upload(host.app, FILE);
  await erase();
  const order = { kind: 'customers', upload: gone, fileName: 'customers.csv' } as const;
  const said = { kind: 'notFound', message: english(message('uploadAbsent')) };
  expect(await refusal(host.app, 'importDataset', order)).toMatchObject(said);
  expect(await refusal(host.app, 'proposeColumns', order)).toMatchObject(said);
});

test('a consent of a customer who was only imported is kept until the customer is erased', async () => {
  const consent = { key: KEY, channel: 'email', isGiven: true, how: 'By phone' } as const;
  await ask(host.app, 'recordConsent', consent);
  await ask(host.app, 'applyRetention', {});
  expect((await ask(host.app, 'getConsents', { key: KEY })).history).toHaveLength(1);
  expect(await erase()).toMatchObject({ counts: { consents: 1, imported: 2 } });
  expect(await refusal(host.app, 'getConsents', { key: KEY })).toMatchObject(NOBODY);
});

test('a consent of a customer who is not imported again is still shown', async () => {
  await ask(host.app, 'recordConsent', {
    key: KEY,
    channel: 'post',
    isGiven: true,
    how: 'A letter',
  });
  const titlesAndLast = FILE.split('\n').filter((_, at) => at === 0 || at === 3);
  await imported(host.app, 'customers', titlesAndLast.join('\n'));
  expect(await listed()).toEqual(['Seán Murphy']);
  expect((await ask(host.app, 'getConsents', { key: KEY })).history).toHaveLength(1);
});

test('what was imported of a person is exported for that person', async () => {
  const file = await ask(host.app, 'exportPerson', { key: KEY });
  expect(file).toMatchObject({
    name: 'Aoife Ní Dhomhnaill',
    quotes: [],
    imported: [
      {
        surname: 'Ní Dhomhnaill',
        phone: '0879988776',
        email: 'aoife@erase.example',
        renewalDate: '2026-12-01',
        registration: '12-G-987651',
        policyNumber: 'PN-5544331',
      },
      { renewalDate: '2027-03-01', registration: '151-D-445561' },
    ],
  });
  const { contentBase64 } = await ask(host.app, 'printPerson', { key: KEY });
  const options = { input: Buffer.from(contentBase64, 'base64'), encoding: 'utf8' } as const;
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], options);
  for (const words of ['PN-5544331', '12-G-987651', '0879988776', '1 March 2027']) {
    expect(text).toContain(words);
  }
});
