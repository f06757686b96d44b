import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { officeLog } from '../../../../src/main/adapters/postgres/office-log.ts';
import { officePool } from '../../../../src/main/adapters/postgres/office-pool.ts';
import { migrateOffice } from '../../../../src/main/adapters/postgres/schema.ts';
import { joinOffice } from '../../../../src/main/adapters/sqlite/exchange/join.ts';
import { verifyEvents } from '../../../../src/main/adapters/sqlite/history/event-chain.ts';
import { quoteIndexStore } from '../../../../src/main/adapters/sqlite/quote-index/quote-index-store.ts';
import { quoteStore } from '../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import type { QuoteEvent } from '../../../../src/main/core/quotes/history/quote-store.ts';
import { postgres } from '../../../support/postgres.ts';
import { testDatabase } from '../../../support/stores/database.ts';
import { keepReferenced, storedQuote, submission } from '../../../support/stores/stored-quote.ts';

const server = await postgres();

/** A host of the office, as its process would have it: a database and connections of its own. */
async function openHost(url: string) {
  const own = await testDatabase();
  await keepReferenced(own);
  const pool = officePool(url);
  const log = officeLog(pool);
  const responses = { find: async () => undefined };
  const carSubject = (mark: string) => `car:${mark}`;
  const options = { hash: contentHash, log, responses, carSubject };
  const database = await joinOffice(own, options);
  return {
    database,
    quotes: quoteStore(database, contentHash),
    index: quoteIndexStore(database),
    close: async () => {
      await own.close();
      await pool.end();
    },
  };
}

let hosts: Awaited<ReturnType<typeof openHost>>[] = [];
const at = (index: number) => hosts[index % hosts.length] as (typeof hosts)[0];

beforeAll(async () => {
  if (!server) return;
  const url = await server.database();
  const pool = officePool(url);
  await migrateOffice(pool);
  await pool.end();
  hosts = await Promise.all([1, 2, 3].map(() => openHost(url)));
});
afterAll(async () => {
  for (const host of hosts) await host.close();
  await server?.stop();
});

/** A quote for a car; each is of a car of its own unless one is given. */
function quoteOf(id: string, mark = `car of ${id}`): QuoteEvent {
  const { sections } = storedQuote('');
  const vehicle = { ...sections.vehicle, registrationNumber: mark };
  return submission(id, {}, { sections: { ...sections, vehicle } });
}

const accepted = (quoteId: string): QuoteEvent =>
  ({
    kind: 'accepted',
    quoteId,
    at: 5,
    by: 'desk',
    detail: { policyId: `P-${quoteId}`, paymentMethod: 'x', startsAt: '2026-12-01T00:00:00Z' },
  }) as unknown as QuoteEvent;

const accept = (host: number, id: string) =>
  at(host).quotes.change(id, [accepted(id)], {
    after: 1,
    permits: (others) => others.every(({ status }) => status !== 'accepted'),
  });

describe.skipIf(!server)('the hosts of an office', () => {
  test('read at once what another one has answered, in quotes and lists', async () => {
    await at(0).quotes.add([quoteOf('Q-1')]);
    for (const host of [1, 2]) {
      expect(await at(host).quotes.find('Q-1')).toMatchObject({ quote: { id: 'Q-1' } });
      const page = await at(host).index.list(
        { words: [], created: {}, expires: {} },
        { sort: 'created', descending: true, limit: 10 },
      );
      expect(JSON.stringify(page)).toContain('Q-1');
    }
    expect(await accept(1, 'Q-1')).toBe(true);
    expect(await at(2).quotes.find('Q-1')).toMatchObject({ quote: { status: 'accepted' } });
  });

  test('make one policy of a quote, whichever are asked at once, and no second one for its car', async () => {
    for (let race = 1; race <= 20; race += 1) {
      const [one, other] = [`Q-${race}-A`, `Q-${race}-B`];
      await at(race).quotes.add([quoteOf(one, `car ${race}`)]);
      await at(race + 1).quotes.add([quoteOf(other, `car ${race}`)]);
      await at(race + 2).quotes.find(one);
      const done = await Promise.all([
        accept(0, one),
        accept(1, one),
        accept(2, other),
        accept(0, other),
      ]);
      expect(done.filter(Boolean), `race ${race}`).toHaveLength(1);
      const policies = await Promise.all(
        [0, 1, 2].map(async (host) => {
          const both = await Promise.all([one, other].map((id) => at(host).quotes.find(id)));
          return both.map((found) => found?.quote.status).join();
        }),
      );
      expect(new Set(policies).size, `race ${race}`).toBe(1);
      expect(policies[0]).toMatch(/^(accepted,quoted|quoted,accepted)$/);
    }
  });

  test('go on reading while PostgreSQL is away, refuse changes, and have lost nothing', async () => {
    const answered: string[] = [];
    const crash = new Promise((resolve) => setTimeout(resolve, 150)).then(server?.crash);
    let refused: unknown;
    for (let i = 0; refused === undefined; i += 1) {
      try {
        await at(i).quotes.add([quoteOf(`Q-K-${i}`)]);
        answered.push(`Q-K-${i}`);
      } catch (error) {
        refused = error;
      }
    }
    expect(refused).toMatchObject({ fault: { kind: 'unavailable', retryAfter: 5 } });
    expect(await at(0).quotes.find('Q-1')).toMatchObject({ quote: { id: 'Q-1' } });
    await crash;
    await at(1).quotes.add([quoteOf('Q-after')]);
    for (const host of [0, 1, 2]) {
      for (const id of [...answered, 'Q-after']) {
        expect(await at(host).quotes.find(id), id).toMatchObject({ quote: { id } });
      }
      const found = verifyEvents(at(host).database, contentHash, { after: 0, limit: 100_000 });
      expect(found?.broken).toBeNull();
    }
  });
});
