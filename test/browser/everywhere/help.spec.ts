import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test('what this installation is can be read and copied as text', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, host.link);
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'About Quotedesk' }).click();
  await page.getByRole('button', { name: 'Copy what this installation is' }).click();
  await expect.poll(() => copied(page)).toContain(`Data folder: ${host.dataFolder}`);
  const text = await copied(page);
  expect(text).toContain(`API: ${host.url}`);
  expect(text).toMatch(/^Content hash: [0-9a-f]{64}$/m);
  expect(text).toMatch(/^Runs on: Node \d+\.\d+\.\d+, Chromium \d+/m);
});

test('the log is read where the desk is, and copied alone or with all that support asks', async ({
  page,
  context,
  host,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const file = join(host.dataFolder, 'logs/quotedesk.log');
  const kept = readFileSync(file, 'utf8').trimEnd();
  await open(page, host.link);
  await page.getByRole('link', { name: 'Help' }).click();
  const about = page.getByRole('link', { name: 'About Quotedesk' });
  await about.click();

  const lines = page.getByRole('region', { name: 'Newest lines of the log' });
  await expect(lines).toHaveText(kept);
  await page.getByRole('button', { name: 'Copy the path of the log file' }).click();
  await expect.poll(() => copied(page)).toBe(file);
  await page.keyboard.press('Tab');
  await expect(lines).toBeFocused();
  await page.getByRole('button', { name: 'Copy the newest lines of the log' }).click();
  await expect.poll(() => copied(page)).toBe(kept);
  await page.getByRole('button', { name: 'Copy all for support' }).click();
  await expect.poll(() => copied(page)).toContain(`\n\n${kept}`);
  expect(await copied(page)).toMatch(/^Quotedesk: \d+\.\d+\.\d+$/m);
  expect(await copied(page)).toContain(`Data folder: ${host.dataFolder}`);

  rmSync(file);
  await page.getByRole('link', { name: 'Getting about' }).click();
  await about.click();
  await expect(page.getByText('Nothing has been logged yet')).toBeVisible();
  await expect(lines).toHaveCount(0);
});
