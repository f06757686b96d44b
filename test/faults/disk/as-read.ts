import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { isLogDamaged } from '../../../src/main/adapters/sqlite/files/write-ahead-log.ts';
import type { Contents } from './contents.ts';

const LOG = '-wal';
const DATABASE = 'database';

/** Every page of a database, as SQLite reads it with its log; undefined where it does not, as without its key. */
function pagesOf(file: string): Buffer | undefined {
  const database = openSqlite(file, { fileMustExist: true });
  try {
    return database.serialize();
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

/** Lays out files next to each other for as long as they are read. */
function withFiles<T>(files: Readonly<Record<string, Buffer>>, read: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-read-'));
  try {
    for (const [name, bytes] of Object.entries(files)) writeFileSync(join(folder, name), bytes);
    return read(join(folder, DATABASE));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * All that a host can learn of a database that has a log: its pages, whether they need the log, and
 * what the host finds in the log itself.
 * @returns undefined where SQLite does not read it
 */
function readLogged(database: Buffer, log: Buffer): { pages: Buffer; log: Buffer } | undefined {
  const both = { [DATABASE]: database, [`${DATABASE}${LOG}`]: log };
  const pages = withFiles(both, pagesOf);
  if (!pages) return undefined;
  // In a copy of its own: SQLite may begin the log again.
  const isDamaged = withFiles(both, isLogDamaged);
  const isNeeded = !withFiles({ [DATABASE]: database }, pagesOf)?.equals(pages);
  return { pages, log: Buffer.from(JSON.stringify({ isDamaged, isNeeded })) };
}

/**
 * The same contents with each database that has a log as a host reads it: frames of a transaction that
 * was not committed, and pages on their way from the log to the database, make no difference to it.
 * Everything else is as it was, also a database with a rollback journal or a key.
 */
export function asRead(contents: Contents): Contents {
  const read = new Map(contents);
  for (const [name, node] of contents) {
    if (!Buffer.isBuffer(node)) {
      read.set(name, asRead(node));
      continue;
    }
    const log = contents.get(`${name}${LOG}`);
    if (!Buffer.isBuffer(log) || log.length === 0 || contents.has(`${name}-journal`)) continue;
    const found = readLogged(node, log);
    if (!found) continue;
    read.set(name, found.pages);
    read.set(`${name}${LOG}`, found.log);
  }
  return read;
}
