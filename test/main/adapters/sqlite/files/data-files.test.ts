import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  readDataKeys,
  repairDataKeys,
  writeDataKeys,
} from '../../../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { databaseFiles } from '../../../../../src/main/adapters/sqlite/files/database-files.ts';
import {
  copyBytes,
  removeDatabase,
} from '../../../../../src/main/adapters/sqlite/files/durable.ts';
import {
  hasDatabase,
  hasDataKeys,
  KEYS_COPY,
  KEYS_FILE,
} from '../../../../../src/main/adapters/sqlite/files/file-names.ts';
import { storageFailureIn } from '../../../../../src/main/adapters/sqlite/files/probe.ts';
import { replaceData } from '../../../../../src/main/adapters/sqlite/files/switch-database.ts';
import { restrictFiles } from '../../../../../src/main/adapters/sqlite/open.ts';
import type { DataKeys } from '../../../../../src/shared/schemas/data/data-keys.ts';
import { HEAD_FILE } from '../../../../../src/shared/schemas/quotes/history.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const at = (...names: string[]) => join(folder, ...names);

const isWindows = process.platform === 'win32';

/** A folder of data, whose database says a word. */
function data(name: string, word: string, ...others: string[]): string {
  mkdirSync(at(name, 'backups'), { recursive: true });
  for (const file of ['quotedesk.db', ...others]) writeFileSync(at(name, file), word);
  return at(name);
}

describe('data that takes the place of other data', () => {
  test('is all that is there afterwards', () => {
    const [live, next] = [data('live', 'old', 'holder.json'), data('next', 'new', HEAD_FILE)];
    data('live-old', 'left by a crash', 'more');
    replaceData(live, next);
    expect(readdirSync(folder)).toEqual(['live']);
    expect(readdirSync(live).sort()).toEqual(['backups', HEAD_FILE, 'quotedesk.db'].sort());
    expect(readFileSync(join(live, 'quotedesk.db'), 'utf8')).toBe('new');
  });

  test('may have none before it', () => {
    replaceData(at('live'), data('next', 'new'));
    expect(hasDatabase(at('live'))).toBe(true);
    expect(hasDatabase(at('next'))).toBe(false);
  });

  test('never takes the place of what is not ours', () => {
    const next = data('next', 'new');
    mkdirSync(at('live'));
    writeFileSync(at('live', 'letter.txt'), 'mine');
    expect(() => replaceData(at('live'), next)).toThrow(`${at('live')} is in the way`);
    expect(readFileSync(at('live', 'letter.txt'), 'utf8')).toBe('mine');
    expect(hasDatabase(next)).toBe(true);
  });
});

test.skipIf(isWindows)('files of data that others could read become their owner’s alone', () => {
  const live = data('live', 'x', 'quotedesk.db-wal', HEAD_FILE, 'notes.txt');
  writeFileSync(join(live, 'backups', 'copy.db'), 'x');
  const names = readdirSync(live, { recursive: true }).map(String);
  for (const name of names) if (name !== 'backups') chmodSync(join(live, name), 0o644);
  chmodSync(join(live, 'quotedesk.db-wal'), 0o600);
  mkdirSync(join(live, 'backups', 'a folder'), { mode: 0o755 });
  expect(restrictFiles(live)).toEqual(['quotedesk.db', HEAD_FILE, join('backups', 'copy.db')]);
  const mode = (name: string) => statSync(join(live, name)).mode & 0o777;
  expect(['quotedesk.db', HEAD_FILE, 'backups/copy.db'].map(mode)).toEqual([0o600, 0o600, 0o600]);
  expect([mode('notes.txt'), mode('backups/a folder')]).toEqual([0o644, 0o755]);
  expect(restrictFiles(live)).toEqual([]);
  expect(restrictFiles(at('nothing'))).toEqual([]);
});

test.skipIf(isWindows).each([0o640, 0o620, 0o604, 0o602])(
  'the mode %o lets others in, and does not stay',
  (open) => {
    const live = data('live', 'x');
    chmodSync(join(live, 'quotedesk.db'), open);
    expect(restrictFiles(live)).toEqual(['quotedesk.db']);
  },
);

