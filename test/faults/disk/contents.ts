import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { isLogDamaged } from '../../../src/main/adapters/sqlite/files/write-ahead-log.ts';

/** What a folder holds, by name: the bytes of a file, or the contents of a folder. */
export interface Contents extends ReadonlyMap<string, Buffer | Contents> {}

/** SQLite's mapped memory: no journal has it, and it is made again after a crash. */
const isMapped = (name: string) => name.endsWith('-shm');

export function readContents(folder: string): Contents {
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return [entry.name, entry.isDirectory() ? readContents(path) : readFileSync(path)] as const;
    }),
  );
}

/** @param folder is made, where it is not there */
export function writeContents(contents: Contents, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, node] of contents) {
    const path = join(folder, name);
    if (Buffer.isBuffer(node)) writeFileSync(path, node, { mode: 0o600 });
    else writeContents(node, path);
  }
}

/** The hash of each file after its path; a folder has a line of its own, also where it is empty. */
function* linesOf(contents: Contents, folder = ''): Iterable<string> {
  for (const name of [...contents.keys()].sort()) {
    const node = contents.get(name);
    const path = `${folder}${name}`;
    if (node === undefined || isMapped(name)) continue;
    if (Buffer.isBuffer(node)) {
      yield `${path} ${createHash('sha256').update(node).digest('hex')}`;
    } else {
      yield `${path}/ folder`;
      yield* linesOf(node, `${path}/`);
    }
  }
}

/** The same text for the same bytes under the same names, mapped memory left out. */
export function fingerprint(contents: Contents): string {
  return [...linesOf(contents)].join('\n');
}

/** The paths at which two folders differ; mapped memory is left out. */
export function differences(one: Contents, other: Contents): string[] {
  const [left, right] = [[...linesOf(one)], [...linesOf(other)]];
  const lines = [
    ...left.filter((line) => !right.includes(line)),
    ...right.filter((line) => !left.includes(line)),
  ];
  return [...new Set(lines.map((line) => line.slice(0, line.lastIndexOf(' '))))];
}

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
