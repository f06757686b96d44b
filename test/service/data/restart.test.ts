import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openLog } from '../../../src/main/adapters/node/log.ts';
import { type App, openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { quotedesk } from '../../support/command-line/command.ts';
import { ask } from '../../support/host/ask.ts';
import { appOptions, startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';

let dataFolder: string;

describe('restart', () => {
  beforeEach(() => {
    dataFolder = temporaryFolder();
  });

  test('clients, tokens, quotes and the scope are there after a restart', async () => {
    const first = await startHost({ dataFolder });
    const token = await first.token();
    const submitted = (await first.sendXml(FULL_XML)).body;
    const before = (await first.send(AT.quote(submitted.quoteId))).text;
    const { client } = first;
    await first.close();

    const second = await startHost({ dataFolder });
    expect(second.issued).toBeUndefined();
    expect((await second.send(AT.quote(submitted.quoteId), { token })).text).toBe(before);
    expect(await second.token(client)).toMatch(/\S/);
    const price = await second.send(AT.price, { token, body: GOOD_PRICE });
    expect(price.body.explanation.rateBook.hash).toBe(submitted.explanation.rateBook.hash);
    await second.close();
  });

  test('only the first start issues a client, whatever credentials later ones bring', async () => {
    const chosen = { id: 'one', secret: 'of-the-first-start-0123456789abcdef' };
    const first = await startHost({ dataFolder, firstClient: chosen });
    expect(first.issued?.permissions.length).toBeGreaterThan(0);
    await first.close();
    const firstClient = { id: 'other', secret: 'other' };
    const second = await startHost({ dataFolder, firstClient });
    expect(second.issued).toBeUndefined();
    const answer = await second.app.dispatch(BROKER, 'listClients', {});
    expect(answer).toMatchObject({ ok: true, value: { clients: { length: 1 } } });
    await second.close();
  });

  test('a second host on the same data is refused with the first one’s name', async () => {
    const first = await startHost({ dataFolder });
    await expect(openApp({ ...appOptions(dataFolder), host: 'desktop' })).rejects.toThrow(
      `is in use by another Quotedesk (headless, process ${process.pid}, since `,
    );
    expect((await first.send(AT.price, { body: GOOD_PRICE })).status).toBe(200);
    await first.close();
  });

  test('a taken port is an error that names it, and the data is free again', async () => {
    const first = await startHost();
    const app = await openApp(appOptions(dataFolder));
    await expect(app.listen(first.port)).rejects.toThrow(
      `Port ${first.port} on 127.0.0.1 is taken by another program`,
    );
    const answer = await app.dispatch(BROKER, 'serviceStatus', {});
    expect(answer).toMatchObject({
      value: { api: { url: null, problem: { code: 'portTaken', values: { port: first.port } } } },
    });
    await app.close();
    await first.close();
    await (await openApp(appOptions(dataFolder))).close();
  });
});

describe('data version', () => {
  let host: TestHost;

  beforeAll(async () => {
    dataFolder = temporaryFolder();
    host = await startHost({ dataFolder });
    // The first command may build; the test's own time is for what it tries.
    await quotedesk(['--version']);
  });

  afterAll(() => host.close());

  const version = async () => (await ask(host.app, 'dataVersion', {})).version;

  test('while nothing changes, it stays', async () => {
    const before = await version();
    await ask(host.app, 'listQuotes', { search: 'a' });
    await ask(host.app, 'dashboard', { from: '2026-01-01', to: '2026-01-31' });
    await ask(host.app, 'findCustomers', {});
    expect(await version()).toBe(before);
  });

  test('every change at this desk shows', async () => {
    const seen = [await version()];
    const id = await submitted(host, {});
    seen.push(await version());
    const override = { overrideType: 'discount', value: 5, reason: 'x' } as const;
    await ask(host.app, 'overrideQuote', { quoteId: id, ...override });
    seen.push(await version());
    await accepted(host, id);
    seen.push(await version());
    const { client_id } = await ask(host.app, 'createClient', { name: 'One more' });
    seen.push(await version());
    await ask(host.app, 'revokeClient', { client_id });
    seen.push(await version());
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a draft that is saved, changed or deleted changes the version of drafts, and nothing else', async () => {
    const { version: before, drafts } = await ask(host.app, 'dataVersion', {});
    const seen = [drafts];
    const look = async () => {
      const now = await ask(host.app, 'dataVersion', {});
      expect(now.version).toBe(before);
      seen.push(now.drafts);
    };
    const id = crypto.randomUUID();
    for (const excess of [300, 500]) {
      await ask(host.app, 'saveDraft', { id, title: 'Aoife Byrne', content: { excess } });
      await look();
    }
    await ask(host.app, 'deleteDraft', { id });
    await look();
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('a change by another process shows, and is in the lists at once', async () => {
    const before = await version();
    const { total } = await ask(host.app, 'listQuotes', {});
    const sample = 'resources/samples/quote.xml';
    const { code, err } = await quotedesk(['quote', 'submit', sample, '--data', dataFolder]);
    expect(code, err).toBe(0);
    expect(await version()).not.toBe(before);
    expect((await ask(host.app, 'listQuotes', {})).total).toBe(total + 1);
  });
});

describe('checked files', () => {
  const BOOK = 'rate-books/demonstration.json';

  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
    cpSync('resources', join(folder, 'resources'), { recursive: true });
  });

  const dataFolder = () => join(folder, 'data');

  /** Opens the application with resources of its own, and closes it after some work. */
  async function open<T>(work: (app: App) => Promise<T>): Promise<T> {
    const resourcesFolder = join(folder, 'resources');
    const log = openLog({ dataFolder: dataFolder(), keeps: true, says: false });
    const app = await openApp({ ...appOptions(dataFolder()), resourcesFolder, log });
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  }

  function edit(change: (text: string) => string): void {
    const file = join(folder, 'resources', BOOK);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  const books = (app: App) => app.dispatch(BROKER, 'listRateBooks', {});

  test('a rate book that was checked before is in force as before', async () => {
    const first = await open(books);
    expect(await open(books)).toEqual(first);
  });

  test('a file that has changed since is read and checked again', async () => {
    await open(books);
    edit((text) => text.replace('"factors"', '"fctors"'));
    await expect(open(books)).rejects.toThrow(BOOK);
  });

  test('the same book in other white space is the same book', async () => {
    const first = await open(books);
    edit((text) => `${text}\n`);
    expect(await open(books)).toEqual(first);
  });

  /** How often the log names damage. */
  const damages = () =>
    readFileSync(join(dataFolder(), 'logs', 'quotedesk.log'), 'utf8').match(/"msg":"damaged"/g)
      ?.length ?? 0;

  test('where the note of checked files is damaged, the files are checked again, and it is said once', async () => {
    const first = await open(books);
    const database = new Database(join(dataFolder(), 'quotedesk.db'));
    const spoil = `update setting set value = '{"a":"b"}' where name = 'checkedFiles'`;
    expect(database.prepare(spoil).run().changes).toBe(1);
    database.close();

    await open(async (app) => {
      const damage = { table: 'setting', name: 'checkedFiles' };
      expect(app.dataState.problem()).toMatchObject({
        kind: 'damaged',
        message: { code: 'rowDamaged', values: damage },
      });
      expect(await books(app)).toEqual(first);
      const price = { data: { ...GOOD_PRICE.data, 'in_dts.raterCover': 'Comprehensive' } } as const;
      expect(await ask(app, 'priceQuote', price)).toMatchObject({
        'rater.Comp.GrossPrem': expect.any(Number),
      });
      expect(await app.checkData()).toBe(0);
    });
    expect(damages()).toBe(1);
    await open(async (app) => {
      expect(app.dataState.problem()).toBeUndefined();
      expect(await submitted({ app }, {})).toMatch(/^Q-/);
    });
    expect(damages()).toBe(1);
  });
});