describe.skipIf(isWindows)('an open database', () => {
  const change = (name: string) => {
    writeFileSync(at('other'), 'other');
    renameSync(at('other'), at(name));
  };

  test.each(['quotedesk.db', 'quotedesk.db-wal'])('is watched by its file %s', (name) => {
    for (const file of ['quotedesk.db', 'quotedesk.db-wal']) writeFileSync(at(file), 'x');
    const loss = databaseFiles(at('quotedesk.db'));
    expect(loss()).toBeUndefined();
    writeFileSync(at(name), 'longer');
    expect(loss()).toBeUndefined();
    renameSync(at(name), at('aside'));
    expect(loss()).toBe('deleted');
    change(name);
    expect(loss()).toBe('replaced');
    renameSync(at('aside'), at(name));
    expect(loss()).toBeUndefined();
  });

  test('is watched by its log from when it has one', () => {
    writeFileSync(at('quotedesk.db'), 'x');
    const loss = databaseFiles(at('quotedesk.db'));
    expect(loss()).toBeUndefined();
    writeFileSync(at('quotedesk.db-wal'), 'x');
    expect(loss()).toBeUndefined();
    change('quotedesk.db-wal');
    expect(loss()).toBe('replaced');
    rmSync(at('quotedesk.db-wal'));
    expect(loss()).toBe('deleted');
  });

  test('that was never a file cannot lose it', () => {
    const loss = databaseFiles(at('quotedesk.db'));
    writeFileSync(at('quotedesk.db'), 'x');
    expect(loss()).toBeUndefined();
  });
});

test('a database is removed with its logs, and nothing else', () => {
  const names = ['a.db', 'a.db-wal', 'a.db-shm', 'a.db-journal', 'a.db-other', 'b.db'];
  for (const name of names) writeFileSync(at(name), 'x');
  removeDatabase(at('a.db'));
  expect(readdirSync(folder)).toEqual(['a.db-other', 'b.db']);
  removeDatabase(at('a.db'));
  expect(existsSync(at('b.db'))).toBe(true);
});

test('a file of any size is copied whole, for its owner alone, and never over another', () => {
  const bytes = randomBytes(2 * 1024 * 1024 + 7);
  writeFileSync(at('large'), bytes);
  copyBytes(at('large'), at('copy'));
  expect(readFileSync(at('copy')).equals(bytes)).toBe(true);
  if (!isWindows) expect(statSync(at('copy')).mode & 0o777).toBe(0o600);
  writeFileSync(at('large'), 'other');
  expect(() => copyBytes(at('large'), at('copy'))).toThrow(/EEXIST/);
  expect(readFileSync(at('copy')).equals(bytes)).toBe(true);
});

test('what kept a folder from being opened is what SQLite or the system says', async () => {
  const failure = (code: string) => Object.assign(new Error('no'), { code });
  expect(await storageFailureIn(failure('SQLITE_FULL'), at('nothing'))).toBe('readOnly');
  expect(await storageFailureIn(failure('SQLITE_FULL'), folder)).toBe('full');
  expect(await storageFailureIn(failure('SQLITE_CANTOPEN'), folder)).toBe('failing');
  expect(await storageFailureIn(new Error('a fault'), folder)).toBeUndefined();
  // SQLite says no more than that; a folder in the place of the probe has the system say no.
  mkdirSync(at('probe.partial'));
  expect(await storageFailureIn(failure('SQLITE_CANTOPEN'), folder)).toBe('failing');
  rmSync(at('probe.partial'), { recursive: true });
  expect(readdirSync(folder)).toEqual([]);
});

