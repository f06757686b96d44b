/** @module-tag thorough */
import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { FILE } from '../../../src/main/adapters/sqlite/files/file-names.ts';
import { schemaVersion } from '../../../src/main/adapters/sqlite/schema/migrate.ts';
import {
  expectAnswer,
  expectReplayed,
  filledAs,
  questionsOf,
} from '../../support/data/data-folder.ts';
import { fixtureOf, unpackFolder } from '../../support/data/packed-folder.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

/** Asks as any program for SQLite does; whole numbers are BigInt. */
type Read = (sql: string) => readonly object[];

/** The hash of every row of each table. */
function hashes(read: Read): Record<string, string> {
  const tables = read("select name from sqlite_schema where type = 'table' order by name");
  const inWords = (value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('hex') : String(value);
  const hashed = tables.flatMap(Object.values).map((name) => {
    const rows = read(`select * from "${name}"`).map((row) => Object.values(row).map(inWords));
    return [name, createHash('sha256').update(JSON.stringify(rows)).digest('hex')];
  });
  return Object.fromEntries(hashed);
}

test('data that are not encrypted need no SQLite of ours: that of Node.js reads them, and we what it wrote', async () => {
  const fixture = fixtureOf(schemaVersion());
  const filled = filledAs(basename(fixture));
  const [changed, copied] = [temporaryFolder(), temporaryFolder()];
  for (const folder of [changed, copied]) unpackFolder(fixture, folder);

  const ours = new Database(join(copied, FILE), { readonly: true });
  const other = new DatabaseSync(join(changed, FILE));
  const written = hashes((sql) => ours.prepare<[], object>(sql).safeIntegers().all());
  ours.close();
  expect(other.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(Object.keys(written).length).toBeGreaterThan(20);
  const read = hashes((sql) => {
    const statement = other.prepare(sql);
    statement.setReadBigInts(true);
    return statement.all();
  });
  expect(read).toEqual(written);

  // It writes every index again where they are, and every page into a copy.
  other.exec("reindex; insert into quote_search (quote_search) values ('optimize')");
  rmSync(join(copied, FILE));
  other.prepare('vacuum into ?').run(join(copied, FILE));
  other.close();
  for (const dataFolder of [changed, copied]) {
    const host = await startHost({ dataFolder, clock: { now: filled.folder.at } });
    expect(host.app.problem).toBeUndefined();
    for (const question of questionsOf(filled)) await expectAnswer(host, filled, question);
    await expectReplayed(host, filled.folder.quoteIds.length);
    await host.close();
  }
});
