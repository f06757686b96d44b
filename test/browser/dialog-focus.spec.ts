import { expect, test } from './fixture.ts';
import { openDeskBeforeEach, opened } from './quote-page.ts';

openDeskBeforeEach();

test('a dialog has the focus as soon as it shows, so that no key is lost', async ({ page }) => {
  await opened(page);
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
