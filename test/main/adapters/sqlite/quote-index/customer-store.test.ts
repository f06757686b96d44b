import { beforeEach, expect, test } from 'vitest';
import { customerStore } from '../../../../../src/main/adapters/sqlite/quote-index/customer-store.ts';
import type { CustomerStore } from '../../../../../src/main/core/quote-index/customer-store.ts';
import { typedWords } from '../../../../../src/main/core/quote-index/typed-words.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { storedQuote } from '../../../../support/stores/stored-quote.ts';

let customers: CustomerStore;
const store = openedForEach(() => quotesInStore());
beforeEach(() => {
  customers = customerStore(store.database);
});

const { sections } = storedQuote('Q-1');
/** A quote of a customer by this surname, made at this moment. */
const add = (id: string, surname: string, createdAt: number) =>
  store.add(id, {
    createdAt,
    sections: { ...sections, customer: { ...sections.customer, surname } },
  });
const keyOf = (surname: string) => `ann.${surname.toLowerCase()}.1985-03-12`;
const names = async (...asked: Parameters<CustomerStore['list']>) =>
  (await customers.list(...asked)).some.map(({ name }) => name);

test('customers with the newest quote come first, page by page', async () => {
  await add('Q-1', 'Byrne', 10);
  await add('Q-2', 'Daly', 30);
  await add('Q-3', 'Kelly', 20);
  await add('Q-4', 'Moran', 20);
  await add('Q-5', 'Byrne', 40);
  await store.happen('Q-1', 'accepted', { detail: { policyId: 'P-1' } });
  const { some, count } = await customers.list([], { limit: 10 });
  expect(some.map(({ name }) => name)).toEqual(['Ann Byrne', 'Ann Daly', 'Ann Moran', 'Ann Kelly']);
  expect(some[0]).toEqual({
    key: keyOf('Byrne'),
    name: 'Ann Byrne',
    dateOfBirth: '1985-03-12',
    email: null,
    phone: null,
    eircode: null,
    quotes: 2,
    policies: 1,
    newestAt: 40,
  });
  expect(count).toEqual({ count: 4, atLeast: false });
  for (const words of [[], typedWords('ann')]) {
    const page = { limit: 10, after: [20, keyOf('Moran')] };
    expect(await names(words, { limit: 2 })).toEqual(['Ann Byrne', 'Ann Daly']);
    expect(await names(words, page)).toEqual(['Ann Kelly']);
  }
});

test('a search counts the customers of the newest two hundred quotes', async () => {
  const words = typedWords('ann');
  const found = () => customers.list(words, { limit: 1 });
  expect(await found()).toEqual({ some: [], count: { count: 0, atLeast: false } });
  await Promise.all(Array.from({ length: 200 }, (_, i) => add(`Q-${i}`, `S${i}`, i)));
  expect(await found()).toMatchObject({ count: { count: 200, atLeast: false } });
  await add('Q-LAST', 'Last', 500);
  expect(await found()).toMatchObject({
    some: [{ name: 'Ann Last' }],
    count: { count: 200, atLeast: true },
  });
});

test('a customer is found by the key, with the newest quotes first', async () => {
  for (const [id, at] of [
    ['Q-1', 10],
    ['Q-2', 30],
    ['Q-3', 20],
    ['Q-4', 30],
  ] as const) {
    await add(id, 'Byrne', at);
  }
  await add('Q-5', 'Daly', 50);
  const key = keyOf('Byrne');
  expect(await customers.find(key)).toMatchObject({ name: 'Ann Byrne', quotes: 4, newestAt: 30 });
  expect(await customers.find(keyOf('Kelly'))).toBeUndefined();
  const of = async (most: number) =>
    (await customers.quotes(key, most)).map(({ line, quote }) => [line.id, quote.id]);
  const both = (id: string) => [id, id];
  expect(await of(10)).toEqual(['Q-4', 'Q-2', 'Q-3', 'Q-1'].map(both));
  expect(await of(2)).toEqual(['Q-4', 'Q-2'].map(both));
  expect(await customers.quotes(keyOf('Kelly'), 10)).toEqual([]);
  store.database.outside(`pragma foreign_keys = off; delete from quote where id = 'Q-2'`);
  expect(await of(10)).toEqual(['Q-4', 'Q-3', 'Q-1'].map(both));
});
