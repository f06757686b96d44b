import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { asRead, type Contents, fingerprint, readContents } from './contents.ts';

const [NAME, LOG] = ['quotedesk.db', 'quotedesk.db-wal'];
const FRAME = 24 + 4096;

/** The folder before and after a second transaction, and after its log went into the database. */
const states: Contents[] = [];

beforeAll(() => {
  const folder = temporaryFolder();
  const database = openSqlite(join(folder, NAME), {});
  const keep = () => states.push(readContents(folder));
  database.exec('create table t (a text)');
  database.pragma('journal_mode = wal');
  database.exec('insert into t values (zeroblob(3000))');
  keep();
  database.exec('insert into t values (zeroblob(9000))');
  keep();
  database.pragma('wal_checkpoint');
  keep();
  database.close();
  rmSync(folder, { recursive: true });
});
afterAll(() => {
  states.length = 0;
});

function bytesOf(contents: Contents, name: string): Buffer {
  const bytes = contents.get(name);
  if (!Buffer.isBuffer(bytes)) throw new Error(`${name} is missing`);
  return bytes;
}

const state = (at: number): Contents => states[at] ?? new Map();
const withFile = (contents: Contents, name: string, bytes: Buffer): Contents =>
  new Map(contents).set(name, bytes);
const read = (contents: Contents) => fingerprint(asRead(contents));

describe('contents as they are read', () => {
  test('are the same with frames of a transaction that was not committed', () => {
    const [first, second] = [state(0), state(1)];
    const log = bytesOf(second, LOG);
    const begun = log.subarray(0, bytesOf(first, LOG).length + FRAME);
    expect(log.length).toBeGreaterThan(begun.length);
    const cut = withFile(first, LOG, begun);
    expect(fingerprint(cut)).not.toBe(fingerprint(first));
    expect(read(cut)).toBe(read(first));
    expect(read(second)).not.toBe(read(first));
  });

  test('are the same while pages go from the log to the database', () => {
    const [before, after] = [state(1), state(2)];
    const [database, whole] = [bytesOf(before, NAME), bytesOf(after, NAME)];
    const part = (pages: number) =>
      Buffer.concat([whole.subarray(0, 4096 * pages), database.subarray(4096 * pages)]);
    const one = withFile(before, NAME, part(1));
    expect(fingerprint(one)).not.toBe(fingerprint(before));
    expect(read(one)).toBe(read(before));
  });

  test('differ where the log is not needed any more, is missing, or is damaged', () => {
    const logged = state(1);
    expect(read(state(2))).not.toBe(read(logged));
    const alone = new Map(logged);
    alone.delete(LOG);
    expect(read(alone)).not.toBe(read(logged));
    const log = Buffer.from(bytesOf(logged, LOG));
    log[32 + 30] = 1;
    expect(read(withFile(logged, LOG, log))).not.toBe(read(logged));
  });

  test('differ by any other file', () => {
    expect(read(withFile(state(0), 'chain-head.json', Buffer.from('{}')))).not.toBe(read(state(0)));
  });
});
