import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { isLogDamaged } from '../../../../src/main/adapters/sqlite/integrity/write-ahead-log.ts';

const COMMITS = 6;

const KEY = '00112233445566778899aabbccddeeff'.repeat(2);

describe.each([
  ['of a plain database', {}],
  ['of an encrypted database', { dataKey: KEY }],
])('a log %s', (_name, options) => {
  let folder: string;
  let file: string;
  let log: Buffer;

  /** A database as a killed process leaves it: everything is still in its log. */
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'quotedesk-log-'));
    const live = join(folder, 'live.db');
    const database = openSqlite(live, options);
    database.pragma('journal_mode = wal');
    database.exec('create table kept (value text)');
    database.pragma('wal_checkpoint(truncate)');
    const insert = database.prepare('insert into kept values (?)');
    for (let i = 0; i < COMMITS; i += 1) insert.run(`${i}`.repeat(3000));
    file = join(folder, 'killed.db');
    copyFileSync(live, file);
    log = readFileSync(`${live}-wal`);
    database.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function isDamaged(content: Buffer): boolean {
    writeFileSync(`${file}-wal`, content);
    return isLogDamaged(file);
  }

  function flipped(offset: number, bit = 0): Buffer {
    const copy = Buffer.from(log);
    copy[offset] = (copy[offset] ?? 0) ^ (1 << bit);
    return copy;
  }

  test('a log that a killed process left is whole, and so is none', () => {
    expect(isDamaged(log)).toBe(false);
    expect(isDamaged(Buffer.alloc(0))).toBe(false);
  });

  test('whatever bit changed before the last transactions, the log is damaged', () => {
    const half = Math.floor(log.length / 2);
    for (let offset = 0; offset < half; offset += 97) {
      // SQLite's version and its count of checkpoints are read by nobody but the checksum.
      expect(isDamaged(flipped(offset, offset % 8)), `byte ${offset}`).toBe(true);
    }
  });

  test('a power cut in the last transaction is no damage, wherever it left it', () => {
    for (let cut = 1; cut < 3000; cut += 113) {
      expect(isDamaged(log.subarray(0, log.length - cut)), `cut by ${cut}`).toBe(false);
      expect(isDamaged(flipped(log.length - cut)), `torn at ${cut} from the end`).toBe(false);
    }
  });
});
