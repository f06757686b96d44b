import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSqlite } from '../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import {
  APPLICATION_ID,
  versionOf,
} from '../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import { openDatabase } from '../../../../src/main/adapters/sqlite/open.ts';
import { hashed } from '../../../../src/main/adapters/sqlite/rows/row-hash.ts';
import { fillAs0_1 } from '../../../support/data/folder-of-0-1.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../support/stores/database.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const since = '2026-11-21T09:30:00Z';
const open = (host: 'desktop' | 'headless' | 'command' = 'headless') =>
  openDatabase({ folder, host, since, onFault: throwFault });
const file = () => join(folder, 'quotedesk.db');
const mode = (path: string) => statSync(path).mode & 0o777;

/** What another program finds in the file. */
function inspect<T>(look: (database: Database.Database) => T): T {
  const database = new Database(file(), { fileMustExist: true });
  try {
    return look(database);
  } finally {
    database.close();
  }
}

describe('a new database', () => {
  test('has every pragma of its own connection', async () => {
    const database = await open();
    const pragma = (name: string) => database.sqlite.pragma(name, { simple: true });
    expect({
      journal: pragma('journal_mode'),
      synchronous: pragma('synchronous'),
      foreignKeys: pragma('foreign_keys'),
      busy: pragma('busy_timeout'),
      trusted: pragma('trusted_schema'),
      cells: pragma('cell_size_check'),
      secureDelete: pragma('secure_delete'),
      temp: pragma('temp_store'),
      limit: pragma('journal_size_limit'),
    }).toEqual({
      journal: 'wal',
      synchronous: 2,
      foreignKeys: 1,
      busy: 0,
      trusted: 0,
      cells: 1,
      secureDelete: 1,
      temp: 2,
      limit: 67_108_864,
    });
    await database.close();
  });

  test('has a second connection that only reads, and sees what was committed', async () => {
    const { db, reader, close } = await open();
    const pragma = (name: string) => reader.sqlite.pragma(name, { simple: true });
    expect({
      busy: pragma('busy_timeout'),
      trusted: pragma('trusted_schema'),
      cells: pragma('cell_size_check'),
      temp: pragma('temp_store'),
    }).toEqual({ busy: 0, trusted: 0, cells: 1, temp: 2 });
    const setting = hashed({ name: 'a', value: 'b' });
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('setting').values(setting).execute();
      expect(await reader.db.selectFrom('setting').selectAll().execute()).toEqual([]);
    });
    expect(await reader.db.selectFrom('setting').selectAll().execute()).toEqual([setting]);
    await expect(reader.db.deleteFrom('setting').execute()).rejects.toThrow(/readonly/);
    await close();
  });

  test('says what it is, in the file itself', async () => {
    const database = await open();
    expect(database.isNew).toBe(true);
    await database.close();
    expect(inspect((it) => it.pragma('application_id', { simple: true }))).toBe(APPLICATION_ID);
    expect(inspect((it) => it.pragma('user_version', { simple: true }))).toBeGreaterThan(0);
    expect(inspect((it) => it.pragma('journal_mode', { simple: true }))).toBe('wal');
    expect(inspect((it) => it.pragma('integrity_check', { simple: true }))).toBe('ok');
  });

  test('is for its owner only, in a folder for its owner only', async () => {
    chmodSync(folder, 0o755);
    const database = await open();
    expect(mode(folder)).toBe(0o700);
    for (const name of ['quotedesk.db', 'quotedesk.db-wal', 'quotedesk.db-shm', 'holder.json']) {
      expect(mode(join(folder, name)), name).toBe(0o600);
    }
    await database.close();
  });

  test('makes its folder, however deep', async () => {
    const deep = join(folder, 'a/b/c');
    const database = await openDatabase({
      folder: deep,
      host: 'headless',
      since,
      onFault: throwFault,
    });
    expect(mode(deep)).toBe(0o700);
    await database.close();
  });
});

describe('opened again', () => {
  test('it is not new, and has the pragmas that a file does not keep', async () => {
    await (await open()).close();
    const database = await open();
    expect(database.isNew).toBe(false);
    expect(database.sqlite.pragma('synchronous', { simple: true })).toBe(2);
    expect(database.sqlite.pragma('foreign_keys', { simple: true })).toBe(1);
    await database.close();
  });

  test('nothing that was committed is lost, also where no one closed it', async () => {
    const database = await open();
    const setting = { name: 'a', value: 'b', row_hash: '' };
    await database.db.insertInto('setting').values(setting).execute();
    // A reader sees the file and its WAL, as after a crash.
    expect(inspect((it) => it.prepare('select * from setting').all())).toEqual([setting]);
    await database.close();
    expect(inspect((it) => it.prepare('select * from setting').all())).toEqual([setting]);
  });

  test('data that can be made again are not synced', async () => {
    const options = { folder, host: 'headless', since, onFault: throwFault } as const;
    const database = await openDatabase({ ...options, unsynced: true });
    expect(database.sqlite.pragma('synchronous', { simple: true })).toBe(0);
    await database.close();
  });
});

