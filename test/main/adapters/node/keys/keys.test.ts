import { randomBytes } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import {
  isKeyLong,
  makeKeyFile,
  newKeyText,
  parseKeyText,
  readKeyFile,
  setAsideUnusable,
} from '../../../../../src/main/adapters/node/keys/key-file.ts';
import {
  hostKey,
  newDataKey,
  openDataKey,
  sealDataKey,
  sealFor,
  secretHolder,
} from '../../../../../src/main/adapters/node/keys/key-holders.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});

test('a printed key is read however it is typed, and a typing error is found', () => {
  const text = newKeyText();
  expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){8}[0-9A-HJKMNP-TV-Z]{4}$/);
  const key = parseKeyText(text);
  expect(key).toHaveLength(20);
  const typed = text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect(parseKeyText(` ${typed}\n`)).toEqual(key);
  for (const [at, letter] of [...text].entries()) {
    if (letter === '-') continue;
    const other = letter === '7' ? '8' : '7';
    expect(parseKeyText(`${text.slice(0, at)}${other}${text.slice(at + 1)}`), text).toBeUndefined();
  }
  expect(parseKeyText(text.slice(1))).toBeUndefined();
});

test('a letter that looks like a digit is read as that digit', () => {
  const key = Buffer.from('762296f5149bd4b1882033d8a4c6891f82422fa5', 'hex');
  const text = 'ERH9-DX8M-KFAB-3210-6FCA-9HM9-3Y14-4BX5-B2TG';
  expect(parseKeyText(text)).toEqual(key);
  for (const one of ['I', 'i', 'L', 'l']) {
    expect(parseKeyText(text.replaceAll('1', one).replaceAll('0', 'O'))).toEqual(key);
  }
});

test('a text that is longer is no key, and one that is as long has a wrong letter', () => {
  const letters = newKeyText().replaceAll('-', '');
  for (const longer of [
    `${letters}0`,
    `0${letters}`,
    // The letters of the key, one more, and its check.
    `${letters.slice(0, -4)}0${letters.slice(-4)}`,
  ]) {
    expect(parseKeyText(longer), longer).toBeUndefined();
    expect(isKeyLong(longer), longer).toBe(false);
  }
  expect(isKeyLong(` ${letters.toLowerCase()} `)).toBe(true);
  expect(isKeyLong(letters.slice(1))).toBe(false);
});

test('a data key is opened by those that it was sealed for, each in its own role', () => {
  const dataKey = newDataKey();
  const [one, other] = [randomBytes(20), randomBytes(20)];
  const host = secretHolder('host', () => one);
  const sealed = sealDataKey(dataKey, [host], '2026-11-23T12:00:00Z');
  expect(openDataKey(sealed, [host])).toEqual(dataKey);
  expect(openDataKey(sealed, [secretHolder('host', () => other)])).toBeUndefined();
  expect(openDataKey(sealed, [secretHolder('host', () => undefined)])).toBeUndefined();
  // What was sealed for the host is no recovery key's by another name.
  const [first] = sealed.sealed;
  const renamed = { ...sealed, sealed: [{ holder: 'recovery' as const, text: first?.text ?? '' }] };
  expect(openDataKey(renamed, [secretHolder('recovery', () => one)])).toBeUndefined();
  const both = sealFor(
    sealed,
    dataKey,
    secretHolder('recovery', () => other),
  );
  expect(openDataKey(both, [secretHolder('recovery', () => other)])).toEqual(dataKey);
  expect(openDataKey({ ...both, check: 'another' }, [host])).toBeUndefined();
});

test('the key of this computer comes from a variable, a file or a credential', () => {
  const file = join(folder, 'made/data.key');
  makeKeyFile(file);
  const key = readKeyFile(file);
  expect(key).toHaveLength(20);
  expect(() => makeKeyFile(file)).toThrow(/cannot be written: file already exists/);
  expect(hostKey({ QUOTEDESK_DATA_KEY_FILE: file })).toEqual(key);
  const text = newKeyText();
  expect(hostKey({ QUOTEDESK_DATA_KEY: text })).toEqual(parseKeyText(text));
  writeFileSync(join(folder, 'quotedesk-data-key'), `${text}\n`);
  expect(hostKey({ CREDENTIALS_DIRECTORY: folder })).toEqual(parseKeyText(text));
  expect(hostKey({ QUOTEDESK_DATA_KEY_FILE: join(folder, 'absent') })).toBeUndefined();
});

test('a key that cannot be used is refused by the name of its place', () => {
  const file = join(folder, 'open.key');
  writeFileSync(file, `${newKeyText()}\n`, { mode: 0o600 });
  expect(() => hostKey({ QUOTEDESK_DATA_KEY: 'none' })).toThrow(/QUOTEDESK_DATA_KEY is no key/);
  if (process.platform === 'win32') return;
  chmodSync(file, 0o640);
  expect(() => readKeyFile(file)).toThrow(expect.objectContaining({ name: 'keyExposed' }));
  expect(() => readKeyFile(file)).toThrow(file);
});

test('only a file that is no key is set aside, and never takes the place of another one', () => {
  const file = join(folder, 'bad.key');
  const now = Date.UTC(2026, 10, 23, 12);
  expect(setAsideUnusable(file, now)).toBeUndefined();
  for (const name of ['20261123T120000Z', '20261123T120000Z-2']) {
    writeFileSync(file, 'no key\n', { mode: 0o600 });
    expect(setAsideUnusable(file, now)).toBe(`${file}.unusable-${name}`);
  }
  makeKeyFile(file);
  expect(setAsideUnusable(file, now)).toBeUndefined();
  expect(setAsideUnusable(folder, now)).toBeUndefined();
  expect(() => readKeyFile(folder)).toThrow(/is not a file/);
});
