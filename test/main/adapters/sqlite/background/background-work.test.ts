/** @module-tag thorough */

import { renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Maintenance } from '../../../../../src/main/adapters/sqlite/background/maintenance.ts';
import type {
  FileIdentity,
  OpenDatabase,
} from '../../../../../src/main/adapters/sqlite/connection/database.ts';
import type { OnFault } from '../../../../../src/main/adapters/sqlite/connection/failure-report.ts';
import { openReader } from '../../../../../src/main/adapters/sqlite/files/database-file.ts';
import { openedFile } from '../../../../../src/main/adapters/sqlite/files/database-files.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { openApp } from '../../../../../src/main/app/app.ts';
import { openMaintenanceThread } from '../../../../../src/main/app/worker/workers.ts';
import { ask } from '../../../../support/host/ask.ts';
import { appOptions } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { submitted } from '../../../../support/quotes/quotes.ts';
import { throwFault } from '../../../../support/stores/database.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const MIB = 1024 * 1024;

/** What the log may hold: the journal's own limit. */
const LIMIT = 64 * MIB;

const ONE_WRITE = 4 * MIB;

/** Whether a checkpoint waits for readers: meanwhile it holds the lock of anyone who writes. */
function waitsForReaders(sqlite: Database.Database): boolean {
  try {
    sqlite.exec('begin immediate; rollback');
    return false;
  } catch {
    return true;
  }
}

test('the log begins again although somebody always reads', async () => {
  const { dataFolder, resourcesFolder } = appOptions(folder);
  const told = { dataFolder, resourcesFolder, specimen: false, unsynced: true, version: '' };
  const maintenance = openMaintenanceThread(told);
  const database = await openDatabase({
    folder,
    host: 'headless',
    since: '2026-07-01T09:00:00Z',
    unsynced: true,
    maintenance,
    onFault: throwFault,
  });
  const file = join(folder, 'quotedesk.db');
  const [first, second] = [openReader(file, {}), openReader(file, {})];
  try {
    database.sqlite.exec('create table filler (content blob); insert into filler values (null)');
    const write = database.sqlite.prepare('update filler set content = randomblob(?)');
    const end = (reader: Database.Database) => reader.inTransaction && reader.exec('commit');
    let [reader, before] = [first, second];
    let largest = 0;
    for (let written = 0; written < 2 * LIMIT; written += ONE_WRITE) {
      // Each begins before the one before it ends: no write finds the log without a reader.
      write.run(ONE_WRITE);
      reader.exec('begin; select count(*) from quote');
      end(before);
      let isOver = false;
      const checkpoint = maintenance.checkpoint(openedFile(file)).finally(() => {
        isOver = true;
      });
      while (!isOver) {
        // It stays until the next write, unless the log waits for it.
        if (waitsForReaders(database.sqlite)) end(reader);
        await wait(1);
      }
      await checkpoint;
      largest = Math.max(largest, statSync(`${file}-wal`).size);
      [reader, before] = [before, reader];
    }
    expect(largest).toBeLessThan(LIMIT);
  } finally {
    first.close();
    second.close();
    await database.close();
  }
});

describe('background work', () => {
  const QUOTES = 60;

  /** More pages than are worth a checkpoint. */
  const PAGES = 1200;

  /** Closed after each test, also where it fails: until then they look at their files. */
  const opened: OpenDatabase[] = [];

  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });

  const thread = () => {
    const { dataFolder, resourcesFolder } = appOptions(folder);
    return openMaintenanceThread({
      dataFolder,
      resourcesFolder,
      specimen: false,
      unsynced: true,
      version: '',
    });
  };

  async function open(maintenance: Maintenance, onFault: OnFault = throwFault) {
    const database = await openDatabase({
      folder,
      host: 'headless',
      since: '2026-07-01T09:00:00Z',
      unsynced: true,
      maintenance,
      onFault,
    });
    opened.push(database);
    return database;
  }

  /** What another program finds in the file. */
  function inside<T>(look: (database: Database.Database) => T): T {
    const database = new Database(join(folder, 'quotedesk.db'));
    try {
      return look(database);
    } finally {
      database.close();
    }
  }

  async function filled(): Promise<void> {
    const app = await openApp({ ...appOptions(folder), unsynced: true });
    for (let i = 0; i < QUOTES; i += 1) await submitted({ app }, {});
    await ask(app, 'listQuotes', {});
    await app.close();
  }

  const beginAgain = () =>
    inside((database) =>
      database.exec('delete from quote_line; update quote_index_reached set sequence = 0'),
    );

  const lines = () =>
    inside((database) => Number(database.prepare('select count(*) from quote_line').pluck().get()));

  test('where much is missing, a thread brings it in', async () => {
    await filled();
    beginAgain();
    const real = thread();
    let [batches, broughtIn] = [0, 0];
    const counted = {
      ...real,
      index: async (file: FileIdentity) => {
        batches += 1;
        const wereAny = await real.index(file);
        broughtIn = lines();
        return wereAny;
      },
    };
    const database = await open(counted);
    await database.projection.catchUp();
    expect(lines()).toBe(QUOTES);
    expect(batches).toBeGreaterThan(0);
    expect(broughtIn).toBeGreaterThan(0);
  });

  test('a thread that fails leaves the index to the host, which reports it', async () => {
    await filled();
    beginAgain();
    const faults: unknown[] = [];
    const broken = {
      prepare: () => Promise.resolve(),
      index: () => Promise.reject(new Error('no thread')),
      checkpoint: () => Promise.resolve(),
      close: () => Promise.resolve(),
    };
    const database = await open(broken, (error) => faults.push(error));
    await database.projection.catchUp();
    expect(lines()).toBe(QUOTES);
    expect(faults).toEqual([new Error('no thread')]);
  });

  test('a thread writes a long log into the database, and nothing where the data is only read', async () => {
    const database = await open(thread());
    const { sqlite } = database;
    const unwritten = () => {
      const [found] = sqlite.pragma('wal_checkpoint(noop)') as {
        log: number;
        checkpointed: number;
      }[];
      return (found?.log ?? 0) - (found?.checkpointed ?? 0);
    };
    const write = () => {
      sqlite.exec('create table if not exists filler (content blob)');
      sqlite.prepare('insert into filler values (zeroblob(?))').run(PAGES * 4096);
    };
    write();
    expect(unwritten()).toBeGreaterThan(PAGES);
    await expect.poll(unwritten, { timeout: 30_000 }).toBe(0);
    write();
    database.setReadOnly(true);
    const size = statSync(join(folder, 'quotedesk.db')).size;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(statSync(join(folder, 'quotedesk.db')).size).toBe(size);
    database.setReadOnly(false);
  });

  test('a thread does not open a file that took the name of the database', async () => {
    const maintenance = thread();
    await open(maintenance);
    const file = join(folder, 'quotedesk.db');
    const { dev, ino } = statSync(file, { bigint: true });
    renameSync(file, `${file}.away`);
    await expect(maintenance.index({ dev, ino })).rejects.toThrow('another file');
    renameSync(`${file}.away`, file);
  });
});
