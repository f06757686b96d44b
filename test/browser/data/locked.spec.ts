import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { quotedeskAlone } from '../../support/command-line/command-alone.ts';
import { type Served, serve } from '../../support/host/served.ts';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

let folder: string;
let locked: Served;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const dataFolder = join(folder, 'data');
  const key = join(folder, 'key');
  const on = ['encryption', 'on', '--new', '--data', dataFolder, '--key-file', key];
  expect(await quotedeskAlone(on)).toMatchObject({ code: 0 });
  // Its key is looked for where it is not.
  locked = await serve({ dataFolder, env: { XDG_CONFIG_HOME: join(folder, 'config') } });
});
test.afterAll(async () => {
  await locked.stop();
  rmSync(folder, { recursive: true, force: true });
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A link works once: each test signs in by its own. */
async function openSettings(page: Page) {
  const { out } = await quotedeskAlone(['link', '--data', locked.dataFolder]);
  await open(page, /http\S+/.exec(out)?.[0] ?? '');
  await page.goto(`${locked.url}/#/settings`);
}

test('of data that do not open here nothing is said that is not known, and the way is', async ({
  page,
}) => {
  await openSettings(page);
  await expect(page.getByRole('alert').first()).toContainText(
    'in the desktop window, or by the command “encryption recover”',
  );
  await expect(page.getByText('What was set here is not known')).toBeVisible();
  const people = section(page, 'People at the desk');
  await expect(people).toContainText('not known until the data can be read');
  await expect(people).not.toContainText('Nobody signs in');
  await expect(people.getByRole('button')).toHaveCount(0);
  const encryption = section(page, 'Encryption');
  await expect(encryption).toContainText('are encrypted, and do not open here');
  await expect(encryption).toContainText('encryption recover');
  await expect(encryption).not.toContainText('encryption on');
  expect(await violationsInEveryScheme(page)).toEqual({});
});

test.describe('in Irish', () => {
  test.use({ locale: 'ga-IE' });

  test('a backup that failed for want of the key says so in one language', async ({ page }) => {
    await openSettings(page);
    await bridge(page, 'makeBackup', {});
    await page.reload();
    const backups = section(page, 'Cúltacaí');
    await expect(backups).toContainText('Tá na sonraí in');
    await page.goto(`${locked.url}/#/`);
    await expect(page.getByRole('main')).toContainText('Tá na sonraí in');
    await expect(page.getByRole('main')).not.toContainText('are encrypted');
  });
});
