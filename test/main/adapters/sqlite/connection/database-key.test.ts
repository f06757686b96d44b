import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  openSqlite,
  type SqliteParts,
} from '../../../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import {
  changeDatabaseKey,
  opensWith,
} from '../../../../../src/main/adapters/sqlite/files/change-database-key.ts';
import {
  copyToFile,
  readDatabase,
} from '../../../../../src/main/adapters/sqlite/files/copy-to-file.ts';
import {
  setAside,
  switchSteps,
} from '../../../../../src/main/adapters/sqlite/files/switch-database.ts';
import { openDatabase } from '../../../../../src/main/adapters/sqlite/open.ts';
import { schemaVersion } from '../../../../../src/main/adapters/sqlite/schema/migrate.ts';
import { settingStore } from '../../../../../src/main/adapters/sqlite/settings/setting-store.ts';
import { HEAD_FILE } from '../../../../../src/shared/schemas/quotes/history.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { throwFault } from '../../../../support/stores/database.ts';

const KEY: SqliteParts = { dataKey: '1a'.repeat(32) };
const OTHER: SqliteParts = { dataKey: '2b'.repeat(32) };
const SECRET = 'Aoife Ní Dhomhnaill';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const at = (...names: string[]) => join(folder, ...names);
const file = () => at('quotedesk.db');
const open = (parts: SqliteParts) =>
  openDatabase({ folder, host: 'headless', since: '', onFault: throwFault, ...parts });

/** A database with one setting, closed. */
async function filled(parts: SqliteParts): Promise<void> {
  const database = await open(parts);
  await settingStore(database).once('a', () => SECRET);
  await database.close();
}

/** What a crash leaves: the last change is in the log alone. */
async function crashed(parts: SqliteParts, into: string): Promise<void> {
  const database = await open(parts);
  await settingStore(database).once('a', () => SECRET);
  mkdirSync(into);
  for (const name of ['quotedesk.db', 'quotedesk.db-wal']) {
    copyFileSync(at(name), join(into, name));
  }
  await database.close();
}

const settings = (of: string, parts: SqliteParts) =>
  readDatabase(of, parts, (sqlite) => sqlite.prepare('select value from setting').pluck().all());
const isReadable = (of: string) => readFileSync(of).includes(SECRET);

describe('the key of a database', () => {
  test.each([
    ['none', 'one', {}, KEY],
    ['one', 'another', KEY, OTHER],
    ['one', 'none', KEY, {}],
  ] as const)('goes from %s to %s, with everything in it', async (_, __, before, after) => {
    await filled(before);
    expect(isReadable(file())).toBe(!('dataKey' in before));
    writeFileSync(`${file()}.rekeyed`, 'left by a crash');
    changeDatabaseKey(file(), { before, after });
    expect(isReadable(file())).toBe(!('dataKey' in after));
    expect([opensWith(file(), before), opensWith(file(), after)]).toEqual([false, true]);
    expect(settings(file(), after)).toContain(SECRET);
    expect(readdirSync(folder).filter((name) => name.startsWith('quotedesk.db'))).toEqual([
      'quotedesk.db',
    ]);
  });

  test('stays where somebody else has the database open, or where it is another one', async () => {
    await filled(KEY);
    const database = await open(KEY);
    expect(() => changeDatabaseKey(file(), { before: KEY, after: OTHER })).toThrow(/locked/);
    await database.close();
    expect(() => changeDatabaseKey(file(), { before: OTHER, after: {} })).toThrow();
    expect(settings(file(), KEY)).toContain(SECRET);
    expect(existsSync(`${file()}.rekeyed`)).toBe(false);
  });

  test('is never changed for a database that is not ours', () => {
    const theirs = openSqlite(at('theirs.db'), {});
    theirs.exec('create table theirs (x)');
    theirs.close();
    const before = readFileSync(at('theirs.db'));
    expect(opensWith(at('theirs.db'), {})).toBe(false);
    expect(() => changeDatabaseKey(at('theirs.db'), { before: {}, after: KEY })).toThrow(
      'is not a Quotedesk database',
    );
    expect(readFileSync(at('theirs.db')).equals(before)).toBe(true);
    expect(readdirSync(folder)).toEqual(['theirs.db']);
  });

  test.each(['', '1a', `${'1a'.repeat(32)}0`, `0${'1a'.repeat(32)}`, 'AB'.repeat(32)])(
    'is never %j, and no file stays open',
    (dataKey) => {
      expect(() => openSqlite(at('new.db'), { dataKey })).toThrow('A data key is 32 bytes');
    },
  );
});

