import type { Locator } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

let id = '';

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  if (id !== '') return;
  id = await submitQuote(page, '191-D-12345');
  await bridge(page, 'saveSettings', { privacy: { blur: true } });
  await page.reload();
});

const blurred = (text: Locator) => expect(text).toHaveCSS('filter', /blur/);
const clear = (text: Locator) => expect(text).toHaveCSS('filter', 'none');

test('personal data are blurred on every screen that lists them, and never for a screen reader', {
  tag: '@quick',
}, async ({ page }) => {
  const name = page.getByText('Áine Ní Bhriain', { exact: true });
  await blurred(name);

  await page.goto('/#/quotes');
  const row = page.getByRole('row', { name: /Áine Ní Bhriain/ });
  await blurred(row.getByText('Áine Ní Bhriain'));
  await page.getByRole('searchbox', { name: 'Find quotes' }).press('ArrowDown');
  await expect(row).toBeFocused();
  await clear(name);

  await page.goto('/#/customers');
  await blurred(page.getByText('12 Mar 1985'));
  await page.getByRole('searchbox', { name: 'Find customers' }).press('ArrowDown');
  await clear(name);
  await clear(page.getByText('12 Mar 1985'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Áine Ní Bhriain' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: id, exact: true }).focus();
  await blurred(page.getByText(/^Born 12 Mar 1985/));
});

test('on a quote they show while the keyboard is in their card', async ({ page }) => {
  await page.goto(`/#/quotes/${id}`);
  const card = page.getByRole('region', { name: 'Policyholder' });
  const birth = card.getByText('12 Mar 1985');
  await blurred(birth);
  const link = card.getByRole('link', { name: 'Áine Ní Bhriain' });
  while (!(await link.evaluate((it) => it === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await clear(birth);
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button', { name: 'Record the driver number' })).toBeFocused();
  await clear(birth);
  await page.keyboard.press('Tab');
  await blurred(birth);
});
