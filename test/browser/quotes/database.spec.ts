import { readFileSync } from 'node:fs';
import { violations } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';
import { DOCUMENT, desk, openDeskBeforeEach } from '../quote-page.ts';

openDeskBeforeEach();

test('what the database must be told of is ticked off and written to a file by the keyboard alone', async ({
  page,
}) => {
  await command(page, 'Insurers’ database');
  await expect(page.getByRole('heading', { name: 'Insurers’ database' })).toBeVisible();
  await expect(page.getByText('The database knows everything.')).toBeVisible();

  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document: DOCUMENT });
  const policyId = await acceptQuote(page, quoteId);
  await desk(page, 'adjustPolicy', { policyId, excess: 500, reason: 'A lower premium' });
  const rows = page.getByRole('row').filter({ hasText: policyId });
  await expect(rows).toHaveCount(2);
  await expect(page.getByTestId('notices')).toContainText('2');
  await expect(page.getByRole('status').filter({ hasText: 'to tell' })).toHaveText('2 to tell');
  expect(await violations(page)).toEqual({});

  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await expect(page.getByRole('button', { name: 'Tick off 2' })).toBeEnabled();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file' }).press('Enter');
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('What,Effective,Registration');
  expect(file).toMatch(new RegExp(`New,.*,${policyId},.*\\(\\d+\\)`));

  await page.getByRole('checkbox', { name: `Select ${policyId}, New` }).press('Space');
  await page.getByRole('button', { name: 'Tick off 1' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('New');
  await page.getByRole('checkbox', { name: 'Select all' }).press('Space');
  await page.getByRole('button', { name: 'Tick off 1' }).press('Enter');
  await expect(page.getByText('The database knows everything.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Insurers’ database' })).toBeFocused();
});
