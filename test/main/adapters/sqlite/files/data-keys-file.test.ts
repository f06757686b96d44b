import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  readDataKeys,
  repairDataKeys,
  writeDataKeys,
} from '../../../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import {
  hasDataKeys,
  KEYS_COPY,
  KEYS_FILE,
} from '../../../../../src/main/adapters/sqlite/files/has-data-keys.ts';
import type { DataKeys } from '../../../../../src/shared/schemas/data/data-keys.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

const sealed = (text: string) => ({
  madeAt: '2026-11-21T09:30:00Z',
  check: 'check',
  sealed: [{ holder: 'host' as const, text }],
});
const KEYS: DataKeys = { version: 1, present: sealed('one') };
const OTHERS: DataKeys = { version: 1, present: sealed('one'), change: { to: sealed('two') } };

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

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