describe('a file that is not ours', () => {
  const refused = async (message: string) => {
    const before = readFileSync(file());
    await expect(open()).rejects.toMatchObject({ fault: { kind: 'unavailable' } });
    await expect(open()).rejects.toThrow(message);
    expect(readFileSync(file()).equals(before), 'it was left as it is').toBe(true);
  };

  test('another program’s database', async () => {
    const foreign = new Database(file());
    foreign.exec('create table theirs (x)');
    foreign.close();
    await refused('is not a Quotedesk database');
  });

  test('no database at all', async () => {
    for (const content of ['a letter', 'x'.repeat(10_000)]) {
      writeFileSync(file(), content);
      await refused('is not a Quotedesk database');
    }
  });

  test.each(['chain-head.json', 'quotedesk.db-wal'])(
    'nothing where %s says that there was data',
    async (left) => {
      writeFileSync(join(folder, left), '{}');
      await expect(open()).rejects.toThrow(expect.objectContaining({ name: 'dataMissing' }));
      await expect(open()).rejects.toThrow(`quotedesk.db is missing, but ${left} says`);
      await expect(open()).rejects.toMatchObject({ fault: { problem: 'missing' } });
      expect(existsSync(file())).toBe(false);
      writeFileSync(file(), '');
      await refused(`quotedesk.db is empty, but ${left} says`);
      rmSync(join(folder, left));
      await (await open()).close();
    },
  );

  test('a folder in its place', async () => {
    mkdirSync(file());
    await expect(open()).rejects.toThrow();
    expect(existsSync(file())).toBe(true);
  });

  test.each([undefined, '1a'.repeat(32)])(
    'one of version 0.1, whose folder is left as it is: with the key %s',
    async (dataKey) => {
      fillAs0_1(folder, dataKey);
      chmodSync(folder, 0o750);
      for (const name of ['quotedesk.db', 'quotedesk.db-wal']) chmodSync(join(folder, name), 0o640);
      const left = () =>
        ['quotedesk.db', 'quotedesk.db-wal'].map((name) => [
          readFileSync(join(folder, name)).toString('hex'),
          mode(join(folder, name)),
        ]);
      const before = left();
      for (const host of ['headless', 'desktop', 'command'] as const) {
        const key = dataKey === undefined ? {} : { dataKey };
        const opening = openDatabase({ folder, host, since, onFault: throwFault, ...key });
        await expect(opening).rejects.toThrow(
          'quotedesk.db was written by Quotedesk 0.1, and only version 0.1.x opens it',
        );
        // What is encrypted is read by its key alone: then SQLite has brought its log into it.
        if (dataKey === undefined) expect([left(), mode(folder)]).toEqual([before, 0o750]);
      }
      expect(readdirSync(folder).filter((name) => /copy|backup|partial/.test(name))).toEqual([]);
      const kept = openSqlite(file(), dataKey === undefined ? {} : { dataKey });
      expect(kept.prepare('select id from quote').pluck().all()).toEqual(['Q-0000-0000-0001']);
      expect(versionOf(kept)).toBe(33);
      kept.close();
    },
  );

  test('one of a newer version; and the folder is free again', async () => {
    await (await open()).close();
    const version = Number(inspect((it) => it.pragma('user_version', { simple: true })));
    inspect((it) => it.pragma(`user_version = ${version + 1}`));
    await expect(open()).rejects.toThrow('was written by a newer version of Quotedesk');
    await expect(open('command')).rejects.toThrow(
      expect.objectContaining({ name: 'databaseNewer' }),
    );
    inspect((it) => it.pragma(`user_version = ${version}`));
    await (await open()).close();
  });
});

describe('a log whose changes are damaged', () => {
  /** What a crash leaves, with one changed bit in the first frame of the log: its commits no longer count. */
  async function crashed(): Promise<void> {
    const database = await open();
    for (const name of ['a', 'b']) {
      const setting = hashed({ name, value: 'x'.repeat(100) });
      await database.db.insertInto('setting').values(setting).execute();
    }
    const kept = ['quotedesk.db', 'quotedesk.db-wal'].map((name) => {
      return [join(folder, name), readFileSync(join(folder, name))] as const;
    });
    await database.close();
    for (const [path, bytes] of kept) {
      if (path.endsWith('-wal')) bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
      writeFileSync(path, bytes);
    }
  }

  test('is said by the host that opens it, once', async () => {
    await crashed();
    const database = await open();
    expect(database.isLogDamaged).toBe(true);
    await database.close();
    const again = await open();
    expect(again.isLogDamaged).toBe(false);
    await again.close();
  });

  test('says nothing where data are not synced', async () => {
    await crashed();
    const options = { folder, host: 'headless', since, onFault: throwFault } as const;
    const database = await openDatabase({ ...options, unsynced: true });
    expect(database.isLogDamaged).toBe(false);
    await database.close();
  });
});
