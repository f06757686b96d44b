import { drawn, open } from '../../support/screens/screen.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

let id: string;

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  id = await submitQuote(page, '191-D-12345');
  await page.goto(`/#/quotes/${id}?section=documents`);
  await page.route('**/readDocument', (route) => route.abort());
});

test('a mail that could not be made is made by Retry, with nothing in the preview', async ({
  page,
}) => {
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Draft e-mail' }).click();
  await page.getByRole('button', { name: 'Draft without it' }).click();
  await expect(documents.getByRole('alert')).toContainText('does not answer');
  await page.unroute('**/readDocument');
  const download = page.waitForEvent('download');
  await documents.getByRole('button', { name: 'Try again' }).click();
  expect((await download).suggestedFilename()).toBe(`${id}.eml`);
  await expect(documents.getByRole('alert')).toBeHidden();
});

test('a document that could not be read is read by Retry, and the fault goes', async ({ page }) => {
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: /^Schedule/ }).click();
  await expect(documents.getByRole('alert')).toContainText('does not answer');
  await page.unroute('**/readDocument');
  await documents.getByRole('button', { name: 'Try again' }).click();
  await drawn(page.getByRole('region', { name: /^Schedule, Page 1/ }));
  await expect(documents.getByRole('alert')).toBeHidden();
});