test.each([
  ['plain', {}],
  ['encrypted', KEY],
] as const)('a %s database is copied into one file while it is written', async (_, parts) => {
  const database = await open(parts);
  await settingStore(database).once('a', () => SECRET);
  const copied = await copyToFile({ from: file(), to: at('copy.db') }, parts);
  expect(copied).toMatchObject({ schemaVersion: schemaVersion(), head: null });
  expect([...copied.contents.settings.values()]).toContain(SECRET);
  expect(copied.contents).toMatchObject({ newestAt: null, quotes: new Map() });
  expect(settings(at('copy.db'), parts)).toContain(SECRET);
  expect(isReadable(at('copy.db'))).toBe(!('dataKey' in parts));
  expect(readdirSync(folder).filter((name) => name.startsWith('copy.db'))).toEqual(['copy.db']);
  await database.close();
});

describe('a database that another one replaces', () => {
  test.each([
    ['plain', {}],
    ['encrypted', KEY],
  ] as const)('is kept as one file with all changes of its log: %s', async (_, parts) => {
    await crashed(parts, at('crashed'));
    for (const name of [HEAD_FILE, 'data-keys.json']) writeFileSync(at('crashed', name), name);
    mkdirSync(at('kept'));
    writeFileSync(at('kept', 'quotedesk.db.partial'), 'left by a crash');
    expect(setAside(at('crashed'), at('kept'), parts)).toBe(true);
    expect(readdirSync(at('kept')).sort()).toEqual(
      ['quotedesk.db', HEAD_FILE, 'data-keys.json'].sort(),
    );
    expect(settings(at('kept', 'quotedesk.db'), parts)).toContain(SECRET);
    expect(settings(at('crashed', 'quotedesk.db'), parts)).toContain(SECRET);
    expect(existsSync(at('crashed', 'quotedesk.db-wal'))).toBe(false);
    expect(readFileSync(at('kept', HEAD_FILE), 'utf8')).toBe(HEAD_FILE);
  });

  test('is kept byte for byte where it is damaged', () => {
    writeFileSync(file(), 'no database'.repeat(1000));
    const before = readFileSync(file());
    expect(setAside(folder, at('a', 'deep'), {})).toBe(true);
    expect(readFileSync(at('a', 'deep', 'quotedesk.db')).equals(before)).toBe(true);
    if (process.platform !== 'win32') expect(statSync(at('a', 'deep')).mode & 0o777).toBe(0o700);
  });

  test('may not be there, and is not kept while a command has it open', async () => {
    expect(setAside(folder, at('kept'), {})).toBe(false);
    const database = await open({});
    expect(() => setAside(folder, at('kept'), {})).toThrow(
      `The data in ${folder} are in use by a command`,
    );
    await database.close();
    expect(existsSync(at('kept'))).toBe(false);
  });

  test.each([true, false])('leaves nothing of its own, with a head of the new one: %s', (head) => {
    for (const name of [
      'quotedesk.db',
      'quotedesk.db-wal',
      'quotedesk.db-shm',
      HEAD_FILE,
      'mine',
    ]) {
      writeFileSync(at(name), 'old');
    }
    mkdirSync(at('from'));
    writeFileSync(at('from', 'quotedesk.db'), 'new');
    if (head) writeFileSync(at('from', HEAD_FILE), 'new');
    for (const step of switchSteps(folder, at('from'))) step();
    expect(readdirSync(folder).sort()).toEqual(
      ['from', 'mine', 'quotedesk.db', ...(head ? [HEAD_FILE] : [])].sort(),
    );
    for (const name of ['quotedesk.db', ...(head ? [HEAD_FILE] : [])]) {
      expect(readFileSync(at(name), 'utf8')).toBe('new');
    }
    expect(readdirSync(at('from'))).toEqual([]);
  });
});
