import { drawn } from '../../support/screens/screen.ts';
import { expect, test } from '../fixture.ts';
import { hold } from '../hold.ts';
import { openDeskBeforeEach, opened } from '../quote-page.ts';

test.use({ hostOf: 'file' });

openDeskBeforeEach();

test('a certificate says that it is not valid yet, and prints page by page', {
  tag: '@quick',
}, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const drawn = document.querySelectorAll('body > div > canvas');
      document.body.dataset.printed = String(drawn.length);
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await page.reload();
  await opened(page);
  await page.keyboard.press('Alt+4');
  await page.getByRole('button', { name: /^Certificate/ }).press('Enter');
  await expect(page.getByText('This certificate is not valid yet')).toBeVisible();
  const preview = page.getByRole('region', { name: /^Certificate, Page 1 of/ });
  await expect(preview).toHaveAttribute('aria-busy', 'false');
  const label = (await preview.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Control+P');
  const pages = /of (\d+)$/.exec(label)?.[1] ?? '';
  await expect(page.locator('body')).toHaveAttribute('data-printed', pages);
  await expect(page.locator('body > div > canvas')).toHaveCount(0);
});

test('the number of pages is said once it is known', async ({ page }) => {
  const send = await hold(page, '**/assets/pdf.worker*');
  await opened(page);
  await page.keyboard.press('Control+D');
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  send();
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible();
});

test('a page of a document stays in sight while it is drawn larger', async ({ page }) => {
  await opened(page);
  await page.keyboard.press('Control+D');
  const sheet = page.getByRole('region', { name: /^Schedule, Page 1/ });
  await drawn(sheet);
  const before = (await sheet.locator('canvas').boundingBox())?.width ?? 0;
  // Looked at after every change of the sheet, so that no blank one is missed.
  await sheet.evaluate((region) => {
    const look = () => {
      const canvas = region.querySelector('canvas');
      const line = canvas?.getContext('2d')?.getImageData(canvas.width / 4, 0, 1, canvas.height);
      if (new Set(line?.data).size < 2) document.body.dataset.blank = 'seen';
    };
    new MutationObserver(look).observe(region, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Larger' }).press('Enter');
  await expect
    .poll(async () => (await sheet.locator('canvas').boundingBox())?.width)
    .toBeGreaterThan(before);
  await drawn(sheet);
  await expect(page.locator('body')).not.toHaveAttribute('data-blank');
});
