import { expect, test } from 'vitest';
import { datasetWriter } from '../../../../../src/main/adapters/sqlite/datasets/dataset-writer.ts';
import {
  eraseCustomers,
  importedCustomerStore,
} from '../../../../../src/main/adapters/sqlite/datasets/imported-customer-store.ts';
import { checkImportedWords } from '../../../../../src/main/adapters/sqlite/integrity/checks.ts';
import { erasedKeys } from '../../../../../src/main/adapters/sqlite/records/erased-keys.ts';
import { mergeWords } from '../../../../../src/main/adapters/sqlite/records/purge.ts';
import { typedWords } from '../../../../../src/main/core/quote-index/typed-words.ts';
import {
  beginCustomers,
  customerRows,
  named,
  replaceCustomers,
} from '../../../../support/data/imported-customers.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';

const database = openedForEach(() => testDatabase());

const replace = (...names: readonly string[]) =>
  replaceCustomers(database, ...names.map((name) => named(name)));

const found = async (text: string) =>
  (await importedCustomerStore(database).unquoted(typedWords(text), { limit: 10 })).some.map(
    ({ firstName, surname }) => `${firstName} ${surname}`,
  );

/** Every word that is kept anywhere in the index. */
function words(): string[] {
  database.sqlite.exec(`create virtual table if not exists temp.imported_terms
    using fts5vocab(main, imported_customer_search, row)`);
  return database.sqlite.prepare<[], string>('select term from temp.imported_terms').pluck().all();
}

async function damage(): Promise<unknown[]> {
  const all: unknown[] = [];
  for await (const message of checkImportedWords(database)) if (message) all.push(message);
  return all;
}

test('the customers of the newest import are found, and nothing is left of those before', async () => {
  await replace('Seán Murphy', 'Aoife Ní Bhriain');
  expect(await found('murphy sean')).toEqual(['Seán Murphy']);
  expect(await found('0871234567')).toHaveLength(2);
  await replace('Órla Zulu');
  expect(await found('murphy')).toEqual([]);
  expect(await found('orla')).toEqual(['Órla Zulu']);
  const count = database.sqlite.prepare('select count(*) from imported_customer').pluck();
  expect(count.get()).toBe(1);
});

test('no more words are kept than those that find a customer', async () => {
  await replaceCustomers(database, named('Seán Murphy', { Phone: '' }));
  expect(words()).toEqual([
    'm',
    'mu',
    'mur',
    'murp',
    'murph',
    'murphy',
    's',
    'se',
    'sea',
    'sean',
    '·born19850614',
  ]);
});

test('who is erased is found by nothing, and leaves no word', async () => {
  await replace('Seán Murphy', 'Aoife Ní Bhriain');
  expect(words()).toContain('murphy');
  const erase = eraseCustomers(database);
  expect(erase({ customerKey: 'sean.murphy.1985-06-14' })).toBe(1);
  expect(erase({ customerKey: 'sean.murphy.1985-06-14' })).toBe(0);
  expect(await found('murphy')).toEqual([]);
  await mergeWords(database, 'imported_customer_search');
  expect(words()).not.toContain('murphy');
  expect(words()).toContain('bhriain');
  expect(await importedCustomerStore(database).ofCustomer('sean.murphy.1985-06-14')).toEqual([]);
});

test('who is erased while a file is imported is left out of it', async () => {
  const writer = datasetWriter(database);
  const rows = customerRows([named('Seán Murphy'), named('Aoife Ní Bhriain')]);
  const dataset = await beginCustomers(database, rows.length);
  erasedKeys(database).keep('sean.murphy.1985-06-14');
  await writer.add(dataset, rows);
  await writer.use(dataset);
  expect(await found('')).toEqual(['Aoife Ní Bhriain']);
  expect(words()).not.toContain('murphy');
});

test('who was erased is kept as a digest, by another salt in each installation', async () => {
  const other = await testDatabase();
  const kept = [database, other].map((each) => {
    const keys = erasedKeys(each);
    expect(keys.has('sean.murphy.1985-06-14')).toBe(false);
    keys.keep('sean.murphy.1985-06-14');
    expect(keys.has('sean.murphy.1985-06-14')).toBe(true);
    expect(keys.has('sean.murphy.1985-06-15')).toBe(false);
    return each.sqlite
      .prepare<[], string>("select name from setting where name like 'erased.%'")
      .pluck()
      .all();
  });
  await other.close();
  expect(kept.map(({ length }) => length)).toEqual([1, 1]);
  expect(new Set(kept.flat()).size).toBe(2);
});

const DAMAGED = {
  code: 'tableDamaged',
  values: { table: 'imported_customer_search' },
};

test('words that no customer has, or that one has lost, are noticed', async () => {
  await replace('Seán Murphy', 'Aoife Ní Bhriain');
  expect(await damage()).toEqual([]);
  database.sqlite.exec('delete from imported_customer_search where rowid = 1');
  expect(await damage()).toEqual([DAMAGED]);
});

/** More than the check reads at once. */
const MANY = Array.from({ length: 401 }, (_, i) => `Seán Murphy${i}`);

test('the words of every customer of a large import are looked at', async () => {
  await replace(...MANY);
  expect(await damage()).toEqual([]);
  database.sqlite.exec('delete from imported_customer_search where rowid = 401');
  expect(await damage()).toEqual([DAMAGED]);
});

test('of an import that goes on meanwhile, nothing is said', async () => {
  await replace(...MANY);
  let pieces = 0;
  for await (const message of checkImportedWords(database)) {
    expect(message).toBeUndefined();
    pieces += 1;
    if (pieces === 1) await replace('Órla Zulu');
  }
  expect(pieces).toBeGreaterThan(1);
  expect(await damage()).toEqual([]);
});
