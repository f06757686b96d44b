import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('the letter about a refusal is drawn, and axe finds nothing on a refused quote', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  await bridge(page, 'referQuote', { quoteId, reason: 'A trailer is used' });
  const reasons = ['A trailer is used', 'It is used abroad'];
  const refusal = { decision: 'refuse', note: 'Our reinsurer does not allow it', reasons } as const;
  await bridge(page, 'decideReferral', { quoteId, ...refusal });
  await page.goto(`/#/quotes/${quoteId}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Refused by the desk');
  await expect(page.getByRole('toolbar')).toBeVisible();
  expect(await violations(page)).toEqual({});
  await page.getByRole('button', { name: 'Refusal letter' }).first().press('Enter');
  const letter = main.getByRole('button', { name: 'Refusal letter', pressed: true });
  await expect(letter).toBeFocused();
  await expect(main.locator('canvas').first()).toBeVisible();
});
