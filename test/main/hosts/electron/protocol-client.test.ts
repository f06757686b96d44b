import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registerLinks } from '../../../../src/main/hosts/electron/desk.ts';
import {
  type InstalledAs,
  installedAs,
  startedFile,
} from '../../../../src/main/hosts/electron/updates/installed-as.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

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
