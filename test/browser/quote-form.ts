import { expect, type Page } from '@playwright/test';

/** A field of the form by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
/** The premium of a cover, as the form shows it. */
export const price = (page: Page, cover = 'Comprehensive') => page.getByTestId(`premium-${cover}`);
/** Waits until the draft is kept. */
export const saved = (page: Page) =>
  expect(page.getByTestId('draft-state')).toHaveText('Draft saved');

/** Begins a new quote. */
export async function begin(page: Page): Promise<void> {
  await page.keyboard.press('F2');
  await expect(field(page, 'Registration')).toBeFocused();
}

/** Fills in all that a quote needs. */
export async function fillIn(page: Page): Promise<void> {
  await field(page, 'Registration').fill('191-D-12345');
  await expect(field(page, 'Make')).toHaveValue('BMW');
  await field(page, 'First name').fill('Aoife');
  await field(page, 'Surname').fill('Byrne');
  await field(page, 'Date of birth').fill('12/03/1985');
  await expect(price(page)).toContainText('€');
}
