import { writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dataFolderFor, defaultDataFolder } from '../../../../src/main/adapters/node/paths.ts';
import { readPolicies } from '../../../../src/main/adapters/node/policies/read-policies.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});

const nothingRuns = () => {
  throw new Error('ended with 1');
};

function onLinux(text: string) {
  const file = join(folder, 'policies.json');
  writeFileSync(file, text);
  return readPolicies({ platform: 'linux', file, run: nothingRuns });
}

/** As `reg query` prints a key. */
const printed = [
  '',
  'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Quotedesk',
  '    Updates    REG_DWORD    0x1',
  '    UpdateFeed    REG_SZ    \\\\server\\share\\Quotedesk releases',
  '    ApiEnabled    REG_DWORD    0x0',
  '    ApiPort    REG_DWORD    0x2145',
  '    IdleLockMinutes    REG_DWORD    0xa',
  '    SomethingElse    REG_SZ    1',
  '',
].join('\r\n');

describe('policies', () => {
  test('are none where no administrator has set any', () => {
    const file = join(folder, 'absent.json');
    expect(readPolicies({ platform: 'linux', file, run: nothingRuns })).toEqual({});
    expect(readPolicies({ platform: 'win32', run: nothingRuns })).toEqual({});
    expect(readPolicies({ platform: 'freebsd', run: nothingRuns })).toEqual({});
  });

  test('come from a file on Linux, where those of later versions do no harm', () => {
    const found = onLinux('{ "apiPort": 9000, "updates": false, "fromTheFuture": 1 }');
    expect(found).toEqual({ apiPort: 9000, updates: false });
  });

  test('come from the registry on Windows, by the system’s own program', () => {
    const asked: string[][] = [];
    const run = (program: string, args: readonly string[]) => {
      asked.push([program, ...args]);
      return printed;
    };
    expect(readPolicies({ platform: 'win32', run })).toEqual({
      updates: true,
      updateFeed: '\\\\server\\share\\Quotedesk releases',
      apiEnabled: false,
      apiPort: 8517,
      idleLockMinutes: 10,
    });
    const key = 'HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Quotedesk';
    expect(asked).toEqual([['C:\\Windows\\System32\\reg.exe', 'query', key]]);
  });

  test('come from the managed preferences on macOS', () => {
    const file = join(folder, 'ie.quotedesk.desktop.plist');
    writeFileSync(file, 'a property list');
    const run = (program: string, args: readonly string[]) => {
      expect([program, args.at(-1)]).toEqual(['/usr/bin/plutil', file]);
      return '{ "encryptionRequired": true }';
    };
    expect(readPolicies({ platform: 'darwin', file, run })).toEqual({ encryptionRequired: true });
  });

  test('that no one can go by end the start with what is wrong', () => {
    expect(() => onLinux('{')).toThrow('policies.json cannot be read');
    expect(() => onLinux('[]')).toThrow('are not valid');
    expect(() => onLinux('{ "apiPort": 70000 }')).toThrow(/are not valid: apiPort/);
    for (const feed of ['http://example.com', 'https://', 'ftp://x', 'releases', ''])
      expect(() => onLinux(JSON.stringify({ updateFeed: feed })), feed).toThrow('updateFeed');
    expect(() => onLinux('{ "dataFolder": "data" }')).toThrow('dataFolder');
  });

  test('place the data, also below each person’s own folder', () => {
    expect(defaultDataFolder({ dataFolder: '~/quotes' })).toBe(join(homedir(), 'quotes'));
    expect(defaultDataFolder({ dataFolder: '/srv/quotes' })).toBe('/srv/quotes');
  });

  test('place the data before the environment does, and that before the usual folder', () => {
    const usual = defaultDataFolder();
    vi.stubEnv('QUOTEDESK_DATA', '/srv/elsewhere');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(defaultDataFolder({ dataFolder: '/srv/quotes' })).toBe('/srv/quotes');
    expect(defaultDataFolder()).toBe(resolve('/srv/elsewhere'));
    expect(dataFolderFor('/srv/named')).toBe('/srv/named');
    vi.stubEnv('QUOTEDESK_DATA', '');
    expect(defaultDataFolder()).toBe(usual);
  });
});
