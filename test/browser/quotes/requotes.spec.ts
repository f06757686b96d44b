import words from '../../../src/renderer/i18n/en/newQuote.json' with { type: 'json' };
import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { acceptQuote, bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { field } from '../quote-form.ts';
import { DOCUMENT } from '../quote-page.ts';

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

test('a re-quote of a policy proposes its renewal, each proposal marked', async ({ page }) => {
  const document = {
    ...DOCUMENT,
    NoClaimsBonus: { Years: 4 },
  };
  const { quoteId } = (await bridge(page, 'submitQuote', { source: 'json', document })).value;
  await acceptQuote(page, quoteId);
  await page.goto(`/#/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'Re-quote' }).press('Enter');
  const years = field(page, words.field['NoClaimsBonus/Years']);
  await expect(years).toHaveValue('5');
  const start = field(page, 'Start of cover');
  await expect(start).toHaveValue('01/03/2028');
  await expect(page.getByText('Proposed · Restore')).toHaveCount(2);
  await expect(start).toHaveAccessibleDescription(/Proposed for the renewal/);
  // Escape gives back what the policy has, and the mark goes.
  await years.focus();
  await page.keyboard.press('Escape');
  await expect(years).toHaveValue('4');
  await expect(page.getByText('Proposed · Restore')).toHaveCount(1);
  expect(await violations(page)).toEqual({});
});
