import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { cell, cellOf, checks, chooseTable, editBook, paste, results } from '../book-editor.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test('fees, plans, assumptions, periods and named drivers are edited, and kept with the draft', async ({
  page,
  host,
}) => {
  test.slow();
  await editBook(page, host.link);
  const { keyboard } = page;
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await keyboard.press('Enter');
  };

  // The first fee of a book without any; pasted from a price list, it is in the premium at once.
  await chooseTable(page, 'Other fees');
  await expect(page.getByText('The book has none of these.')).toBeVisible();
  await press('Add row');
  await (await cellOf(page, 'Insurer', 'Id')).focus();
  await paste(page, 'admin\tAdministration\tbroker\t12.50\r\n');
  await expect(await cellOf(page, 'admin', 'Whose')).toContainText('Broker');
  await expect(page.getByTestId('risk-premiums')).toContainText('+€12.50');
  await expect(results(page)).toContainText('Fails by');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await results(page)
    .getByRole('button', { name: /^Expect what the book gives/ })
    .focus();
  await keyboard.press('Enter');
  await expect(results(page)).not.toContainText('Fails by');

  await chooseTable(page, 'Instalment plans');
  await press('Add row');
  await (await cellOf(page, 'Ten instalments', 'Charge share')).focus();
  await keyboard.type('7,5%');
  await keyboard.press('Tab');
  await expect(await cellOf(page, 'Ten instalments', 'Charge share')).toContainText('0.075');

  // An assumption: the cautious one alone moves no quick price.
  await chooseTable(page, 'Factors and assumptions');
  await (await cellOf(page, 'Vehicle value', 'Assumed, full quote')).focus();
  await keyboard.type('much');
  await keyboard.press('Enter');
  await expect(checks(page)).toContainText('Fault');
  await keyboard.press('Control+z');
  await expect(checks(page)).not.toContainText('Fault');

  await chooseTable(page, 'Short-period scale');
  await cell(page, 0, 1).focus();
  await keyboard.type('16%');
  await keyboard.press('Enter');
  await expect(cell(page, 0, 1)).toContainText('0.16');

  // A named driver more for an example that has one: it counts as it should, or the example fails.
  await chooseTable(page, 'Named drivers of examples');
  await (await cellOf(page, 'less takes nothing off', 'Driver’s age')).focus();
  await keyboard.type('18');
  await keyboard.press('Enter');
  await expect(results(page)).toContainText('Fails by');
  await keyboard.press('Control+z');
  await expect(results(page)).not.toContainText('Fails by');
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'the named drivers of examples');

  await press('Keep as a draft');
  const version = page.getByRole('textbox', { name: 'Version' });
  await expect(version).toBeFocused();
  await version.fill('2099.2');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rate-books\/[0-9a-f]{64}$/);
  const [, hash = ''] = /rate-books\/(\w+)/.exec(page.url()) ?? [];
  const { value: kept } = await bridge(page, 'readRateBook', { hash });
  expect(kept.rateBook).toMatchObject({
    fees: [{ id: 'admin', title: 'Administration', owner: 'broker', cents: 1250 }],
    instalmentPlans: [{ number: 10, chargeShare: 0.075 }],
  });
  expect(kept.rateBook.periods.scale[0]).toMatchObject({ share: 0.16 });
});
