import { expect, test } from 'vitest';
import { english } from '../../../src/shared/domain/messages/english.ts';
import { imported, importing, upload } from '../../support/data/import-file.ts';
import { ask, saidFault } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';

const NOW = Date.UTC(2026, 10, 24, 11);
const host = openedForAll(() => startHost({ clock: { now: NOW } }));

const proposed = async (fileName: string, content: string) => {
  const file = await upload(host.app, content);
  const query = { kind: 'customers' as const, upload: file, fileName };
  const { columns, rememberedFrom } = await ask(host.app, 'proposeColumns', query);
  await ask(host.app, 'discardFile', { upload: file });
  return { fields: columns.map(({ title, field }) => [title, field]), rememberedFrom, columns };
};

const HEAD = 'Client;Geb.;Due;Mobile;Colour\n';
const ROW = 'Seán Murphy;14/06/1985;01/12/2026;+353 87 123 4567;red\n';

test('what columns are read as is proposed, chosen, and remembered for the next file', async () => {
  const first = await proposed('Renewals 2026-11.csv', HEAD + ROW);
  expect(first).toMatchObject({ rememberedFrom: null });
  expect(first.fields).toEqual([
    ['Client', 'surname'],
    ['Geb.', null],
    ['Due', null],
    ['Mobile', 'phone'],
    ['Colour', null],
  ]);
  expect(first.columns[0]?.examples).toEqual(['Seán Murphy']);

  const refused = await importing(host.app, 'customers', HEAD + ROW);
  expect(!refused.ok && saidFault(refused.fault).message).toContain(
    'The file has no column for “Date of birth”, “Renewal date”',
  );
  const columns = [
    { title: 'geb', field: 'dateOfBirth' },
    { title: 'Due', field: 'renewalDate' },
    { title: 'Mobile', field: null },
  ];
  const dry = await imported(host.app, 'customers', HEAD + ROW, { columns, dryRun: true });
  expect(dry).toMatchObject({ taken: 1, unused: ['Mobile', 'Colour'], isInUse: false });
  expect((await proposed('customers.csv', HEAD)).rememberedFrom).toBeNull();
  expect(await imported(host.app, 'customers', HEAD + ROW, { columns })).toMatchObject({
    taken: 1,
    isInUse: true,
  });

  // Of the same columns in another order, and in a file of another name.
  const next = await proposed('other.csv', 'Due;Client;Mobile;Colour;Geb.\n');
  expect(next.rememberedFrom).toBe('customers.csv');
  expect(next.fields).toEqual([
    ['Due', 'renewalDate'],
    ['Client', 'surname'],
    ['Mobile', null],
    ['Colour', null],
    ['Geb.', 'dateOfBirth'],
  ]);
  expect(await imported(host.app, 'customers', HEAD + ROW)).toMatchObject({ taken: 1 });
  // What is chosen now comes before what was remembered.
  const again = [{ title: 'Mobile', field: 'phone' }];
  expect(await imported(host.app, 'customers', HEAD + ROW, { columns: again })).toMatchObject({
    unused: ['Colour'],
  });
});

test('a source with the same columns has its own choices', async () => {
  const columns = [{ title: 'Mobile', field: 'policyNumber' }];
  await imported(host.app, 'customers', HEAD + ROW, { columns, fileName: 'Relay 1.csv' });
  expect((await proposed('relay-2.csv', HEAD)).fields).toContainEqual(['Mobile', 'policyNumber']);
  expect((await proposed('customers 7.csv', HEAD)).fields).toContainEqual(['Mobile', 'phone']);
});

test('rows are refused with line and reason, and one customer with one car stands there once', async () => {
  const file = `Name,DOB,Renewal,Reg
Seán Murphy,14/06/1985,01/12/2026,191-D-777
"Murphy, Sean",1985-06-14,2026-12-01,191 d 777
Aoife Ní Bhriain,31/02/1990,01/12/2026,
Aoife Ní Bhriain,01/02/1990,,
`;
  const report = await imported(host.app, 'customers', file);
  expect(report).toMatchObject({ taken: 1, refused: 3 });
  expect(report.refusals.map(({ line, message }) => `${line} ${english(message)}`)).toEqual([
    '3 is already in the file, on line 2',
    '4 is "31/02/1990", which is not a day such as 31/12/1985 or 1985-12-31',
    '5 is empty',
  ]);
});

test('customers are listed with where they come from, and go again', async () => {
  const row = async () =>
    (await ask(host.app, 'listDatasets', {})).datasets.find(({ kind }) => kind === 'customers');
  expect(await row()).toMatchObject({ rows: 1, imported: { fileName: 'customers.csv' } });
  await ask(host.app, 'removeDataset', { kind: 'customers' });
  expect(await row()).toEqual({ kind: 'customers', rows: 0, imported: null });
});

test('titles are found below the title of a report, and its lines are no customers', async () => {
  const report = 'Renewals, November 2026\n\nMurphy Brokers\nName;DOB;Renewal;Mobile\n';
  const { fields } = await proposed('Report.csv', report + ROW);
  expect(fields.map(([title]) => title)).toEqual(['Name', 'DOB', 'Renewal', 'Mobile']);
  const row = 'Seán Murphy;14/06/1985;25/03/2027 0:00:00;871234567.0\n';
  const dry = await imported(host.app, 'customers', report + row, { dryRun: true });
  expect(dry).toMatchObject({ rows: 1, taken: 1, refused: 0 });
});

test('one day with its month first makes every day of its column doubtful: the file is refused', async () => {
  const rows = [
    'Seán Murphy;03/04/1985;25/03/2027',
    'Pat Byrne;04/25/1985;25/03/2027',
    'Cian Daly;05/06/1985;25/03/2027',
  ];
  const content = ['Name;DOB;Renewal', ...rows].join('\n');
  const refused = await importing(host.app, 'customers', content);
  expect(!refused.ok && saidFault(refused.fault).message).toContain(
    'On line 3, DOB is "04/25/1985", with the month before the day',
  );
  const corrected = content.replace('04/25', '25/04');
  const dry = await imported(host.app, 'customers', corrected, { dryRun: true });
  expect(dry).toMatchObject({ taken: 3, refused: 0 });
});

test('what is wrong in a field that may be empty costs the field, not the customer, and is said', async () => {
  const content =
    'Name;DOB;Renewal;Mobile;E-mail\nSeán Murphy;14/06/1985;25/03/2027;ask;sean@x.ie\n';
  const dry = await imported(host.app, 'customers', content, { dryRun: true });
  expect(dry).toMatchObject({ taken: 1, refused: 0, incomplete: 1 });
  expect(dry.losses.map(({ line, column, message }) => [line, column, english(message)])).toEqual([
    [2, 'Mobile', 'is "ask", which is not a phone number'],
  ]);
});
