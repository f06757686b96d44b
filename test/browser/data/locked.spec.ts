import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quotedeskAlone } from '../../support/command-line/command-alone.ts';
import { type Served, serve } from '../../support/host/served.ts';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
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

test('axe finds nothing in the settings of data that do not open here', async ({ page }) => {
  const { out } = await quotedeskAlone(['link', 'create', '--data', locked.dataFolder]);
  await open(page, /http\S+/.exec(out)?.[0] ?? '');
  await page.goto(`${locked.url}/#/settings/encryption`);
  await expect(page.getByText('Your settings are not known')).toBeVisible();
  const encryption = page.getByRole('region', { name: 'Encryption', exact: true });
  await expect(encryption).toContainText('are encrypted, and do not open here');
  expect(await violationsInEveryScheme(page)).toEqual({});
});
