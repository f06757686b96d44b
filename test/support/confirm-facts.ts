import { expect, type Page } from '@playwright/test';

/** Confirms each fact that is not known in the dialog of an acceptance, and goes on to the payment. */
export async function confirmFacts(page: Page, press = (key: string) => page.keyboard.press(key)) {
  const dialog = page.getByRole('dialog');
  const facts = dialog.getByRole('group', { name: /^Not known/ }).getByRole('checkbox');
  await expect(facts.first()).toBeFocused();
  for (const fact of await facts.all()) {
    await press('Space');
    await expect(fact).toBeChecked();
    await press('Tab');
  }
  await expect(dialog.getByLabel('Payment reference')).toBeFocused();
}
