import { afterAll, beforeAll, expect, test } from 'vitest';
import { imported } from '../../support/data/import-file.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { submitted } from '../../support/quotes/quotes.ts';

/** By their surnames, how a phone number was written and who typed what to find it. */
const PHONES = ['+353 87 123 4572', '087-123 4572', '871234572', '0871234572.0', '(087) 1234572'];
const DIALLED = [
  '087 123 4572',
  '0871234572',
  '+353 87 123 4572',
  '00353871234572',
  '353871234572',
  '(087) 1234572',
  '+353 (0)87 1234572',
  '4572',
  '1234572',
  '71234572',
  '871234572',
];
const BRITISH = ['+44 7700 900123', '00447700900123'];
const DIALLED_BRITISH = ['+447700900123', '0044 7700 900123', '447700900123', '900123', '0123'];
const NAMES = {
  'O\u02bcBrien': ['obrien', "o'brien", 'o’brien', 'brien', 'O\u02bcBRIEN', 'o brien'],
  'O’Dowd': ['odowd', "o'dowd", 'O\u02bcDowd', 'dowd'],
  "O'Flynn": ['O\u02bcFlynn', 'O\u02bbFlynn'],
  OGrady: ['O\u02bcGrady', "o'grady"],
  'Ó Caoiṁ': ['o caoimh', 'caoim', 'Ó Caoimh', 'CAOIṀ'],
  'Ó Séaġḋa': ['o seaghdha', 'seaghdha', 'seagda'],
  'Ní Ċeallaigh': ['Ní Ċeallaigh', 'ni cheallaigh', 'nicheallaigh'],
  'Ó Cheallacháin': ['Ċeallaċáin', 'o ċeallaċ'],
};

let dataFolder: string;
let host: TestHost;
/** Every search with the surnames that it finds: first of quotes, then of customers. */
const expected = new Map<string, readonly string[]>();

function expectFound(searches: readonly string[], names: readonly string[]): void {
  for (const search of searches) {
    expected.set(search, [...(expected.get(search) ?? []), ...names].toSorted());
  }
}

async function found(search: string) {
  const { quotes } = await ask(host.app, 'listQuotes', { search, limit: 100 });
  const { customers } = await ask(host.app, 'findCustomers', { search, limit: 100 });
  return {
    quotes: quotes.map(({ customerName }) => customerName).toSorted(),
    customers: customers.map(({ name }) => name).toSorted(),
  };
}

beforeAll(async () => {
  dataFolder = temporaryFolder();
  host = await startHost({ dataFolder });
  const people = [
    ...[...PHONES, ...BRITISH, '087 123 4573'].map((phone, i) => ({ surname: `Zed${i}`, phone })),
    ...Object.keys(NAMES).map((surname) => ({ surname, phone: '' })),
  ];
  for (const { surname, phone } of people) {
    await submitted(host, { first: 'Ann', surname, phone, mark: '191-D-1' });
  }
  const rows = people.map(
    ({ surname, phone }) => `Bea,${surname},01/02/1990,20/02/2027,${phone}\n`,
  );
  await imported(host.app, 'customers', `First name,Surname,DOB,Renewal,Phone\n${rows.join('')}`);
  expectFound(
    DIALLED,
    PHONES.map((_, i) => `Zed${i}`),
  );
  expectFound(
    DIALLED_BRITISH,
    BRITISH.map((_, i) => `Zed${PHONES.length + i}`),
  );
  for (const [name, searches] of Object.entries(NAMES)) expectFound(searches, [name]);
});
afterAll(() => host.close());

test('quotes and customers are found by what is typed, however phones and names were written', async () => {
  for (const [search, names] of expected) {
    const quoted = names.map((name) => `Ann ${name}`);
    const customers = [...quoted, ...names.map((name) => `Bea ${name}`)].toSorted();
    expect(await found(search), search).toEqual({ quotes: quoted.toSorted(), customers });
  }
});
