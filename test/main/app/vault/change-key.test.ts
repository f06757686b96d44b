import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { newDataKey, sealDataKey } from '../../../../src/main/adapters/node/keys/key-holders.ts';
import { opensWith } from '../../../../src/main/adapters/sqlite/files/change-database-key.ts';
import {
  readDataKeys,
  writeDataKeys,
} from '../../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { beginChange, finishChange } from '../../../../src/main/app/vault/change-key.ts';
import { changeDataKey, turnOff, turnOn } from '../../../../src/main/app/vault/encryption.ts';
import { mustUnlock, unlock } from '../../../../src/main/app/vault/unlock.ts';
import { hostOf, orderOf, own, smallFolders } from '../../../support/data/small-folders.ts';

const { plain, encrypted } = smallFolders();

/** Writes files below a folder; undefined copies the database there. */
function addFiles(folder: string, files: Readonly<Record<string, string | undefined>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) copyFileSync(join(folder, 'quotedesk.db'), file);
    else writeFileSync(file, text);
  }
}

const preparedKeys = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('data-keys'));

const thereOf = (folder: string, names: readonly string[]) =>
  names.filter((name) => existsSync(join(folder, name)));

/** What is made again, or was left by a crash, below a data folder. */
const LEFTOVERS = {
  'backups/work/restored/quotedesk.db': 'left',
  'training-new/quotedesk.db': 'left',
  'training-old/quotedesk.db': 'left',
  'imports/1.parts': 'left',
  'backups/half.db.partial': 'left',
  'training/quotedesk.db.rekeyed': 'left',
};
/** What the page keeps until the host has it. */
const PAGE = {
  'desktop-profile/Local Storage/leveldb/1.log': 'draft',
  'desktop-profile/Session Storage/1.log': 'draft',
};
const OTHERS = {
  'desktop-profile/Preferences': '{}',
  'backups/notes.txt': 'no database',
  'backup-settings.json': '{}',
  'imports.txt': 'mine',
};
const BESIDE = [LEFTOVERS, PAGE, OTHERS].map((files) => Object.keys(files)) as [
  string[],
  string[],
  string[],
];

