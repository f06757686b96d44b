import { beforeAll, expect, test } from 'vitest';
import { BROKER } from '../../../../../src/main/core/dispatcher.ts';
import type { InputOf } from '../../../../../src/shared/contract/contract.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { openSale } from './open-sale.ts';

const NOW = Date.UTC(2026, 10, 22, 9);

/** A driver of 24 years, whom the default scheme and the one for young drivers insure. */
const YOUNG = {
  ...SAMPLE_DOCUMENT,
  Customer: { ...SAMPLE_DOCUMENT.Customer, DateOfBirth: '2002-02-03' },
  Vehicle: { ...SAMPLE_DOCUMENT.Vehicle, EngineSize: 1199, Value: 9500, Mileage: 6000 },
  ClaimsHistory: { NumberOfClaims: 0, YearsNoClaims: 3 },
};
/** The quotes of the default scheme and of the one for young drivers. */
let [standard, young] = ['', ''];

const sale = openedForAll(() => openSale(NOW));
beforeAll(async () => {
  const submitted = async (product: string) =>
    (await sale.as(BROKER, 'submitDraft', { document: YOUNG, product })).quoteId;
  standard = await submitted('standard');
  sale.clock.now += 1000;
  young = await submitted('young-driver');
});

const listed = async (query: InputOf<'listQuotes'>) =>
  (await sale.as(BROKER, 'listQuotes', query)).quotes.map(({ quoteId }) => quoteId);

test('every line of a quote has its scheme', async () => {
  const { quotes } = await sale.as(BROKER, 'listQuotes', {});
  expect(quotes.map(({ scheme }) => scheme?.id)).toEqual(['young-driver', 'standard']);
  const [line] = quotes;
  const { lines } = await sale.as(BROKER, 'getCustomer', { key: line?.customerKey ?? '' });
  expect(lines).toEqual(quotes);
  const { expiring } = await sale.as(BROKER, 'dashboard', { from: '2026-11-22', to: '2026-11-22' });
  expect(expiring.next.map(({ scheme }) => scheme?.id).sort()).toEqual([
    'standard',
    'young-driver',
  ]);
});

test.each(['created', 'premium', 'customer'] as const)(
  'a list by %s has the quotes of a scheme alone',
  async (sort) => {
    expect(await listed({ sort, scheme: 'young-driver' })).toEqual([young]);
    expect(await listed({ sort, scheme: 'standard', search: 'dhomhnaill' })).toEqual([standard]);
    expect(await listed({ sort, scheme: 'boat' })).toEqual([]);
  },
);

test('a list of a scheme says how many quotes the scheme has', async () => {
  const { total } = await sale.as(BROKER, 'listQuotes', { scheme: 'young-driver' });
  expect(total).toBe(1);
  expect((await sale.as(BROKER, 'listQuotes', { scheme: 'boat' })).total).toBe(0);
});

test('what became of the quotes is counted by scheme', async () => {
  const day = '2026-11-22';
  const { outcomes } = await sale.as(BROKER, 'dashboard', { from: day, to: day });
  const sum = { cover: 'Comprehensive', source: 'desk', outcome: 'open', quotes: 1 };
  expect(outcomes.sums).toHaveLength(2);
  for (const scheme of ['standard', 'young-driver']) {
    expect(outcomes.sums).toContainEqual({ ...sum, scheme });
  }
  expect(outcomes.schemes.map(({ id }) => id).sort()).toEqual(['standard', 'young-driver']);
});

test.each([
  ['First Drive', ['young']],
  ['drive', ['young']],
  ['kilom', ['young']],
  ['underwriting', ['standard']],
  // Every insurer of the demonstration is one, and two letters begin many names.
  ['demonstration', []],
  ['dr', []],
])('%s finds the quotes of the insurers that it tells apart', async (search, found) => {
  const ids = { standard, young };
  expect(await listed({ search })).toEqual(
    found.map((name) => (name === 'young' ? ids.young : ids.standard)),
  );
});

test('what was declined says by which scheme', async () => {
  const answer = await sale.app.dispatch(BROKER, 'submitDraft', {
    document: YOUNG,
    product: 'fifty-plus',
  });
  expect(answer.ok).toBe(false);
  const { declined } = await sale.as(BROKER, 'listDeclined', {});
  expect(declined.map(({ scheme }) => scheme?.id)).toEqual(['fifty-plus']);
});
