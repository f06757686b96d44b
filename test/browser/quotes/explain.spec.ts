import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { desk, openDeskBeforeEach, opened, shown } from '../quote-page.ts';

openDeskBeforeEach();

test('a premium is explained by its steps, other covers, schemes and answers', async ({ page }) => {
  const { quoteId, explanation, premium } = await opened(page);
  const found = await desk(page, 'explainQuote', { id: quoteId });
  const button = page.getByRole('button', { name: /^Explain/ });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Why quote ${quoteId} costs what it does` });
  const steps = dialog.getByRole('region', { name: 'Table of the steps' });
  await expect(steps.getByRole('row', { name: /^Driver's age/ })).toContainText(/41 years: ×/);
  await expect(steps.getByRole('row').last()).toContainText(shown(premium));
  const sums = 3 + explanation.levies.filter(({ amount }) => amount !== 0).length;
  await expect(steps.getByRole('row')).toHaveCount(1 + explanation.steps.length + sums);

  const [first] = found.counterfactuals.cheaper;
  const cheaper = dialog.getByRole('table', { name: 'Would make it cheaper' });
  await expect(cheaper.getByRole('row')).toHaveCount(1 + found.counterfactuals.cheaper.length);
  await expect(cheaper.getByRole('row').nth(1)).toContainText(shown(first?.premium ?? 0));
  const covers = dialog.getByRole('table', { name: 'The other covers' });
  await expect(covers.getByRole('row', { name: /^Comprehensive/ })).toContainText('this quote');
  const schemes = dialog.getByRole('table', { name: 'The other schemes' });
  await expect(schemes.getByRole('row')).toHaveCount(1 + found.schemes.offers.length);
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  // The key opens it, too, and paper gets it all without the page.
  await page.keyboard.press('Control+B');
  await expect(covers).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', document.body.innerText);
  });
  await dialog.getByRole('button', { name: 'Print the explanation' }).press('Enter');
  await expect(page.locator('body > [aria-hidden] tbody tr')).not.toHaveCount(0);
});

test('why the other parts are not there is said in the dialog', async ({ page }) => {
  await opened(page);
  let isGone = true;
  await page.route(/explainQuote/, (route) => (isGone ? route.abort() : route.continue()));
  await page.keyboard.press('Control+B');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Table of the steps' })).toBeVisible();
  const again = page.waitForRequest(/explainQuote/);
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await again;
  // From here on the page may ask by itself, too, once it hears of the host again.
  isGone = false;
  const table = dialog.getByRole('table', { name: 'The other covers' });
  const retry = dialog.getByRole('button', { name: 'Try again' });
  // A press may meet the failed call before it, which is still on its way.
  await expect(async () => {
    if (await retry.isVisible()) await retry.press('Enter', { timeout: 1000 });
    await expect(table).toBeVisible({ timeout: 1000 });
  }).toPass();
});
