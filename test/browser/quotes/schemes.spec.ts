import type { Page } from '@playwright/test';
import { fits, open } from '../../support/screens/screen.ts';
import { SCHEMES, violations } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn, price } from '../quote-form.ts';
import { results } from '../quotes-list.ts';

const FIFTY = 'Demonstration Fifty Plus Insurance plc';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

const insurers = (page: Page) => page.getByRole('group', { name: 'Insurers' });

/** Fills in a driver whom the default scheme and the one from fifty on insure. */
async function fillInFifty(page: Page): Promise<void> {
  await begin(page);
  await expect(insurers(page)).toBeHidden();
  await fillIn(page);
  await field(page, 'Date of birth').fill('12/03/1968');
  await field(page, 'Annual km').fill('8000');
  await field(page, 'NCB (years)').fill('6');
  await expect(insurers(page).getByTestId('scheme-fifty-plus')).toContainText('€');
}

test('the schemes stand next to the form, and the one that is chosen prices and makes the quote', async ({
  page,
}) => {
  await fillInFifty(page);
  const rows = insurers(page).getByRole('radio');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toHaveAccessibleName(/^Fifty plus/);
  await expect(rows.nth(1)).toBeChecked();
  await expect(rows.nth(2)).toHaveAccessibleDescription(/Declined.*drivers up to 30 years/);
  const cheapest = insurers(page).getByTestId('scheme-fifty-plus');
  const isOfCheapest = async () =>
    (await cheapest.textContent())?.includes((await price(page).textContent()) ?? '?');
  await expect.poll(isOfCheapest).toBe(false);
  await rows.nth(1).focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(0)).toBeChecked();
  await expect.poll(isOfCheapest).toBe(true);
  // Of the scheme that is chosen are its terms, too.
  await expect(page.getByRole('group', { name: 'Excess', exact: true })).toContainText('€250');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
  await expect(page.getByRole('region', { name: 'What is sold' })).toContainText(FIFTY);

  const { value } = await bridge(page, 'listQuotes', { scheme: 'fifty-plus' });
  await page.goto(`/#/new/from/${value.quotes[0].quoteId}`);
  await expect(insurers(page).getByRole('radio', { checked: true })).toHaveAccessibleName(
    /^Fifty plus/,
  );
  await page.goto('/#/quotes');
  await page
    .getByRole('combobox', { name: 'Insurer' })
    .selectOption('Fifty plus, limited kilometres');
  await expect(results(page)).toHaveText('1 quote');
  await page.getByRole('combobox', { name: 'Insurer' }).selectOption('');
  await page.getByRole('searchbox').fill('fifty');
  await expect(page.locator('mark', { hasText: 'Fifty' })).toBeVisible();
});

test('the comparison sorts, chooses, prints alone, and gives the focus back', async ({ page }) => {
  await fillInFifty(page);
  await page.getByRole('button', { name: 'Compare insurers' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare insurers' });
  const names = dialog.getByRole('rowheader');
  await expect(names).toHaveText([/^Fifty/, /^Demonstration/, /^Young/]);
  await expect(dialog.getByRole('row').nth(1)).toContainText('at no cost');
  const excess = dialog.getByRole('columnheader', { name: 'Excess' });
  await excess.getByRole('button').press('Enter');
  await excess.getByRole('button').press('Enter');
  await expect(excess).toHaveAttribute('aria-sort', 'descending');
  await expect(names).toHaveText([/^Demonstration/, /^Fifty/, /^Young/]);
  await dialog.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: /^Fifty/ })).toBeChecked();

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = document.body.lastElementChild?.textContent ?? '';
      window.dispatchEvent(new Event('afterprint'));
    };
  });
  await dialog.getByRole('button', { name: 'Print the comparison' }).press('Enter');
  const printed = page.locator('body');
  await expect(printed).toHaveAttribute(
    'data-printed',
    /Aoife Byrne · 191-D-12345BMW 5 Series · Annual km: 8000 · /,
  );
  await expect(printed).toHaveAttribute('data-printed', /drivers up to 30 years/);
  // What is chosen on the screen stays chosen.
  await expect(dialog.getByRole('radio', { name: /^Fifty/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Compare insurers' })).toBeFocused();
});

test('axe finds nothing in the comparison and next to the form, which fit every window', async ({
  page,
}) => {
  // Many looks: a busy machine takes its time over them.
  test.setTimeout(120_000);
  await fillInFifty(page);
  const compare = page.getByRole('button', { name: 'Compare insurers' });
  for (const [scheme, media] of Object.entries(SCHEMES)) {
    await page.emulateMedia(media);
    expect.soft(await violations(page), `the form in ${scheme}`).toEqual({});
    await compare.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    expect.soft(await violations(page), `the comparison in ${scheme}`).toEqual({});
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await compare.press('Enter');
  for (const width of [640, 900, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page, `the comparison at ${width}`);
  }
});
