import { beforeEach, expect, test, vi } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { batchIndexer } from '../../../../../src/main/adapters/sqlite/quote-index/batch.ts';
import { quoteStore } from '../../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import type { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type {
  QuoteEvent,
  QuoteStore,
} from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { testDatabase } from '../../../../support/stores/database.ts';
import { keepReferenced, submission } from '../../../../support/stores/stored-quote.ts';

let quotes: QuoteStore;
const database = openedForEach(() => testDatabase());
beforeEach(async () => {
  // Only the indexers of a test write the index.
  await database.projection.close();
  await keepReferenced(database);
  quotes = quoteStore(database, contentHash);
});

const lines = () =>
  database.db.selectFrom('quote_line').select(['id', 'status']).orderBy('number').execute();

const ACCEPTED: QuoteEvent = {
  kind: 'accepted',
  quoteId: 'Q-1',
  at: 3,
  by: 'desk',
  detail: {
    paymentMethod: 'card',
    paymentReference: 'PAY-1',
    policyId: 'P-1',
    startsAt: '2026-12-01',
  },
};

test('what changes after a batch was prepared is in the next one', async () => {
  const indexer = batchIndexer(database);
  for (const id of ['Q-1', 'Q-2']) {
    const last = async () => (await lines()).at(-1);
    await quotes.add([submission(id)]);
    indexer.prepare();
    await quotes.change(id, [{ ...ACCEPTED, quoteId: id }], { after: 1 });
    expect(indexer.index()).toBe(true);
    expect(await last()).toEqual({ id, status: 'quoted' });
    expect(indexer.index()).toBe(true);
    expect(await last()).toEqual({ id, status: 'accepted' });
    expect(indexer.index()).toBe(false);
  }
});

test('a prepared batch that another indexer wrote is not written again', async () => {
  const [one, other] = [batchIndexer(database), batchIndexer(database)];
  await quotes.add([submission('Q-1')]);
  one.prepare();
  await quotes.change('Q-1', [ACCEPTED], { after: 1 });
  expect(other.index()).toBe(true);
  expect(one.index()).toBe(false);
  expect(await lines()).toEqual([{ id: 'Q-1', status: 'accepted' }]);
});

test.each(['null', `'{}'`])(
  'a quote whose answers are %s has no line, and is named',
  async (body) => {
    for (const id of ['Q-1', 'Q-2', 'Q-3']) await quotes.add([submission(id)]);
    database.outside(`drop trigger quote_event_is_final;
      update quote_event set answers = ${body} where quote_id = 'Q-2'`);
    const damaged: DamagedData[] = [];
    expect(batchIndexer(database, (damage) => damaged.push(damage)).index()).toBe(true);
    expect((await lines()).map(({ id }) => id)).toEqual(['Q-1', 'Q-3']);
    expect(damaged.map(({ what }) => what)).toEqual([
      { code: 'quoteDamaged', values: { id: 'Q-2' } },
    ]);
  },
);

test('a quote with an event without sense has no line, and is named', async () => {
  const change = async (id: string, kind: string, after: number) => {
    const event = { kind, quoteId: id, at: 2, by: 'desk', detail: {} } as unknown as QuoteEvent;
    await quotes.change(id, [event], { after });
  };
  for (const id of ['Q-1', 'Q-2', 'Q-3']) await quotes.add([submission(id)]);
  await change('Q-2', 'referred', 1);
  await change('Q-3', 'markedLost', 1);
  database.outside(`drop trigger quote_event_is_final;
    update quote_event set detail = 'x' where kind in ('referred', 'markedLost')`);
  const damaged: DamagedData[] = [];
  batchIndexer(database, (damage) => damaged.push(damage)).index();
  expect((await lines()).map(({ id }) => id)).toEqual(['Q-1']);
  expect(damaged.map(({ what }) => what.values)).toEqual([{ id: 'Q-2' }, { id: 'Q-3' }]);
});

test('a batch is as large as the last one allows: eight milliseconds, and two hundred events at most', async () => {
  for (let i = 0; i < 420; i += 1) {
    await quotes.add([submission(`Q-${i}`)]);
  }
  const now = vi.spyOn(performance, 'now');
  const indexer = batchIndexer(database);
  const reached = database.sqlite.prepare<[], number>('select sequence from quote_index_reached');
  /** The events of a batch that takes so many milliseconds. */
  const batch = (took: number) => {
    const before = reached.pluck().get() ?? 0;
    now.mockReturnValueOnce(5).mockReturnValueOnce(5 + took);
    indexer.index();
    return (reached.pluck().get() ?? 0) - before;
  };
  const sizes = [0, 8, 16, 800, 12, 4, 0, 0, 0, 0, 0, 0, 0, 0].map(batch);
  now.mockRestore();
  expect(sizes).toEqual([20, 40, 40, 20, 1, 1, 2, 4, 8, 16, 32, 64, 128, 44]);
});
