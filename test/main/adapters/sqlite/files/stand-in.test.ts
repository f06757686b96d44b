import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '../../../../../src/main/adapters/sqlite/connection/database.ts';
import type { SqliteParts } from '../../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { versionOf } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import {
  type DatabaseOptions,
  openDatabase,
} from '../../../../../src/main/adapters/sqlite/open.ts';
import { schemaVersion } from '../../../../../src/main/adapters/sqlite/schema/migrate.ts';
import { settingStore } from '../../../../../src/main/adapters/sqlite/settings/setting-store.ts';
import { openCopy, openStandIn } from '../../../../../src/main/adapters/sqlite/stand-in.ts';
import { HEAD_FILE } from '../../../../../src/shared/schemas/quotes/history.ts';
import { addNextMigration } from '../../../../support/data/next-migration.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../../support/stores/database.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const file = () => join(folder, 'quotedesk.db');
const options = (parts: SqliteParts = {}): DatabaseOptions => ({
  folder,
  host: 'headless',
  since: '2026-11-21T09:30:00Z',
  onFault: throwFault,
  ...parts,
});
const settings = ({ reader }: OpenDatabase) =>
  reader.db.selectFrom('setting').select('value').where('name', '=', 'a').execute();

async function filled(parts?: SqliteParts): Promise<void> {
  const database = await openDatabase(options(parts));
  await settingStore(database).once('a', () => 'b');
  await database.close();
}

/** What both say of a database in memory. */
const IN_MEMORY = { isNew: false, restricted: [], isLogDamaged: false, file: undefined };

describe('in the place of a database that cannot be read', () => {
  beforeEach(() => writeFileSync(file(), 'damaged'));

  test('is an empty one in memory, which says nothing of a history and never becomes a file', async () => {
    const standIn = await openStandIn(options());
    expect(standIn).toMatchObject(IN_MEMORY);
    expect(versionOf(standIn.sqlite)).toBe(schemaVersion());
    expect(await standIn.db.selectFrom('quote').selectAll().execute()).toEqual([]);
    expect(await standIn.head.check()).toEqual({ state: 'none', sequence: null });
    standIn.head.note({ sequence: 1, hash: 'one', at: 1 });
    await standIn.head.close();
    await standIn.projection.catchUp();
    expect(standIn.lossOf()).toBeUndefined();
    await standIn.saveLost();
    await standIn.close();
    expect(standIn.sqlite.open).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['holder.json', 'lock.db', 'quotedesk.db']);
    expect(readFileSync(file(), 'utf8')).toBe('damaged');
  });

  test('the folder is locked until it is closed', async () => {
    const standIn = await openStandIn(options());
    await expect(openStandIn(options())).rejects.toThrow(
      expect.objectContaining({ name: 'dataInUse' }),
    );
    await standIn.close();
    await (await openStandIn(options())).close();
  });
});

describe('a copy of a database in a folder that cannot be written', () => {
  test.each([
    ['plain', {}],
    ['encrypted', { dataKey: '1a'.repeat(32) }],
  ])('has what the database has, and takes no file: %s', async (_, parts) => {
    await filled(parts);
    writeFileSync(join(folder, HEAD_FILE), '{"sequence":7,"hash":"later"}');
    const before = [readdirSync(folder), readFileSync(file())];
    mkdirSync(join(folder, 'temporary'));
    vi.stubEnv('TMPDIR', join(folder, 'temporary'));
    const copy = await openCopy(options(parts)).finally(vi.unstubAllEnvs);
    expect(readdirSync(join(folder, 'temporary'))).toEqual([]);
    rmSync(join(folder, 'temporary'), { recursive: true });
    expect(copy).toMatchObject(IN_MEMORY);
    expect(await settings(copy)).toEqual([{ value: 'b' }]);
    expect(await copy.head.check()).toEqual({ state: 'rolledBack', sequence: 7 });
    expect(copy.lossOf()).toBeUndefined();
    copy.head.note({ sequence: 8, hash: 'later', at: 1 });
    await settingStore(copy).once('c', () => 'd');
    await copy.saveLost();
    await copy.close();
    expect([readdirSync(folder), readFileSync(file())]).toEqual(before);
  });

  test('reads in transactions while SQLite refuses every write', async () => {
    await filled();
    const copy = await openCopy(options());
    copy.setReadOnly(true);
    const reading = copy.db
      .transaction()
      .execute((inside) =>
        inside.selectFrom('setting').select('value').where('name', '=', 'a').execute(),
      );
    expect(await reading).toEqual([{ value: 'b' }]);
    await expect(copy.db.deleteFrom('setting').execute()).rejects.toThrow(/readonly/);
    await copy.close();
  });

  test('has the present schema where the database is of an earlier version', async () => {
    await filled();
    const before = readFileSync(file());
    const removeMigration = await addNextMigration();
    const copy = await openCopy(options()).finally(removeMigration);
    expect(versionOf(copy.sqlite)).toBe(schemaVersion() + 1);
    expect(await settings(copy)).toEqual([{ value: 'b' }]);
    await copy.close();
    expect(readFileSync(file()).equals(before)).toBe(true);
  });

  test('is none without what only the log has, of another program, or of nothing', async () => {
    await expect(openCopy(options())).rejects.toThrow(/ENOENT/);
    expect(existsSync(file())).toBe(false);
    const theirs = new Database(file());
    theirs.exec('create table theirs (x)');
    theirs.close();
    await expect(openCopy(options())).rejects.toThrow('is not a Quotedesk database');
    rmSync(file());
    await filled();
    writeFileSync(`${file()}-wal`, '');
    await (await openCopy(options())).close();
    writeFileSync(`${file()}-wal`, 'a change');
    await expect(openCopy(options())).rejects.toThrow('its log has changes');
  });
});
