import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import { type Desk, openDeskOn } from './desk.ts';
import { needsElectron } from './electron.ts';
import { startedFolder } from './started-folder.ts';

needsElectron();
test.skip(process.platform !== 'linux', 'This test updates an AppImage');

let folder: string;
let desk: Desk | undefined;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-updates-'));
  await startedFolder(data());
  writeFileSync(join(folder, 'Quotedesk.AppImage'), 'of before');
});
test.afterEach(async () => {
  await desk?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** What is installed by these updates: it only ends. */
const UPDATE = '#!/bin/sh\nexit 0\n';

/** Publishes a version in a folder, as a release does. @param content of which the feed has the sum */
function publish(version: string, content = UPDATE): string {
  const name = `quotedesk-${version}-linux-x64.AppImage`;
  const sha512 = createHash('sha512').update(content).digest('base64');
  writeFileSync(join(folder, name), UPDATE);
  chmodSync(join(folder, name), 0o755);
  writeFileSync(
    join(folder, 'latest-linux.yml'),
    JSON.stringify({
      version,
      path: name,
      sha512,
      releaseDate: '2026-11-23T12:00:00.000Z',
      files: [{ url: name, sha512, size: UPDATE.length }],
    }),
  );
  return folder;
}

const data = () => join(folder, 'data');

/** Opens a desk as an AppImage, under policies, and its settings. */
/** Shows a page of the settings. */
const show = (page: Page, name: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, `#/settings/${name}`);

async function openSettings(policies: object): Promise<Page> {
  const file = join(folder, 'policies.json');
  writeFileSync(file, JSON.stringify(policies));
  desk = await openDeskOn(data(), ['--port', '0'], {
    QUOTEDESK_POLICIES: file,
    APPIMAGE: join(folder, 'Quotedesk.AppImage'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_CONFIG_HOME: join(folder, 'config'),
  });
  await expect(desk.page.getByRole('heading', { level: 1 })).toBeVisible();
  await show(desk.page, 'updates');
  return desk.page;
}

const check = (page: Page) => page.getByRole('button', { name: 'Look for updates' }).press('Enter');

test('a newer version in a folder is downloaded and installed at the end; the data are kept', async () => {
  const page = await openSettings({ updateFeed: publish('99.0.0') });
  await check(page);
  await expect(page.getByText('Version 99.0.0 is available.')).toBeVisible();
  await page.getByRole('button', { name: 'Download and install when I quit' }).press('Enter');
  await expect(page.getByText('Version 99.0.0 is installed when you quit.')).toBeVisible();
  await desk?.close();
  desk = undefined;
  await expect.poll(() => readFileSync(join(folder, 'Quotedesk.AppImage'), 'utf8')).toBe(UPDATE);
  const pending = JSON.parse(readFileSync(join(data(), 'update.json'), 'utf8'));
  expect(pending).toMatchObject({ from: manifest.version, to: '99.0.0', starts: 0 });
  expect(readFileSync(pending.program.kept, 'utf8')).toBe('of before');
  expect(readdirSync(pending.data)).toContain('quotedesk.db');
});

test('a wrong sum is refused and said; nothing is installed', async () => {
  const page = await openSettings({ updateFeed: publish('99.0.0', 'something else') });
  await check(page);
  await page.getByRole('button', { name: 'Download and install when I quit' }).press('Enter');
  await expect(page.getByText('is not what was published, and was deleted')).toBeVisible();
  await desk?.close();
  desk = undefined;
  expect(readFileSync(join(folder, 'Quotedesk.AppImage'), 'utf8')).toBe('of before');
  expect(existsSync(join(data(), 'update.json'))).toBe(false);
});

test('an older version is no update; a feed that is gone is said', async () => {
  const page = await openSettings({ updateFeed: publish('0.0.1') });
  await check(page);
  await expect(page.getByText('This is the newest version.')).toBeVisible();
  rmSync(join(folder, 'latest-linux.yml'));
  await check(page);
  await expect(page.getByText('The server with the updates could not be read')).toBeVisible();
});

test('what the administrator has set is shown, and not changed here', async () => {
  const page = await openSettings({ updates: false, idleLockMinutes: 10, apiEnabled: false });
  await expect(page.getByText('Your administrator has turned updates off.')).toBeVisible();
  await show(page, 'privacy');
  const idle = page.getByLabel('Hide screen after, minutes');
  await expect(idle).toHaveValue('10');
  await expect(idle).not.toBeEditable();
  await expect(idle).toHaveAccessibleDescription('Set by your administrator');
  await show(page, 'advanced');
  const off = page.getByText('The administrator of this computer has turned the API off');
  await expect(off).toBeVisible();
  const set = 'Updates · API · Idle time before the screen is hidden';
  await expect(page.getByText(set)).toBeVisible();
});

test('a version that never showed its window is taken back at its second start', async () => {
  const image = join(folder, 'Quotedesk.AppImage');
  const programs = join(folder, 'config/Quotedesk/updates');
  mkdirSync(programs, { recursive: true });
  const kept = join(programs, 'previous.AppImage');
  writeFileSync(kept, `#!/bin/sh\necho back > '${folder}/started'\n`, { mode: 0o700 });
  const pending = { from: '0.0.1', to: manifest.version, starts: 1, rolledBack: false };
  const page = await openSettings({});
  await expect(page.getByText('Quotedesk does not look for updates')).toBeVisible();
  await desk?.close();
  desk = undefined;
  const note = join(data(), 'update.json');
  const program = { kept, place: image };
  writeFileSync(note, JSON.stringify({ ...pending, data: null, program }));
  await expect(openSettings({})).rejects.toThrow();
  await expect.poll(() => existsSync(join(folder, 'started'))).toBe(true);
  expect(JSON.parse(readFileSync(note, 'utf8'))).toMatchObject({ rolledBack: true });
  expect(readFileSync(image, 'utf8')).toContain('back');
});
