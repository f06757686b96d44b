import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Served, serve } from '../../support/host/served.ts';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

let folder: string;
let plain: Served;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const env = { QUOTEDESK_DATA_KEY_FILE: join(folder, 'data.key') };
  plain = await serve({ dataFolder: join(folder, 'data'), env });
});
test.afterAll(async () => {
  await plain.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the settings encrypt the data of a running host, and the page comes back by itself', async ({
  page,
}) => {
  await open(page, plain.link);
  await page.goto(`${plain.url}/#/settings/encryption`);
  const encryption = page.getByRole('region', { name: 'Encryption', exact: true });
  await expect(encryption).toContainText('are not encrypted');
  await encryption.getByRole('button', { name: 'Encrypt the data' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Encrypt the data' });
  await expect(dialog).toContainText(/(?:[0-9A-Z]{4}-){8}[0-9A-Z]{4}/);
  const encrypt = dialog.getByRole('button', { name: 'Encrypt', exact: true });
  await expect(encrypt).toBeDisabled();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await dialog.getByLabel('I have written the recovery key down').press('Space');
  await encrypt.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(encryption).toContainText(`(${join(folder, 'data.key')}) opens them`);
  await expect(encryption.getByRole('button')).toHaveCount(0);
  expect(await violationsInEveryScheme(page)).toEqual({});
  const database = readFileSync(join(folder, 'data/quotedesk.db'));
  expect(database.includes('SQLite format 3')).toBe(false);
});
