import { expect, test } from 'vitest';
import type {
  QuoteEvent,
  StoredQuote,
} from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { storedQuote, submission } from '../../../../support/stores/stored-quote.ts';

const store = openedForEach(() => quotesInStore());

const MARK = '191-D-1';
const NOW = 100;

const add = (id: string, more: Partial<StoredQuote> = {}) =>
  store.add(id, { expiresAt: NOW + 1, ...more });
const idsOf = async (mark = MARK) => (await store.quotes.ofMark(mark, NOW)).map(({ id }) => id);

test('policies and open quotes of a car are found, and of no other car', async () => {
  const { detail } = submission('Q-OPEN', { basedOn: 'Q-BEFORE' });
  await store.add('Q-OPEN', { expiresAt: NOW + 1 }, { detail } as Partial<QuoteEvent>);
  await add('Q-POLICY', { status: 'accepted', expiresAt: 1 });
  await add('Q-EXPIRED', { expiresAt: NOW });
  const { sections } = storedQuote('Q-OTHER');
  const vehicle = { ...sections.vehicle, registrationNumber: '191-D-2' };
  await add('Q-OTHER', { sections: { ...sections, vehicle } });
  const kept = { by: 'desk', sections, priced: { from: '2026-12-01', to: '2027-11-30' } };
  expect(await store.quotes.ofMark(MARK, NOW)).toEqual([
    { id: 'Q-POLICY', status: 'accepted', basedOn: undefined, ...kept },
    { id: 'Q-OPEN', status: 'quoted', basedOn: 'Q-BEFORE', ...kept },
  ]);
  expect(await idsOf('191-D-2')).toEqual(['Q-OTHER']);
  expect(await idsOf('191-D-3')).toEqual([]);
});

test('a refused quote is none of them, until it is referred again', async () => {
  await add('Q-1');
  await store.happen('Q-1', 'referred');
  expect(await idsOf()).toEqual(['Q-1']);
  await store.happen('Q-1', 'referralRefused');
  expect(await idsOf()).toEqual([]);
  await store.happen('Q-1', 'referred');
  expect(await idsOf()).toEqual(['Q-1']);
});

test('of many those that end last are looked at, twenty of each kind', async () => {
  for (let i = 0; i < 22; i += 1) {
    await add(`Q-${i}`, { expiresAt: NOW + 1 + i });
    await add(`P-${i}`, { status: 'accepted', expiresAt: i });
  }
  const last = (prefix: string) => Array.from({ length: 20 }, (_, i) => `${prefix}-${21 - i}`);
  // SQLite's limit keeps the policies apart from the open quotes.
  expect((await idsOf()).toSorted()).toEqual([...last('P'), ...last('Q')].toSorted());
});

test('a quote is found that was kept with zeros before the number of its mark', async () => {
  const { sections } = storedQuote('Q-OLD');
  const vehicle = { ...sections.vehicle, registrationNumber: '182-C-00045' };
  await add('Q-OLD', { sections: { ...sections, vehicle } });
  expect(await idsOf('182-C-45')).toEqual(['Q-OLD']);
  // It asks for others by its own mark.
  const plain = { ...vehicle, registrationNumber: '182-C-45' };
  await add('Q-NEW', { sections: { ...sections, vehicle: plain } });
  expect(new Set(await idsOf('182-C-00045'))).toEqual(new Set(['Q-OLD', 'Q-NEW']));
  expect(await idsOf('182-C-450')).toEqual([]);
});
