import { expect, test } from 'vitest';
import { dayStore } from '../../../../../src/main/adapters/sqlite/quote-index/day-store.ts';
import type { QuoteEvent } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { quotesInStore } from '../../../../support/stores/quotes-in-store.ts';
import { submission } from '../../../../support/stores/stored-quote.ts';

const store = openedForEach(() => quotesInStore());

const NOON = Date.parse('2026-11-20T12:00:00Z');
const day = (text: string) => ({ createdAt: Date.parse(`${text}T12:00:00Z`) });
const days = () => dayStore(store.database);

test('sums are of the days that are asked for, the first and the last included', async () => {
  await store.add('Q-1', day('2026-11-18'));
  await store.add('Q-2', { ...day('2026-11-20'), premiumCents: 70_000 });
  await store.add('Q-3', day('2026-11-20'));
  await store.add('Q-4', day('2026-11-22'));
  await store.happen('Q-1', 'accepted', {
    detail: { policyId: 'P-1' },
    at: Date.parse('2026-11-20T09:00:00Z'),
  });
  const sum = { cover: 'Comprehensive', converted: 0, acceptances: 0, acceptedCents: 0 };
  const first = { ...sum, day: '2026-11-18', quotes: 1, premiumCents: 50_000, converted: 1 };
  const accepted = { acceptances: 1, acceptedCents: 50_000 };
  const second = { ...sum, day: '2026-11-20', quotes: 2, premiumCents: 120_000, ...accepted };
  expect(await days().between('2026-11-18', '2026-11-20')).toEqual([first, second]);
  expect(await days().between('2026-11-19', '2026-11-21')).toEqual([second]);
  expect(await days().between('2026-11-23', '2026-11-30')).toEqual([]);
});

test('what became of quotes has no outcome that no quote has any more', async () => {
  await store.add('Q-1', day('2026-11-18'));
  await store.add('Q-2', day('2026-11-20'), { by: 'qd-one' });
  await store.add('Q-3', day('2026-11-20'));
  await store.happen('Q-3', 'markedLost', { detail: { reason: 'price' } });
  const sum = { cover: 'Comprehensive', rateBookHash: 'book', quotes: 1 };
  const outcomes = await days().outcomes('2026-11-18', '2026-11-20');
  expect(outcomes).toHaveLength(3);
  expect(outcomes).toEqual(
    expect.arrayContaining([
      { ...sum, source: 'desk', outcome: 'open' },
      { ...sum, source: 'qd-one', outcome: 'open' },
      { ...sum, source: 'desk', outcome: 'lost', lostReason: 'price' },
    ]),
  );
  expect(await days().outcomes('2026-11-19', '2026-11-20')).toHaveLength(2);
  expect(await days().outcomes('2026-11-21', '2026-11-30')).toEqual([]);
});

test('quotes expire after now and before a moment, unless something became of them', async () => {
  for (const [i, id] of ['Q-1', 'Q-2', 'Q-3', 'Q-4', 'Q-5'].entries()) {
    await store.add(id, { expiresAt: NOON + i });
  }
  const expiring = (now: number, until: number) => days().expiring(NOON + now, NOON + until);
  expect(await expiring(-1, 5)).toBe(5);
  expect(await expiring(0, 3)).toBe(2);
  await store.happen('Q-2', 'markedLost', { detail: { reason: 'price' } });
  expect(await expiring(0, 3)).toBe(1);
  await store.happen('Q-3', 'accepted', { detail: { policyId: 'P-1' } });
  expect(await expiring(0, 3)).toBe(0);
  const { detail } = submission('Q-6', { basedOn: 'Q-5' });
  await store.add('Q-6', { expiresAt: NOON + 9 }, { detail } as Partial<QuoteEvent>);
  expect(await expiring(-1, 5)).toBe(2);
});

test('clients are known by their names', async () => {
  expect(await days().clientNames()).toEqual(
    new Map([
      ['qd-one', 'qd-one'],
      ['qd-two', 'qd-two'],
    ]),
  );
});
