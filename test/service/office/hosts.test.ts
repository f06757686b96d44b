import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  officePool,
  officeRows,
  withOffice,
} from '../../../src/main/adapters/postgres/office-pool.ts';
import { documentStore } from '../../../src/main/adapters/sqlite/quotes/document-store.ts';
import type { Tables } from '../../../src/main/adapters/sqlite/schema/tables.ts';
import { examineFolder } from '../../../src/main/app/worker/examine.ts';
import { signedIn } from '../../../src/main/core/caller/signed-in.ts';
import type { InputOf, OperationName } from '../../../src/shared/contract/contract.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { newOffice } from '../../support/host/office.ts';
import { officeHosts } from '../../support/host/office-hosts.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';
import { approvedBook, cheaper } from '../../support/rate-books/book-edition.ts';
import { deskOf, PIN } from '../../support/screens/desk.ts';

const { server, url, host } = await officeHosts(3);

const ask = <N extends OperationName>(index: number, operation: N, input: InputOf<N>) =>
  askApp(host(index).app, operation, input);

const countOf = async (index: number) => (await ask(index, 'listQuotes', {})).quotes.length;

/** What a host answers with the token of another one. */
const sendBy = async (index: number, token: string, path: string, body?: object) =>
  (await host(index).send(path, { token, ...(body ? { body } : {}) })).status;

type Desk = ReturnType<typeof deskOf>;

const GRAINNE = { first: 'Gráinne', surname: 'Unlikely', born: '1979-02-03' };