describe('data keys file', () => {
  const sealed = (text: string) => ({
    madeAt: '2026-11-21T09:30:00Z',
    check: 'check',
    sealed: [{ holder: 'host' as const, text }],
  });

  const KEYS: DataKeys = { version: 1, present: sealed('one') };

  const OTHERS: DataKeys = { version: 1, present: sealed('one'), change: { to: sealed('two') } };

  const at = (name: string) => join(folder, name);

  const text = (name: string) => readFileSync(at(name), 'utf8');

  const changeBit = (name: string) => writeFileSync(at(name), text(name).replace('one', 'ond'));

  /** A database that is not encrypted, or one that is: its first bytes tell. */
  const database = (begin: string) => writeFileSync(at('quotedesk.db'), begin.padEnd(4096, '\0'));

  const PLAIN = 'SQLite format 3';

  describe('sealed keys', () => {
    test('are kept twice, for their owner alone, and are removed from both', () => {
      expect([readDataKeys(folder), hasDataKeys(folder)]).toEqual([undefined, false]);
      writeDataKeys(folder, KEYS);
      expect(readdirSync(folder).sort()).toEqual([KEYS_COPY, KEYS_FILE].sort());
      expect(text(KEYS_COPY)).toBe(text(KEYS_FILE));
      expect([readDataKeys(folder), hasDataKeys(folder)]).toEqual([KEYS, true]);
      if (process.platform !== 'win32') {
        for (const name of [KEYS_FILE, KEYS_COPY])
          expect(statSync(at(name)).mode & 0o777).toBe(0o600);
      }
      writeDataKeys(folder, OTHERS);
      expect(readDataKeys(folder)).toEqual(OTHERS);
      expect(repairDataKeys(folder)).toBeUndefined();
      writeDataKeys(folder, undefined);
      expect(readdirSync(folder)).toEqual([]);
      writeDataKeys(folder, undefined);
    });

    test('without a digest are those of an older version, and get their copy', () => {
      writeFileSync(at(KEYS_FILE), JSON.stringify(KEYS));
      expect(readDataKeys(folder)).toEqual(KEYS);
      expect(repairDataKeys(folder)).toBeUndefined();
      expect(JSON.parse(text(KEYS_COPY))).toMatchObject(KEYS);
      expect(text(KEYS_FILE)).toBe(JSON.stringify(KEYS));
    });

    test.each([
      ['missing', () => rmSync(at(KEYS_FILE))],
      ['damaged', () => changeBit(KEYS_FILE)],
      ['damaged', () => writeFileSync(at(KEYS_FILE), '{')],
      ['damaged', () => writeFileSync(at(KEYS_FILE), '{"version":2,"present":null}')],
    ])('that are %s are read from the copy, and written again', (fault, harm) => {
      writeDataKeys(folder, KEYS);
      const whole = text(KEYS_FILE);
      database('these bytes are encrypted');
      harm();
      expect([readDataKeys(folder), hasDataKeys(folder)]).toEqual([KEYS, true]);
      expect(repairDataKeys(folder)).toBe(fault);
      expect([text(KEYS_FILE), text(KEYS_COPY)]).toEqual([whole, whole]);
    });

    test.each([
      ['missing', () => rmSync(at(KEYS_COPY))],
      ['damaged', () => changeBit(KEYS_COPY)],
      ['older', () => writeFileSync(at(KEYS_COPY), JSON.stringify(OTHERS))],
    ])('have their copy made again where that is %s', (_, harm) => {
      writeDataKeys(folder, KEYS);
      const whole = text(KEYS_FILE);
      harm();
      expect(repairDataKeys(folder)).toBeUndefined();
      expect([text(KEYS_FILE), text(KEYS_COPY)]).toEqual([whole, whole]);
    });

    test('that are damaged in both files are an error, which changes nothing', () => {
      writeDataKeys(folder, KEYS);
      for (const name of [KEYS_FILE, KEYS_COPY]) changeBit(name);
      const before = text(KEYS_FILE);
      const words = `${at(KEYS_FILE)} is not what Quotedesk wrote, nor is its copy`;
      expect(() => readDataKeys(folder)).toThrow(words);
      expect(() => repairDataKeys(folder)).toThrow(words);
      rmSync(at(KEYS_COPY));
      expect(() => readDataKeys(folder)).toThrow(words);
      expect(text(KEYS_FILE)).toBe(before);
    });

    test('count for nothing as a copy alone, where the database is not encrypted', () => {
      writeDataKeys(folder, KEYS);
      rmSync(at(KEYS_FILE));
      expect(hasDataKeys(folder)).toBe(true);
      database(PLAIN);
      expect([readDataKeys(folder), hasDataKeys(folder)]).toEqual([undefined, false]);
      expect(repairDataKeys(folder)).toBeUndefined();
      expect(existsSync(at(KEYS_COPY))).toBe(false);
    });

    test('count next to a database that is not encrypted yet', () => {
      writeDataKeys(folder, KEYS);
      database(PLAIN);
      expect([readDataKeys(folder), hasDataKeys(folder)]).toEqual([KEYS, true]);
    });

    test('that are damaged as a copy alone are an error where the database may be encrypted', () => {
      writeDataKeys(folder, KEYS);
      rmSync(at(KEYS_FILE));
      changeBit(KEYS_COPY);
      expect(() => readDataKeys(folder)).toThrow('nor is its copy');
      database(PLAIN);
      expect(readDataKeys(folder)).toBeUndefined();
    });
  });
});
