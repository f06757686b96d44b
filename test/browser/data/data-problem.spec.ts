import { renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { fits, open } from '../../support/screens/screen.ts';
import { violations, violationsInEveryScheme } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('that data can only be read is seen on a small screen, too, and axe finds nothing in it', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const file = join(host.dataFolder, 'quotedesk.db');
  renameSync(file, `${file}.moved`);
  const bar = page.getByRole('alert').filter({ hasText: 'The database was deleted or moved.' });
  await expect(bar).toContainText('Nothing can be changed now');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 360, height: 640 });
  await fits(page, 'the bar');
  await expect(bar).toBeInViewport();
  renameSync(`${file}.moved`, file);
  await expect(bar).toBeHidden();
});

test('axe finds nothing in what a replay finds damaged', async ({ page, host }) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  const outside = new Database(join(host.dataFolder, 'quotedesk.db'));
  outside.exec(`drop trigger quote_event_is_final;
    update quote_event set detail = json_set(detail, '$.premium', 1)`);
  outside.close();
  await page.goto(`${host.url}/#/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'Show what is wrong' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What is wrong with the data' });
  await expect(dialog.getByRole('listitem').first()).toContainText(quoteId);
  expect(await violations(page)).toEqual({});
});