describe.skipIf(!server)('the hosts of an office', () => {
  test("know one another's clients and tokens, and a revocation at once", async () => {
    const client = await host(0).issue(['price', 'quote:read']);
    const token = await host(1).token(client);
    for (const index of [0, 1, 2])
      expect(await sendBy(index, token, AT.price, GOOD_PRICE)).toBe(200);
    await ask(2, 'revokeClient', { client_id: client.client_id });
    for (const index of [0, 1, 2])
      expect(await sendBy(index, token, AT.price, GOOD_PRICE)).toBe(401);
    expect(host(1).issued).toBeUndefined();
  });

  test('answer one keyed request, whichever are asked, with one quote', async () => {
    const send = async (index: number, key: string) => {
      const token = await host(0).token(host(0).issued);
      return host(index).sendXml(FULL_XML, { token, headers: { 'idempotency-key': key } });
    };
    const before = await countOf(0);
    const both = await Promise.all([0, 1, 2, 0, 1, 2].map((index) => send(index, 'one')));
    const good = both.filter(({ status }) => status === 200);
    expect(new Set(good.map(({ body }) => body.quoteId)).size).toBe(1);
    for (const { status } of both) expect([200, 409]).toContain(status);
    for (const index of [0, 1, 2]) {
      const again = await send(index, 'one');
      expect(again.headers.get('idempotent-replayed')).toBe('true');
      expect(again.body).toEqual(good[0]?.body);
      expect(await countOf(index)).toBe(before + 1);
    }
  });

  test('quote by the rate book that one of them brought into force', async () => {
    const quote = async (index: number) => ask(index, 'priceQuote', GOOD_PRICE);
    const before = await Promise.all([0, 1, 2].map(quote));
    const hash = await approvedBook(host(0).app, 'of the office', cheaper);
    await ask(1, 'activateRateBook', { hash, reason: 'The new filing' });
    const after = await ask(1, 'listRateBooks', {});
    for (const index of [0, 2]) {
      expect(await ask(index, 'listRateBooks', {})).toEqual(after);
      const quoteId = await submitted(host(index), { mark: `12-G-4${index}` });
      const read = await ask(index + 1, 'getQuote', { id: quoteId });
      expect(read.explanation?.rateBook.hash).toBe(hash);
    }
    const prices = await Promise.all([0, 1, 2].map(quote));
    expect(new Set(prices.map((it) => JSON.stringify(it))).size).toBe(1);
    expect(prices[0]).not.toEqual(before[0]);
    await ask(2, 'withdrawRateBook', { hash, reason: 'A relativity was mistyped' });
    expect((await ask(0, 'replayQuotes', {})).differing).toEqual([]);
  });

  test('tell one another who has a quote open', async () => {
    const quoteId = await submitted(host(0), { mark: '12-G-45' });
    const open = async (index: number, name: string) => {
      const user = signedIn({ id: name, name, roles: ['quote'], limits: { down: 0, up: 0 } });
      const { dispatch } = host(index).app;
      return dispatch({ kind: 'broker', id: 'desk', user }, 'noteOpenQuote', { quoteId });
    };
    expect(await open(0, 'Aoife Byrne')).toMatchObject({ value: { others: [] } });
    expect(await open(1, 'Brian Casey')).toMatchObject({ value: { others: ['Aoife Byrne'] } });
    expect(await open(0, 'Aoife Byrne')).toMatchObject({ value: { others: ['Brian Casey'] } });
  });

  test('of two who change the rate books at once, the second decides again', async () => {
    const [one, other] = [
      await approvedBook(host(0).app, 'one at once', cheaper),
      await approvedBook(host(1).app, 'other at once', (book) => {
        cheaper(book);
        cheaper(book);
      }),
    ];
    await ask(0, 'listRateBooks', {});
    await Promise.all([
      ask(0, 'activateRateBook', { hash: one, reason: 'a' }),
      ask(1, 'activateRateBook', { hash: other, reason: 'b' }),
    ]);
    const states = await Promise.all([0, 1, 2].map((index) => ask(index, 'listRateBooks', {})));
    expect(new Set(states.map((it) => JSON.stringify(it))).size).toBe(1);
  });

  test('have one firm, one set of people, and one list of declined risks', async () => {
    await ask(0, 'saveFirm', { name: 'Byrne Insurances Ltd' });
    expect(await ask(1, 'getFirm', {})).toMatchObject({ name: 'Byrne Insurances Ltd' });
    const declined = {
      Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
      Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
      Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
      ClaimsHistory: { NumberOfClaims: 9 },
    };
    const submission = { source: 'json', document: declined } as const;
    await refusal(host(0).app, 'submitQuote', submission);
    const [risk] = (await ask(1, 'listDeclined', {})).declined;
    const letter = await ask(2, 'readDeclinedLetter', { id: risk?.id ?? '' });
    expect(await ask(0, 'readDeclinedLetter', { id: risk?.id ?? '' })).toEqual(letter);
  });

  test('print one document, whichever is asked, and verify it', async () => {
    const quoteId = await submitted(host(0), { mark: '12-G-77' });
    const [one, other] = await Promise.all(
      [0, 1].map((index) => ask(index, 'readDocument', { quoteId, type: 'schedule' })),
    );
    expect(other).toEqual(one);
    const contentBase64 = one?.contentBase64 ?? '';
    for (const index of [0, 1, 2]) {
      expect(await ask(index, 'verifyDocument', { contentBase64 })).toMatchObject({
        verdict: 'unchanged',
      });
    }
  });

  test('keep the first of two documents of one state, also those of one moment', async () => {
    const quoteId = await submitted(host(0), { mark: '12-G-78' });
    const pools = [0, 1].map(() => officePool(url(), 'rows'));
    const stores = pools.map((pool) => {
      const db = officeRows<Tables>(pool);
      return documentStore({ db, reader: { db } });
    });
    const document = { quoteId, type: 'ipid', bytes: Buffer.from('%PDF'), createdAt: 0 } as const;
    for (let version = 2; version < 102; version += 1) {
      const code = `code ${version}`;
      const kept = await Promise.all(
        stores.map((store) => {
          const one = { ...document, id: randomUUID(), version, code, sha256: '00' };
          return withOffice(() => store.add([one]));
        }),
      );
      expect(new Set(kept.flat().map(({ id }) => id)).size).toBe(1);
    }
    await Promise.all(pools.map((pool) => pool.end()));
  });

  test('count wrong PINs together', async () => {
    const desks = [0, 1, 2].map((index) => deskOf(host(index)));
    const [first, second, third] = desks as [Desk, Desk, Desk];
    const { userId } = await first.add('Cian', ['administer']);
    const wrong = { userId, pin: '999000' };
    for (const desk of desks) {
      expect(await desk.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
    }
    for (const desk of desks) {
      expect(await desk.refused('signIn', wrong)).toMatchObject({ kind: 'rateLimited' });
    }
    // A new PIN ends the wait, wherever it was given.
    await ask(0, 'setUserPin', { userId, pin: PIN });
    expect(await second.refused('signIn', { userId, pin: PIN })).toBeUndefined();
    expect(await third.refused('signIn', wrong)).toMatchObject({ kind: 'forbidden' });
  });

  test('sell a quote once, and erase it everywhere', async () => {
    const sold = await submitted(host(0), { mark: '12-G-88' });
    const policyId = await accepted(host(1), sold);
    expect(await ask(2, 'getQuote', { id: sold })).toMatchObject({ status: 'accepted' });
    expect(policyId).toMatch(/./);
    const hers = await submitted(host(1), {
      ...GRAINNE,
      mark: '12-G-99',
      email: 'grainne@erase.example',
    });
    await ask(2, 'readDocument', { quoteId: hers, type: 'schedule' });
    const key = 'grainne.unlikely.1979-02-03';
    const receipt = await ask(0, 'eraseCustomer', { key, reason: 'request' });
    expect(receipt.counts).toMatchObject({ quotes: 1, documents: 1 });
    expect(receipt.remaining).toContainEqual({
      kind: 'office',
      path: 'Byrne Insurances',
      count: null,
      until: null,
    });
    for (const index of [0, 1, 2]) {
      expect(await refusal(host(index).app, 'getQuote', { id: hers })).toMatchObject({
        kind: 'notFound',
      });
      expect(await host(index).app.checkData()).toBe(0);
    }
    const pool = officePool(url());
    const tables = ['log', 'document', 'kept_answer', 'declined_risk', 'setting'];
    for (const table of tables) {
      const { rows } = await pool.query(`select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toMatch(/Unlikely|grainne@erase|12-G-99/i);
    }
    await pool.end();
  });
});

describe.skipIf(!server)('a data folder', () => {
  test('of a host leaves no file in the office that a newer one has replaced', async () => {
    const databaseUrl = server ? await newOffice(server) : '';
    const clock = { now: Date.now() };
    const own = await startHost({ databaseUrl, clock });
    const printed = async (mark: string) => {
      const quoteId = await submitted(own, { mark });
      await askApp(own.app, 'readDocument', { quoteId, type: 'schedule' });
      return quoteId;
    };
    const [changed, untouched] = [await printed('12-G-1'), await printed('12-G-2')];
    const override = { quoteId: changed, overrideType: 'premium', value: 600, reason: 'Agreed' };
    await askApp(own.app, 'overrideQuote', override as InputOf<'overrideQuote'>);
    const files = async () => {
      const pool = officePool(databaseUrl);
      const { rows } = await pool.query('select quote_id from document where length(bytes) > 0');
      await pool.end();
      return rows.map((row) => row.quote_id).sort();
    };
    expect(await files()).toEqual([changed, untouched].sort());
    clock.now += 2 * 24 * 60 * 60 * 1000;
    expect(await own.app.checkData()).toBe(0);
    expect(await files()).toEqual([untouched]);
    await own.close();
  });

  test('of an office opens with that office alone, and one with quotes of its own is no host of it', async () => {
    const dataFolder = temporaryFolder();
    await (await startHost({ dataFolder, databaseUrl: url() })).close();
    await expect(startHost({ dataFolder })).rejects.toThrow(/office/);
    // It can be looked at without the office.
    expect(await examineFolder(appOptions(dataFolder))).toEqual([]);
    const other = server ? await newOffice(server) : '';
    await expect(startHost({ dataFolder, databaseUrl: other })).rejects.toThrow(/office/);
    await (await startHost({ dataFolder, databaseUrl: url() })).close();
    const own = temporaryFolder();
    const alone = await startHost({ dataFolder: own });
    await submitted(alone, {});
    await alone.close();
    await expect(startHost({ dataFolder: own, databaseUrl: url() })).rejects.toThrow(/of its own/);
    await (await startHost({ dataFolder: own })).close();
    for (const folder of [dataFolder, own]) rmSync(folder, { recursive: true });
    expect(existsSync(own)).toBe(false);
  });

  test('needs a database that is there, and holds an office', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(startHost({ databaseUrl })).rejects.toThrow(/does not answer/);
    const empty = (await server?.database()) ?? '';
    await expect(startHost({ databaseUrl: empty })).rejects.toThrow(/no office/);
  });
});
