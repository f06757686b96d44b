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

test('a mail whose documents could not be made stays as it was typed, and is made by the next try', async ({
  page,
}) => {
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: 'Draft e-mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text').fill('As we said.');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('does not answer');
  await page.unroute('**/readDocument');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Control+Enter');
  expect((await download).suggestedFilename()).toBe(`${id}.eml`);
  await expect(dialog).toBeHidden();
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
