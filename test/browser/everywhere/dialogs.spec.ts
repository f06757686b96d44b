import type { Page } from '@playwright/test';
import { open, showsQuote } from '../../support/screens/screen.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  await page.goto(`/#/quotes/${quoteId}`);
  await showsQuote(page, quoteId);
  // The head is there before the quote, whose keys do nothing until then.
  await expect(page.getByRole('toolbar', { name: 'What to do with the quote' })).toBeVisible();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the focus goes back to what led to a dialog, or to the head where that is gone', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const override = page.getByRole('button', { name: 'Adjust', exact: true });
  await override.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(override).toBeFocused();

  await page.keyboard.press('Alt+3');
  await page.getByRole('button', { name: 'Adjust … Excess: €500' }).press('Enter');
  await dialog.getByLabel('Reason').fill('asked for');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toBeFocused();

  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('record the driver');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Driver number')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(heading(page)).toBeFocused();
});

test('a dialog has the focus as soon as it shows, so that no key is lost', {
  tag: '@quick',
}, async ({ page }) => {
  await page.keyboard.press('F3');
  const line = page.locator('[data-number="0"]');
  await line.focus();
  const dialog = page.getByRole('dialog');
  // The observer is called before any timer is.
  const shown = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        new MutationObserver((_, observer) => {
          const found = document.querySelector('[role="dialog"]');
          if (!found?.querySelector('button')) return;
          observer.disconnect();
          resolve(found.contains(document.activeElement));
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await line.press('l');
  expect(await shown).toBe(true);
  await expect(dialog.getByRole('button', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(line).toBeFocused();
});
