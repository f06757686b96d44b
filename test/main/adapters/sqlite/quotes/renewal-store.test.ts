import { expect, test } from 'vitest';
import { importedCustomerStore } from '../../../../../src/main/adapters/sqlite/datasets/imported-customer-store.ts';
import { quoteIndexStore } from '../../../../../src/main/adapters/sqlite/quote-index/quote-index-store.ts';
import { renewalStore } from '../../../../../src/main/adapters/sqlite/quotes/renewal-store.ts';
import { typedWords } from '../../../../../src/main/core/quotes/index/typed-words.ts';
import { named, replaceCustomers } from '../../../../support/data/imported-customers.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { rehash } from '../../../../support/stores/database.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { storedQuote } from '../../../../support/stores/stored-quote.ts';

const store = openedForEach(() => quotesInStore());

const { sections } = storedQuote('Q-1');
const BORN = '12/03/1985';

/** Keeps a quote of Ann Ní Bhriain for the car of a mark, as it is written there. */
const quote = (id: string, registrationNumber: string) =>
  store.add(id, {
    sections: { ...sections, vehicle: { ...sections.vehicle, registrationNumber } },
  });

/** Imports her with a renewal of that car, as an older version may have kept it. */
async function renewal(mark: string): Promise<void> {
  const { database } = store;
  const cells = { DOB: BORN, Renewal: '01/12/2026', Reg: mark };
  await replaceCustomers(database, named('Ann Ní Bhriain', cells));
  database.sqlite.prepare('update imported_customer set registration = ?').run(mark);
  rehash(database.sqlite, 'imported_customer');
}

const due = async (isOpen = false) => {
  const days = { from: '2026-11-01', to: '2027-12-31' };
  const { some } = await renewalStore(store.database).due({ days, isOpen }, { limit: 9 });
  return some.map(({ of, quote }) => [
    'imported' in of ? of.imported.registration : of.policy.id,
    quote?.id,
  ]);
};

const FORMS = [
  ['182-C-00045', '182-C-45'],
  ['182-C-45', '182-C-00045'],
  ['182-C-045', '182-C-00045'],
] as const;

test.each(FORMS)('a renewal of %s has the quote of %s, and is found by it', async (mark, other) => {
  await renewal(mark);
  await quote('Q-1', other);
  expect(await due()).toEqual([[mark, 'Q-1']]);
  const [kept] = await importedCustomerStore(store.database).ofCustomer('ann.nibhriain.1985-03-12');
  const found = await renewalStore(store.database).quoteOfImport(kept?.number ?? 0);
  expect(found?.id).toBe('Q-1');
  const page = { sort: 'created', descending: true, limit: 9 } as const;
  for (const text of [mark, other, '182c45', '182 C 00045']) {
    const filter = { words: typedWords(text), created: {}, expires: {} };
    const lines = await quoteIndexStore(store.database).page(filter, page);
    expect(
      lines.map(({ id }) => id),
      text,
    ).toEqual(['Q-1']);
  }
});

test.each(FORMS)('a policy of %s is the renewal, and an import of %s none', async (mark, other) => {
  await quote('Q-1', mark);
  await store.happen('Q-1', 'accepted', { detail: { policyId: 'P-1' } });
  await renewal(other);
  await store.database.projection.catchUp();
  store.database.outside("update quote_line set last_day = '2026-11-30'");
  expect(await due()).toEqual([['Q-1', undefined]]);
  await quote('Q-2', other);
  expect(await due()).toEqual([['Q-1', 'Q-2']]);
  await store.happen('Q-2', 'markedLost', { detail: { reason: 'price' } });
  expect(await due(true)).toEqual([]);
});

test('another car of the same person is another renewal', async () => {
  await renewal('182-C-00045');
  for (const [i, mark] of ['182-C-450', '182-C-5', '182-D-45', '18-C-45'].entries()) {
    await quote(`Q-${i}`, mark);
  }
  expect(await due()).toEqual([['182-C-00045', undefined]]);
});
