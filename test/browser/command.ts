import { expect, type Page } from '@playwright/test';

/** Gives a command by its name, as a keyboard does. */
export async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Find anything' }).fill(name);
  await expect(page.getByRole('button', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}
