import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { isLogDamaged } from '../../../../../src/main/adapters/sqlite/files/write-ahead-log.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

const COMMITS = 6;
const PAGE = 4096;
const HEADER = 32;
const FRAME = 24 + PAGE;

const KEY = '00112233445566778899aabbccddeeff'.repeat(2);

describe.each([
  ['of a plain database', {}],
  ['of an encrypted database', { dataKey: KEY }],
])('a log %s', (_name, options) => {
  let folder: string;
  let file: string;
  let log: Buffer;
  /** One transaction, and behind it what is left of the log before. */
  let nextLog: Buffer;

  /** A database as a killed process leaves it: everything is still in its log. */
  beforeAll(() => {
    folder = temporaryFolder();
    const live = join(folder, 'live.db');
    const database = openSqlite(live, options);
    database.pragma('journal_mode = wal');
    database.exec('create table kept (value text)');
    database.pragma('wal_checkpoint(truncate)');
    const insert = database.prepare('insert into kept values (?)');
    for (let i = 0; i < COMMITS; i += 1) insert.run(`${i}`.repeat(3000));
    // The last transaction has several pages.
    insert.run('last'.repeat(PAGE));
    file = join(folder, 'killed.db');
    copyFileSync(live, file);
    log = readFileSync(`${live}-wal`);
    // The next log begins at the start of the file, over this one.
    database.pragma('wal_checkpoint(restart)');
    insert.run('next');
    nextLog = readFileSync(`${live}-wal`);
    database.close();
  });

  function isDamaged(content: Buffer): boolean {
    writeFileSync(`${file}-wal`, content);
    return isLogDamaged(file);
  }

  function flipped(offset: number, bit = 0): Buffer {
    const copy = Buffer.from(log);
    copy[offset] = (copy[offset] ?? 0) ^ (1 << bit);
    return copy;
  }

  /** Where the frames that end a transaction begin. */
  const commits = (): number[] =>
    Array.from({ length: (log.length - HEADER) / FRAME }, (_, i) => HEADER + i * FRAME).filter(
      (at) => log.readUInt32BE(at + 4) !== 0,
    );

  test('a log that a killed process left is whole, and so is none, or one without a frame', () => {
    expect(isDamaged(log)).toBe(false);
    expect(isDamaged(Buffer.alloc(0))).toBe(false);
    expect(isDamaged(Buffer.alloc(HEADER + 8))).toBe(false);
    expect(isDamaged(log.subarray(0, HEADER))).toBe(false);
    rmSync(`${file}-wal`);
    expect(isLogDamaged(file)).toBe(false);
  });

  test('what an older log left behind the end is no damage', () => {
    expect(nextLog.length).toBe(log.length);
    expect(isDamaged(nextLog)).toBe(false);
  });

  test('a change in the page of any transaction but the last is damage', () => {
    const ends = commits();
    expect(ends).toHaveLength(COMMITS + 1);
    for (const [i, at] of ends.entries()) {
      expect(isDamaged(flipped(at + FRAME - 1)), `transaction ${i}`).toBe(i < COMMITS);
    }
  });

  test('a power cut in the only transaction, or before it, is no damage', () => {
    const [end = 0] = commits();
    for (const at of [HEADER - 1, HEADER + FRAME - 1, end + FRAME - 1]) {
      expect(isDamaged(flipped(at).subarray(0, end + FRAME)), `byte ${at}`).toBe(false);
    }
  });

  test('whatever bit changed before the last transactions, the log is damaged', () => {
    const half = Math.floor(log.length / 2);
    for (let offset = 0; offset < half; offset += 97) {
      // SQLite's version and its count of checkpoints are read by no one but the checksum.
      expect(isDamaged(flipped(offset, offset % 8)), `byte ${offset}`).toBe(true);
    }
  });

  test('a power cut in the last transaction is no damage, wherever it left it', () => {
    const last = log.length - (commits().at(-2) ?? 0) - FRAME;
    expect(last).toBeGreaterThan(3 * FRAME);
    for (let cut = 1; cut < last - 24; cut += 113) {
      expect(isDamaged(log.subarray(0, log.length - cut)), `cut by ${cut}`).toBe(false);
      expect(isDamaged(flipped(log.length - cut)), `torn at ${cut} from the end`).toBe(false);
    }
  });
});
