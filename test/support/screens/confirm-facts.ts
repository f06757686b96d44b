import { expect, type Page } from '@playwright/test';

/** Confirms each fact that is not known in the dialog of an acceptance, one key each. */
export async function confirmFacts(page: Page, press = (key: string) => page.keyboard.press(key)) {
  const dialog = page.getByRole('dialog');
  const facts = dialog
    .getByRole('group', { name: 'Check these with the customer' })
    .getByRole('checkbox');
  await expect(facts.first()).toBeFocused();
  for (let left = await facts.count(); left > 0; left -= 1) await press('Space');
  await expect(dialog.getByLabel('Payment reference')).toBeFocused();
}
