import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach, opened } from '../quote-page.ts';

test.use({ hostOf: 'file' });

openDeskBeforeEach();

test('only what is written freely is checked for its spelling', async ({ page }) => {
  await opened(page);
  await page.keyboard.press('Alt+3');
  await page.getByRole('button', { name: 'Adjust … Excess: €500' }).press('Enter');
  const dialog = page.getByRole('dialog');
  // A browser may send what it checks elsewhere.
  await expect(dialog.getByLabel('Reason')).toHaveJSProperty('spellcheck', true);
  await expect(dialog.getByLabel('Excess in euro')).toHaveJSProperty('spellcheck', false);
});

test('a dialog takes the focus once: who has moved on keeps the place', async ({ page }) => {
  await opened(page);
  await page.evaluate(() => {
    const moveOn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLSelectElement)) return;
      document.removeEventListener('focusin', moveOn);
      // As soon as a key can be pressed.
      queueMicrotask(() => target.form?.querySelector('textarea')?.focus());
    };
    document.addEventListener('focusin', moveOn);
  });
  await page.keyboard.press('Control+E');
  const reason = page.getByRole('dialog').getByLabel('Reason');
  await expect(reason).toBeFocused();
  // Longer than a dialog takes to open; a slow machine makes this test blind, never red.
  await page.waitForTimeout(500);
  await expect(reason).toBeFocused();
});
