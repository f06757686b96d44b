import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();

test('axe finds nothing in an explanation, and paper gets it without the page', async ({
  page,
}) => {
  await opened(page);
  await page.keyboard.press('Control+B');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table', { name: 'Would make it cheaper' })).toBeVisible();
  await expect(dialog.getByRole('table', { name: 'The other schemes' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.innerText);
  });
  await dialog.getByRole('button', { name: 'Print the explanation' }).press('Enter');
  await expect(page.locator('body > [aria-hidden] tbody tr')).not.toHaveCount(0);
});
