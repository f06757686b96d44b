import { beforeEach, describe, expect, test } from 'vitest';
import { datasetWriter } from '../../../../../src/main/adapters/sqlite/datasets/dataset-writer.ts';
import { erasedKeys } from '../../../../../src/main/adapters/sqlite/datasets/erased-keys.ts';
import {
  eraseCustomers,
  importedCustomerStore,
} from '../../../../../src/main/adapters/sqlite/datasets/imported-customer-store.ts';
import { checkImportedWords } from '../../../../../src/main/adapters/sqlite/integrity/checks.ts';
import { mergeWords } from '../../../../../src/main/adapters/sqlite/records/purge.ts';
import type { ImportedCustomerStore } from '../../../../../src/main/core/customers/imported-customer-store.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import { typedWords } from '../../../../../src/main/core/quotes/index/typed-words.ts';
import {
  beginCustomers,
  customerRows,
  named,
  replaceCustomers,
} from '../../../../support/data/imported-customers.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';

describe('imported customers', () => {
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
    return database.sqlite
      .prepare<[], string>('select term from temp.imported_terms')
      .pluck()
      .all();
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
});

describe('imported customer store', () => {
  let store: ImportedCustomerStore;

  const sale = openedForEach(() => quotesInStore());

  beforeEach(() => {
    store = importedCustomerStore(sale.database);
  });

  const SEAN = 'sean.murphy.1985-06-14';

  const renewal = (day: string, policy: string) =>
    named('Seán Murphy', { Renewal: day, 'Policy number': policy });

  /** As many customers, whose keys sort as they are numbered. */
  const many = (most: number) =>
    Array.from({ length: most }, (_, at) => named(`Ann Murphy${String(1_000 + at)}`));

  const surnames = async (text: string, page: { before?: string; limit: number }) =>
    (await store.unquoted(typedWords(text), page)).some.map(({ surname }) => surname);

  const count = async (text = '') => (await store.unquoted(typedWords(text), { limit: 1 })).count;

  describe('an imported customer', () => {
    test('is kept with everything that its row says, and found by what names it', async () => {
      const cells = {
        'E-mail': 'sean@murphy.example',
        Eircode: 'd02 x285',
        Reg: '191 d 777',
        Insurer: 'Some Insurer',
        'Policy number': 'PN-5',
        'No claims years': '7',
      };
      await replaceCustomers(sale.database, named('Seán Murphy', cells));
      const kept = {
        number: 1,
        customerKey: SEAN,
        firstName: 'Seán',
        surname: 'Murphy',
        dateOfBirth: '1985-06-14',
        renewalDate: '2026-12-01',
        phone: '0871234567',
        email: 'sean@murphy.example',
        eircode: 'D02X285',
        registration: '191-D-777',
        insurer: 'Some Insurer',
        policyNumber: 'PN-5',
        noClaimsYears: 7,
      };
      expect(await store.find(1)).toEqual(kept);
      expect(await store.ofCustomer(SEAN)).toEqual([kept]);
      for (const text of ['sean', 'murphy', '191-D-777', 'd02x285', 'PN-5', '0871234567']) {
        expect(await surnames(text, { limit: 9 })).toEqual(['Murphy']);
      }
      expect(await surnames('sean@murphy.example', { limit: 9 })).toEqual(['Murphy']);
      expect(await surnames('14/06/1985', { limit: 9 })).toEqual(['Murphy']);
      expect(await surnames('Some Insurer', { limit: 9 })).toEqual([]);
    });

    test('has nothing where its row says nothing', async () => {
      await replaceCustomers(sale.database, named('Seán Murphy', { Phone: '' }));
      expect(await store.find(1)).toMatchObject({
        phone: null,
        email: null,
        eircode: null,
        registration: null,
        insurer: null,
        policyNumber: null,
        noClaimsYears: null,
      });
    });

    test('is read of the dataset in use alone', async () => {
      const rows = customerRows([named('Seán Murphy')]);
      const writer = datasetWriter(sale.database);
      const dataset = await beginCustomers(sale.database, rows.length);
      await writer.add(dataset, rows);
      const read = async () => [
        await store.find(1),
        (await store.ofCustomer(SEAN))[0],
        (await store.unquoted([], { limit: 9 })).some[0],
      ];
      expect(await read()).toEqual([undefined, undefined, undefined]);
      await writer.use(dataset);
      expect(await read()).toMatchObject(Array(3).fill({ customerKey: SEAN }));
      await writer.release('customers');
      expect(await read()).toEqual([undefined, undefined, undefined]);
    });

    test('has its renewals by their day, and stands once among the customers', async () => {
      const days = ['2027-03-01', '2026-12-01', '2027-01-15', '2026-12-01'];
      const renewals = days.map((day, at) => renewal(day, `PN-${at}`));
      await replaceCustomers(sale.database, ...renewals, named('Órla Zulu'));
      const of = await store.ofCustomer(SEAN);
      expect(of.map(({ policyNumber }) => policyNumber)).toEqual(['PN-1', 'PN-3', 'PN-2', 'PN-0']);
      expect(await store.ofCustomer('no one.at.all.1985-06-14')).toEqual([]);
      expect(await surnames('', { limit: 9 })).toEqual(['Murphy', 'Zulu']);
      expect(await count()).toEqual({ count: 2, atLeast: false });
    });

    test('whom a quote names is no longer among those without one', async () => {
      const ann = named('Ann Ní Bhriain', { DOB: '12/03/1985' });
      await replaceCustomers(sale.database, ann, named('Seán Murphy'));
      expect(await surnames('', { limit: 9 })).toEqual(['Murphy', 'Ní Bhriain']);
      await sale.add('one');
      expect(await surnames('', { limit: 9 })).toEqual(['Murphy']);
      expect(await surnames('ann', { limit: 9 })).toEqual([]);
      expect(await count()).toEqual({ count: 1, atLeast: false });
    });

    test('that was changed on the drive is not shown', async () => {
      await replaceCustomers(sale.database, named('Seán Murphy'));
      sale.database.outside(`update imported_customer set phone = '0870000000'`);
      await expect(store.find(1)).rejects.toThrow(DamagedData);
      await expect(store.ofCustomer(SEAN)).rejects.toThrow(DamagedData);
      await expect(store.unquoted([], { limit: 9 })).rejects.toThrow(DamagedData);
    });
  });

  describe('customers without a quote', () => {
    test('come in pages, by their keys from the last back', async () => {
      await replaceCustomers(sale.database, ...many(5));
      expect(await surnames('', { limit: 2 })).toEqual(['Murphy1004', 'Murphy1003']);
      const before = 'ann.murphy1003.1985-06-14';
      expect(await surnames('', { before, limit: 2 })).toEqual(['Murphy1002', 'Murphy1001']);
      expect(await surnames('ann', { before, limit: 9 })).toEqual([
        'Murphy1002',
        'Murphy1001',
        'Murphy1000',
      ]);
      // A page does not change how many there are.
      const page = await store.unquoted([], { before, limit: 1 });
      expect(page.count).toEqual({ count: 5, atLeast: false });
    });

    test('are counted up to a thousand', async () => {
      await replaceCustomers(sale.database, ...many(1_000));
      expect(await count()).toEqual({ count: 1_000, atLeast: false });
      await replaceCustomers(sale.database, ...many(1_001));
      expect(await count()).toEqual({ count: 1_000, atLeast: true });
      expect(await count('ann')).toEqual({ count: 1_000, atLeast: true });
      expect(await count('murphy1500')).toEqual({ count: 1, atLeast: false });
    });
  });

  test('the dataset says one row less for each that was erased, also where it is not in use', async () => {
    const used = await replaceCustomers(
      sale.database,
      renewal('2026-12-01', 'PN-1'),
      renewal('2027-01-01', 'PN-2'),
      named('Órla Zulu'),
    );
    const later = await beginCustomers(sale.database, 1);
    await datasetWriter(sale.database).add(later, customerRows([named('Seán Murphy')]));
    const rows = (dataset: number) =>
      sale.database.sqlite
        .prepare<[number], number>('select row_count from imported_dataset where id = ?')
        .pluck()
        .get(dataset);
    expect([rows(used), rows(later)]).toEqual([3, 1]);
    expect(eraseCustomers(sale.database)({ customerKey: SEAN })).toBe(3);
    expect([rows(used), rows(later)]).toEqual([1, 0]);
    expect(await surnames('', { limit: 9 })).toEqual(['Zulu']);
  });
});
