import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { acceptQuote, bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { DOCUMENT } from '../quote-page.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

/** Sells a car cover, quotes it again, and opens the check of its price by the keyboard. */
async function openCheck(page: Page, mark: string) {
  const sold = { ...DOCUMENT, Vehicle: { ...DOCUMENT.Vehicle, RegistrationNumber: mark } };
  const submission = { source: 'json', document: sold } as const;
  const { quoteId: basedOn } = (await bridge(page, 'submitQuote', submission)).value;
  await acceptQuote(page, basedOn);
  const { document } = (await bridge(page, 'draftFromQuote', { quoteId: basedOn })).value;
  const quote = (await bridge(page, 'submitDraft', { document, basedOn })).value;
  await page.goto(`/#/quotes/${quote.quoteId}`);
  const others = page.getByRole('region', { name: 'Other quotes of this risk' });
  await others.getByText('Check the renewal price').focus();
  await page.keyboard.press('Enter');
  const first = others.getByRole('group', { name: 'Equivalent first renewal today' });
  return { quote, others, first, sale: others.getByLabel('What last year was') };
}

test('the re-quote of a policy is checked against the rule on price walking', async ({ page }) => {
  const { quote: again, others, first, sale } = await openCheck(page, '191-D-12345');
  const missing = others.getByText('Say what last year was');
  await expect(missing).toBeVisible();

  const now = others.getByRole('group', { name: `Offered: ${again.quoteId}` });
  // The policy fee is the insurer's.
  await expect(now.getByLabel('Price with levies')).toHaveValue(again.premium.toFixed(2));
  await expect(now.getByLabel('Broker’s fee')).toHaveValue('0.00');
  // What nobody typed follows the quote.
  const override = { overrideType: 'premium', value: 1234.5, reason: 'Agreed' } as const;
  await bridge(page, 'overrideQuote', { quoteId: again.quoteId, ...override });
  await expect(now.getByLabel('Price with levies')).toHaveValue('1234.50');
  await sale.selectOption('New business');
  await expect(others.getByText('Allowed', { exact: true })).toBeVisible();
  await sale.selectOption('Later renewal');
  await expect(others.getByText('Cannot tell', { exact: true })).toBeVisible();

  await first.getByLabel('Price with levies').fill('100.001');
  await expect(missing).toBeVisible();
  await first.getByLabel('Broker’s fee').fill('20');
  await expect(first.getByText('Must have at most two decimal places')).toBeVisible();
  await first.getByLabel('Price with levies').fill('100');
  await expect(others.getByText('Breaks the rule on price walking')).toBeVisible();
  const limit = others.getByRole('listitem').filter({ hasText: /120\.00/ });
  await expect(limit).toHaveText(
    /above the most that may be charged: €120\.00, as at an equivalent/,
  );

  await first.getByLabel('Price with levies').fill('');
  await first.getByLabel('Broker’s fee').fill('');
  await sale.selectOption('First renewal');
  await now.getByLabel('Price with levies').fill('1');
  for (const same of ['Risk', 'Way of paying', 'Rates and levies']) {
    await expect(others.getByText('Cannot tell', { exact: true })).toBeVisible();
    await others.getByRole('checkbox', { name: same }).check();
  }
  await expect(others.getByText('Allowed', { exact: true })).toBeVisible();
  await now.getByLabel('Broker’s fee').fill('99,999.99');
  await expect(others.getByText(/^Only the broker’s fee of 99999\.99 euro/)).toBeVisible();
});

test('axe finds nothing in the check of a renewal price', async ({ page }) => {
  const { others, first, sale } = await openCheck(page, '191-D-2000');
  await sale.selectOption('Later renewal');
  await first.getByLabel('Price with levies').fill('100');
  await first.getByLabel('Broker’s fee').fill('20');
  await expect(others.getByText('Breaks the rule on price walking')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
