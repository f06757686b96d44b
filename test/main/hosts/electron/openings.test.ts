import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerLinks } from '../../../../src/main/hosts/electron/desk.ts';
import { createOpenings, openingOf } from '../../../../src/main/hosts/electron/openings.ts';
import { readOptions } from '../../../../src/main/hosts/electron/options.ts';
import { placeProfile } from '../../../../src/main/hosts/electron/run.ts';
import { pathWithin } from '../../../../src/main/hosts/electron/scheme.ts';
import {
  type InstalledAs,
  installedAs,
  startedFile,
} from '../../../../src/main/hosts/electron/updates/installed-as.ts';
import type { Opened } from '../../../../src/shared/schemas/desk/desktop.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

test.each([
  ['quotedesk://quote/Q-2026-000001', { quoteId: 'Q-2026-000001' }],
  ['QUOTEDESK://quote/Q-1/', { quoteId: 'Q-1' }],
  ['quotedesk://quote/../../settings', undefined],
  ['quotedesk://quote/Q-1?next=https://quotedesk.invalid', undefined],
  ['quotedesk://settings', undefined],
  ['C:\\Quotes\\Byrne.IMQ.XML', { path: 'C:\\Quotes\\Byrne.IMQ.XML' }],
  ['byrne.imq', { path: 'byrne.imq' }],
  ['other.xml', undefined],
  ['--data=x.imq', undefined],
])('%s asks to open %j', (argument, opening) => {
  expect(openingOf(argument)).toEqual(opening);
});

test('what is opened waits for the page, and again while it is loaded again', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.imq'), 'x');
  writeFileSync(join(folder, 'long.imq'), 'x'.repeat(100_000));
  const taken: Opened[] = [];
  const openings = createOpenings();
  openings.open(['--flag', 'a.imq', 'quotedesk://quote/Q-1', 'absent.imq'], folder);
  openings.handOver((opened) => taken.push(opened));
  expect(taken.splice(0)).toEqual([
    { kind: 'file', contentBase64: 'eA==' },
    { kind: 'quote', quoteId: 'Q-1' },
    { kind: 'unreadFile' },
  ]);
  openings.hold();
  openings.open(['long.imq'], folder);
  expect(taken).toEqual([]);
  openings.handOver((opened) => taken.push(opened));
  const [long] = taken;
  expect(long?.kind === 'file' && Buffer.from(long.contentBase64, 'base64')).toHaveLength(65_537);
  rmSync(folder, { recursive: true });
});

test('our options are found among those of Chromium', () => {
  const args = ['--no-sandbox', '--inspect=0', '/app', '--data', 'd', '--lang=en', '--port=0'];
  expect(readOptions(args)).toEqual({ data: 'd', port: 0 });
  expect(readOptions(['/app'])).toEqual({ data: undefined, port: undefined });
});

test.each([
  [['--port', 'x']],
  [['--port', '65536']],
  [['--port', '-1']],
  [['--port']],
  [['--port=']],
])('%j is no port', (args) => {
  expect(() => readOptions(args)).toThrow('--port takes a number from 0 to 65535');
});

test('--data without a folder is refused', () => {
  expect(() => readOptions(['--data'])).toThrow('--data takes a folder');
  expect(() => readOptions(['--data='])).toThrow('--data takes a folder');
});

const FOLDER = join('/srv', 'screens');

test.each([['index.html'], ['assets/index.js'], ['assets/../index.html'], ['..name']])(
  '%j is within the folder',
  (path) => {
    expect(pathWithin(FOLDER, path)).toBe(join(FOLDER, path));
  },
);

test.each([
  [''],
  ['.'],
  ['..'],
  ['../screens-of-another/index.html'],
  ['assets/../../main/index.js'],
  ['index.html\0.png'],
])('%j leads out of it', (path) => {
  expect(pathWithin(FOLDER, path)).toBeUndefined();
});

test('an absolute path is read from the folder on', () => {
  expect(pathWithin(FOLDER, '/etc/passwd')).toBe(join(FOLDER, 'etc/passwd'));
});

/** What is asked of the system when a desk starts that came as `as`. */
function registered(as: InstalledAs, file: string | undefined): unknown[] {
  const asked: unknown[] = [];
  const app = { setAsDefaultProtocolClient: (...args: unknown[]) => asked.push(args) > 0 };
  registerLinks(app, { as, file });
  return asked;
}

test('links are registered where no package does so, with the file that was started', () => {
  const image = '/home/ann/Quotedesk-0.1.0.AppImage';
  expect(registered('appImage', image)).toEqual([['quotedesk', image]]);
  const program = 'D:\\Quotedesk-portable.exe';
  expect(registered('portable', program)).toEqual([['quotedesk', program]]);
});

test('links that a package has registered stay as they are', () => {
  for (const as of ['nsis', 'mac', 'other'] as const) expect(registered(as, '/x')).toEqual([]);
  expect(registered('portable', undefined)).toEqual([]);
});

test('how a desk was installed is seen from where it runs', () => {
  const folder = temporaryFolder();
  const executable = join(folder, 'Quotedesk.exe');
  const windows = { platform: 'win32' as const, env: {}, executable, isPackaged: true };
  const portable = { PORTABLE_EXECUTABLE_FILE: 'D:\\Quotedesk-portable.exe' };
  expect(installedAs(windows)).toBe('other');
  expect(installedAs({ ...windows, env: portable })).toBe('portable');
  expect(startedFile(portable)).toBe('D:\\Quotedesk-portable.exe');
  writeFileSync(join(folder, 'Uninstall Quotedesk.exe'), '');
  expect(installedAs(windows)).toBe('nsis');
  expect(installedAs({ ...windows, isPackaged: false })).toBe('other');
  expect(installedAs({ ...windows, platform: 'darwin' })).toBe('mac');
  expect(installedAs({ ...windows, platform: 'linux' })).toBe('other');
  const image = { APPIMAGE: '/home/ann/Quotedesk.AppImage' };
  expect(installedAs({ ...windows, platform: 'linux', env: image })).toBe('appImage');
  rmSync(folder, { recursive: true });
});

describe('profile', () => {
  let folder: string;

  beforeEach(() => {
    folder = temporaryFolder();
  });

  /** Where an application would keep its profile. */
  function placed(dataFolder: string, switches: readonly string[] = []) {
    const paths: Record<string, string> = {};
    const commandLine = { hasSwitch: (name: string) => switches.includes(name) };
    const setPath = (name: string, path: string) => {
      paths[name] = path;
    };
    placeProfile(
      { commandLine, setPath } as unknown as Parameters<typeof placeProfile>[0],
      dataFolder,
    );
    return paths;
  }

  test('the profile is in the data folder', () => {
    const profile = join(folder, 'data/desktop-profile');
    expect(placed(join(folder, 'data'))).toEqual({ userData: profile, sessionData: profile });
  });

  test('a place that the command line names stays', () => {
    expect(placed(folder, ['user-data-dir'])).toEqual({});
  });

  test('where nothing can be written, the profile is a new temporary folder', () => {
    // Also anyone who may write everywhere makes no folder in a file.
    writeFileSync(join(folder, 'file'), '');
    const { userData = '', sessionData } = placed(join(folder, 'file/data'));
    try {
      expect(dirname(userData)).toBe(tmpdir());
      expect(sessionData).toBe(userData);
      mkdirSync(join(userData, 'anything'));
    } finally {
      rmSync(userData, { recursive: true });
    }
  });
});
