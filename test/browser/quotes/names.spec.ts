import { open, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('who accepts reads first that the documents spell a name out', async ({ page, host }) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345', 'محمد 12');
  await page.goto(`/#/quotes/${quoteId}`);
  await showsQuote(page, quoteId);
  // Its direction is its own: it turns nothing that stands next to it.
  const name = page
    .getByRole('region', { name: 'Policyholder' })
    .locator('bdi', { hasText: 'محمد 12' });
  await expect(name.first()).toHaveCSS('unicode-bidi', 'isolate');
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('The documents will not show every character');
  await expect(dialog).toContainText('U+0645 م, U+062D ح, U+062F د');
  await expect(dialog).toContainText('محمد 12\u2069 gets Comprehensive cover');
  expect(await violations(page)).toEqual({});
});
