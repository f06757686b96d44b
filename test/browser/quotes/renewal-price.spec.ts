import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { acceptQuote, bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { DOCUMENT } from '../quote-page.ts';

test('axe finds nothing in the check of a renewal price, which a key opens', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const submission = { source: 'json', document: DOCUMENT } as const;
  const { quoteId: basedOn } = (await bridge(page, 'submitQuote', submission)).value;
  await acceptQuote(page, basedOn);
  const { document } = (await bridge(page, 'draftFromQuote', { quoteId: basedOn })).value;
  const quote = (await bridge(page, 'submitDraft', { document, basedOn })).value;
  await page.goto(`/#/quotes/${quote.quoteId}?section=alternatives`);
  const others = page.getByRole('region', { name: 'Other quotes of this risk' });
  await others.getByText('Check the renewal price').focus();
  await page.keyboard.press('Enter');
  await others.getByLabel('What last year was').selectOption('Later renewal');
  const first = others.getByRole('group', { name: 'Equivalent first renewal today' });
  await first.getByLabel('Price with levies').fill('100');
  await first.getByLabel('Broker’s fee').fill('20');
  await expect(others.getByText('Breaks the rule on price walking')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
