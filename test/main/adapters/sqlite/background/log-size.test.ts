/** @module-tag thorough */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { openReader } from '../../../../../src/main/adapters/sqlite/files/database-file.ts';
import { openedFile } from '../../../../../src/main/adapters/sqlite/files/database-files.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { openMaintenanceThread } from '../../../../../src/main/app/worker/workers.ts';
import { appOptions } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../../support/stores/throw-fault.ts';

const MIB = 1024 * 1024;
/** What the log may hold: the journal's own limit. */
const LIMIT = 64 * MIB;
const ONE_WRITE = 4 * MIB;
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

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
  const told = { dataFolder, resourcesFolder, specimen: false, unsynced: true };
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
