import { expect, type Page } from '@playwright/test';

/** Confirms the open dialog by its key, and waits until it has closed: a key pressed before would go to it. */
export async function confirmDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}
