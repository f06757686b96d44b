import { rmSync } from 'node:fs';
import { join } from 'node:path';
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
import { DATA_FOLDERS, fixtureOf, unpackFolder } from '../../support/data/packed-folder.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

/** Reads rows as any of two programs for SQLite does. */
type Read = (sql: string) => readonly unknown[];

/** Every row of every table, in words: each program has a class of its own for bytes. */
function contents(read: Read): string[] {
  const tables = read("select name from sqlite_schema where type = 'table' order by name");
  const inWords = (_key: string, value: unknown) => {
    if (typeof value === 'bigint') return String(value);
    return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value;
  };
  return tables.map((table) => {
    const { name } = table as { name: string };
    return `${name} ${JSON.stringify(read(`select * from "${name}"`), inWords)}`;
  });
}

test('data that are not encrypted need no SQLite of their own: that of Node.js reads them, and we what it wrote', async () => {
  const name = fixtureOf(schemaVersion()).slice(DATA_FOLDERS.length + 1);
  const filled = filledAs(name);
  const [here, there] = [temporaryFolder(), temporaryFolder()];
  unpackFolder(fixtureOf(schemaVersion()), here);
  unpackFolder(fixtureOf(schemaVersion()), there);

  // Written by ours, with its log; read by the other one, which then writes every page and index again.
  const ours = await startHost({ dataFolder: here, clock: { now: filled.folder.at } });
  await expectReplayed(ours, filled.folder.quoteIds.length);
  await ours.close();
  const other = new DatabaseSync(join(here, FILE));
  const own = new Database(join(here, FILE), { readonly: true });
  expect(other.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  const read = contents((sql) => {
    const statement = other.prepare(sql);
    // The numbers of rows in a full-text index are beyond those of JavaScript.
    statement.setReadBigInts(true);
    return statement.all();
  });
  expect(read.length).toBeGreaterThan(20);
  expect(read).toEqual(contents((sql) => own.prepare(sql).safeIntegers().all()));
  own.close();
  other.exec("reindex; insert into quote_search (quote_search) values ('rebuild')");
  rmSync(join(there, FILE));
  other.exec(`vacuum into '${join(there, FILE)}'`);
  other.close();

  for (const dataFolder of [here, there]) {
    const host = await startHost({ dataFolder, clock: { now: filled.folder.at } });
    expect(host.app.problem).toBeUndefined();
    for (const question of questionsOf(filled)) await expectAnswer(host, filled, question);
    await expectReplayed(host, filled.folder.quoteIds.length);
    await host.close();
  }
});
