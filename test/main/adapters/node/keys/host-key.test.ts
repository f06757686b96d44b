import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  makeKeyFile,
  newKeyText,
  parseKeyText,
  readKeyFile,
  setAsideUnusable,
} from '../../../../../src/main/adapters/node/keys/key-file.ts';
import {
  defaultKeyFile,
  hostKey,
  hostKeyFile,
  hostKeyHolder,
} from '../../../../../src/main/adapters/node/keys/key-holders.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

let folder: string;
let usual: string;
const text = newKeyText();
const other = newKeyText();
const dataKey = Buffer.alloc(32, 7);

beforeAll(() => {
  folder = temporaryFolder();
});
afterEach(() => vi.unstubAllEnvs());

/** The variables of a process that say where the key is; the folder of settings is one of these tests. */
function environment(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  vi.stubEnv('XDG_CONFIG_HOME', join(folder, 'config'));
  const names = ['QUOTEDESK_DATA_KEY', 'QUOTEDESK_DATA_KEY_FILE', 'CREDENTIALS_DIRECTORY'];
  for (const name of names) vi.stubEnv(name, given[name]);
  return process.env;
}

/** Only on Linux does a variable move the folder of settings. */
describe.runIf(process.platform === 'linux')('the key of this computer', () => {
  beforeAll(() => {
    usual = join(folder, 'config/Quotedesk/data.key');
    writeFileSync(join(folder, 'quotedesk-data-key'), `${text}\n`);
  });

  test('is in the settings of the user, unless another place is named', () => {
    expect(hostKeyFile(environment({}))).toBe(usual);
    expect(defaultKeyFile()).toBe(usual);
    expect(hostKeyFile(environment({ QUOTEDESK_DATA_KEY_FILE: '/named' }))).toBe('/named');
    expect(hostKeyFile(environment({ QUOTEDESK_DATA_KEY: text }))).toBeUndefined();
    expect(hostKeyFile(environment({ CREDENTIALS_DIRECTORY: folder }))).toBeUndefined();
    // A service may have other credentials.
    expect(hostKeyFile(environment({ CREDENTIALS_DIRECTORY: join(folder, 'none') }))).toBe(usual);
    expect(hostKey(environment({ CREDENTIALS_DIRECTORY: join(folder, 'none') }))).toBeUndefined();
  });

  test('that a variable has goes before files, and a named file before a credential', () => {
    const named = join(folder, 'named.key');
    writeFileSync(named, other, { mode: 0o600 });
    const credential = { CREDENTIALS_DIRECTORY: folder };
    const file = { ...credential, QUOTEDESK_DATA_KEY_FILE: named };
    expect(hostKey(environment(file))).toEqual(parseKeyText(other));
    const all = { ...file, QUOTEDESK_DATA_KEY: text };
    expect(hostKey(environment(all))).toEqual(parseKeyText(text));
    expect(hostKeyFile(environment(all))).toBeUndefined();
  });

  test('seals and opens data keys, and says where it is looked for', () => {
    makeKeyFile(usual);
    const named = join(folder, 'another.key');
    makeKeyFile(named);
    const credential = join(folder, 'quotedesk-data-key');
    const places: readonly (readonly [Record<string, string>, string, string | undefined])[] = [
      [{}, usual, undefined],
      [{ QUOTEDESK_DATA_KEY: text }, 'QUOTEDESK_DATA_KEY', undefined],
      [{ QUOTEDESK_DATA_KEY_FILE: named }, named, undefined],
      [{ CREDENTIALS_DIRECTORY: folder }, credential, undefined],
      [{ QUOTEDESK_DATA_KEY: text }, named, named],
    ];
    const opening: number[][] = [];
    for (const [given, place, file] of places) {
      environment(given);
      const { holder, seal, open, place: placeOf } = hostKeyHolder(file);
      expect([holder, placeOf?.()]).toEqual(['host', place]);
      const sealed = seal(dataKey);
      expect(open(sealed)).toEqual(dataKey);
      opening.push(
        places.flatMap(([variables, , one], at) => {
          environment(variables);
          return hostKeyHolder(one).open(sealed) ? [at] : [];
        }),
      );
    }
    // The variable and the credential have one key; the file of an argument is the one that is named.
    expect(opening).toEqual([[0], [1, 3], [2, 4], [1, 3], [2, 4]]);
  });

  test('that the drive does not give is no unusable one: its file stays', () => {
    // A file of the system that is there, is its owner's alone, and that no one reads from its start.
    const unreadable = '/proc/self/mem';
    expect(() => setAsideUnusable(unreadable, Date.UTC(2026, 10, 23))).toThrow(/read/);
  });
});

test('a folder by the name of a key is said as that', () => {
  const notFile = join(folder, 'folder.key');
  makeKeyFile(join(notFile, 'data.key'));
  chmodSync(notFile, 0o755);
  expect(() => readKeyFile(notFile)).toThrow(`${notFile} is not a file`);
});

test('a file that was set aside too often stays', () => {
  const file = join(folder, 'often.key');
  const name = (end: string) => `${file}.unusable-20261123T000000Z${end}`;
  const ends = ['', ...Array.from({ length: 99 }, (_, at) => `-${at + 2}`)];
  for (const end of ends) writeFileSync(name(end), '');
  writeFileSync(file, 'no key', { mode: 0o600 });
  const again = () => setAsideUnusable(file, Date.UTC(2026, 10, 23));
  expect(again).toThrow(`${file} has too many copies that were set aside`);
  rmSync(name('-100'));
  expect(again()).toBe(name('-100'));
});
