import type { Locator, Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  await page.getByRole('link', { name: 'API access' }).click();
  await expect(page.getByRole('table').first()).toContainText('First client');
});

/** The row of a client, or of requests without one. */
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

test('axe finds nothing in the dialogs and the table', async ({ page, host }) => {
  const clean = async () => expect(await violationsInEveryScheme(page)).toEqual({});
  await fetch(`${host.url}/applied/options`);
  await expect(rowOf(page, 'Without a valid token')).toBeVisible();
  await clean();
  await page.getByRole('button', { name: 'New secret for First client' }).click();
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  await clean();
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(page.getByText('The secret is shown only now')).toBeVisible();
  await clean();
});