describe('a change of the key', () => {
  test('removes what a crash left, and what the page kept only where the data were not encrypted', () => {
    const dataFolder = plain();
    const [leftovers, page, others] = BESIDE;
    const add = () => addFiles(dataFolder, { ...LEFTOVERS, ...PAGE, ...OTHERS });
    add();
    expect(turnOn(orderOf(dataFolder)).left).toEqual([]);
    expect(thereOf(dataFolder, [...leftovers, ...page])).toEqual([]);
    expect(thereOf(dataFolder, others)).toEqual(others);
    add();
    changeDataKey(orderOf(dataFolder));
    expect(thereOf(dataFolder, leftovers)).toEqual([]);
    expect(thereOf(dataFolder, [...page, ...others])).toEqual([...page, ...others]);
    add();
    turnOff(orderOf(dataFolder));
    expect(thereOf(dataFolder, leftovers)).toEqual([]);
    expect(thereOf(dataFolder, [...page, ...others])).toEqual([...page, ...others]);
  });

  test('reaches every copy of the data, and names those that it cannot read', () => {
    const dataFolder = plain();
    const copies = [
      'training/quotedesk.db',
      'backups/before-upgrade-from-19.db',
      'backups/before-restore-20261123T011500Z/quotedesk.db',
    ];
    addFiles(dataFolder, Object.fromEntries(copies.map((name) => [name, undefined])));
    const unreadable = {
      'backups/before-upgrade-from-18.db': 'no database '.repeat(1000),
      'training/other.db': 'no database',
    };
    addFiles(dataFolder, unreadable);
    const left = Object.keys(unreadable).map((name) => join(...name.split('/')));
    const all = ['quotedesk.db', ...copies];
    const opening = (key: object) => all.filter((name) => opensWith(join(dataFolder, name), key));
    expect(turnOn(orderOf(dataFolder)).left.toSorted()).toEqual(left);
    const first = mustUnlock({ dataFolder, keyHolders: [own] });
    expect(opening(first)).toEqual(all);
    expect(opening({})).toEqual([]);
    expect(changeDataKey(orderOf(dataFolder)).left.toSorted()).toEqual(left);
    expect(opening(first)).toEqual([]);
    expect(opening(mustUnlock({ dataFolder, keyHolders: [own] }))).toEqual(all);
    expect([...turnOff(orderOf(dataFolder))].toSorted()).toEqual(left);
    expect(opening({})).toEqual(all);
    for (const [name, text] of Object.entries(unreadable)) {
      expect(readFileSync(join(dataFolder, name), 'utf8')).toBe(text);
    }
  });

  test('that a crash cut off goes on with the copies that do not have the new key yet', () => {
    const { dataFolder } = encrypted();
    const present = readDataKeys(dataFolder)?.present ?? null;
    const before = readFileSync(join(dataFolder, 'quotedesk.db'));
    expect(turnOff(orderOf(dataFolder))).toEqual([]);
    addFiles(dataFolder, { 'training/done.db': undefined, 'training/quotedesk.db': undefined });
    writeFileSync(join(dataFolder, 'training/quotedesk.db'), before);
    writeDataKeys(dataFolder, { version: 1, present, change: { to: null } });
    expect(finishChange(dataFolder, [own], {})).toEqual([]);
    for (const name of ['quotedesk.db', 'training/quotedesk.db', 'training/done.db']) {
      expect(opensWith(join(dataFolder, name), {}), name).toBe(true);
    }
    expect(readDataKeys(dataFolder)).toBeUndefined();
  });

  test('goes back for anyone who has no key of it, as long as the data are not encrypted', () => {
    const dataFolder = plain();
    beginChange(dataFolder, null, sealDataKey(newDataKey(), [hostOf(2)], ''));
    addFiles(dataFolder, { 'quotedesk.db.rekeyed': 'half' });
    expect(unlock({ dataFolder, keyHolders: [own] })).toEqual({});
    expect(readDataKeys(dataFolder)).toBeUndefined();
    expect(existsSync(join(dataFolder, 'quotedesk.db.rekeyed'))).toBe(false);
    expect(opensWith(join(dataFolder, 'quotedesk.db'), {})).toBe(true);
  });

  test('waits for anyone who has its new key, once the database has that', () => {
    const { dataFolder } = encrypted();
    const present = readDataKeys(dataFolder)?.present ?? null;
    const other = hostOf(2);
    // The database has the key of another person.
    turnOff(orderOf(dataFolder));
    turnOn(orderOf(dataFolder, other));
    const to = readDataKeys(dataFolder)?.present ?? null;
    beginChange(dataFolder, present, to);
    const begun = readDataKeys(dataFolder);
    for (const keyHolders of [[own], [hostOf(3)], []]) {
      expect(unlock({ dataFolder, keyHolders })).toMatchObject({
        locked: { kind: 'locked', message: { code: 'dataLocked' } },
      });
      expect(readDataKeys(dataFolder)).toEqual(begun);
    }
    expect(unlock({ dataFolder, keyHolders: [own, other] })).toHaveProperty('dataKey');
    expect(readDataKeys(dataFolder)).toEqual({ version: 1, present: to });
  });

  test('that can not be written is taken back, and leaves no keys', () => {
    const dataFolder = plain();
    beginChange(dataFolder, null, sealDataKey(newDataKey(), [own], ''));
    // A folder stands where the copy is to be written.
    addFiles(dataFolder, { 'quotedesk.db.rekeyed/file': '' });
    expect(() => unlock({ dataFolder, keyHolders: [own] })).toThrow(/cannot be changed/);
    expect(preparedKeys(dataFolder)).toEqual([]);
    expect(opensWith(join(dataFolder, 'quotedesk.db'), {})).toBe(true);
  });

  test('of a database that has neither key is taken back, and its keys are set aside', () => {
    const { dataFolder } = encrypted();
    for (const name of preparedKeys(dataFolder)) rmSync(join(dataFolder, name));
    beginChange(dataFolder, null, sealDataKey(newDataKey(), [own], ''));
    expect(unlock({ dataFolder, keyHolders: [own] })).toEqual({});
    expect(preparedKeys(dataFolder)).toEqual([expect.stringContaining('set-aside')]);
  });

  test('of a database of other keys is not begun', () => {
    const [{ dataFolder }, other] = [encrypted(), encrypted()];
    copyFileSync(join(other.dataFolder, 'quotedesk.db'), join(dataFolder, 'quotedesk.db'));
    const keys = readDataKeys(dataFolder);
    for (const change of [changeDataKey, turnOff]) {
      expect(() => change(orderOf(dataFolder))).toThrow(/quotedesk\.db is damaged/);
    }
    expect(readDataKeys(dataFolder)).toEqual(keys);
    expect(preparedKeys(dataFolder)).toHaveLength(2);
  });
});
