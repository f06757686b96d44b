import { open } from '../support/screen.ts';
import { bridge, submitQuote } from './bridge.ts';
import { expect, test } from './fixture.ts';

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('the premium of the older quote follows what is done to it', async ({ page }) => {
  const basedOn = await submitQuote(page, '191-D-12345');
  const { document } = (await bridge(page, 'draftFromQuote', { quoteId: basedOn })).value;
  const again = (await bridge(page, 'submitDraft', { document, basedOn })).value;
  await page.goto(`/#/quotes/${again.quoteId}`);
  const others = page.getByRole('region', { name: 'Other quotes of this risk' });
  await expect(others).toContainText('→');
  const discount = {
    quoteId: basedOn,
    overrideType: 'discount',
    value: 5,
    reason: 'loyal',
  } as const;
  await bridge(page, 'overrideQuote', discount);
  const { premium } = (await bridge(page, 'getQuote', { id: basedOn })).value;
  expect(premium).not.toBe(again.premium);
  const shown = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
  await expect(others).toContainText(`${shown.format(premium)} →`);
});
