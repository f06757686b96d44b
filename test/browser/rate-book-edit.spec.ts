import type { Page } from '@playwright/test';
import { fits, open } from '../support/screen.ts';
import { violationsInEveryScheme } from './axe.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

test.use({ hostOf: 'file' });

const grid = (page: Page) => page.getByRole('grid');
const cell = (page: Page, row: number, column: number) =>
  grid(page).locator('tbody tr').nth(row).getByRole('gridcell').nth(column);
const results = (page: Page) => page.getByRole('region', { name: 'Worked examples' });

/** Pastes into what has the focus, as the clipboard of Excel does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Opens the editor of the book in force. */
async function edit(page: Page, link: string): Promise<void> {
  await open(page, link);
  const { value: status } = await bridge(page, 'serviceStatus', {});
  await page.goto(`/#/rate-books/${status.rateBook.hash}/edit`);
  await expect(results(page)).toContainText('Passes');
}

const tables = (page: Page) => page.getByRole('combobox', { name: 'Table' });
/** A cell of a table by the text of its row and its heading. */
async function cellOf(page: Page, row: string | RegExp, heading: string) {
  const headings = await grid(page).locator('thead th').allTextContents();
  return grid(page)
    .locator('tbody tr')
    .filter({ hasText: row })
    .first()
    .locator('th, td')
    .nth(headings.indexOf(heading));
}

test('a rate book is edited by keyboard alone, its effect seen, and kept as a draft', async ({
  page,
  host,
}) => {
  test.slow();
  await edit(page, host.link);
  await expect(results(page)).not.toContainText('Fails');

  // Three base premiums from Excel; the second change fills the first one down.
  await cell(page, 0, 0).focus();
  const former = (await cell(page, 0, 0).textContent()) ?? '';
  await paste(page, '900,00\r\n800.50\r\n700\r\n');
  await expect(cell(page, 1, 0)).toContainText('800.50');
  await expect(results(page)).toContainText('Fails by');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  for (const row of [0, 1, 2]) await expect(cell(page, row, 0)).toContainText('900.00');

  // What does not fit names its cell and changes nothing.
  await paste(page, '1\n2\n3\n4');
  await expect(page.getByText('Nothing is pasted: “4” would be outside')).toBeVisible();
  await expect(cell(page, 2, 0)).toContainText('900.00');

  // Undo twice is the book before; what is no number stays, and is said.
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(cell(page, 0, 0)).toHaveText(former);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('12x');
  await page.keyboard.press('Enter');
  await expect(cell(page, 0, 0)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('Fault');
  await page.keyboard.press('Control+z');
  await expect(results(page)).not.toContainText('Fails');

  // The relativity of a factor, typed: the premium of the risk moves.
  await tables(page).selectOption('Kilometres a year');
  await cell(page, 0, 1).focus();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Control+ArrowUp');
  await page.keyboard.press('Control+Shift+ArrowDown');
  await paste(page, '2');
  await expect(page.getByTestId('risk-premiums')).toContainText('+€');
  await expect(results(page)).toContainText('Fails by');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the editor of a rate book');

  // The edits are there after a reload, and are kept as a draft of their own.
  await expect
    .poll(() =>
      page.evaluate(() => Object.values(localStorage).some((one) => one.includes('"base"'))),
    )
    .toBe(true);
  await page.reload();
  await expect(page.getByText('These are the edits that you left here.')).toBeVisible();
  await page.getByRole('button', { name: 'Keep as a draft' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Version' }).fill('2099.1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rate-books\/[0-9a-f]{64}$/);
  const { value: kept } = await bridge(page, 'listRateBooks', {});
  const versions = kept.rateBooks.map(
    ({ summary }: { summary: { version: string } }) => summary.version,
  );
  expect(versions).toContain('2099.1');
});

test('rules, unknown words, spellings, examples and the head are edited, and undone together', async ({
  page,
  host,
}) => {
  test.slow();
  await edit(page, host.link);
  const checks = page.getByRole('region', { name: 'Checks' });
  const { keyboard } = page;

  // A condition that is none is said, then corrected; the decision is one of two.
  await tables(page).selectOption('Underwriting rules');
  await (await cellOf(page, 'under-seventeen', 'Condition')).focus();
  await keyboard.type('too young');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'no condition' })).toBeVisible();
  await expect(checks).toContainText('Fault');
  await keyboard.type('driverAge < 21 and (noRow = "x" or claims > 2)');
  await keyboard.press('Enter');
  await expect(checks).toContainText('noRow');
  await keyboard.press('ArrowUp');
  await keyboard.type('driverAge < 17 or claims > 5');
  await keyboard.press('Enter');
  await expect(checks).not.toContainText('Fault');
  await (await cellOf(page, 'under-seventeen', 'Decision')).focus();
  await keyboard.press('F2');
  await expect(grid(page).getByRole('combobox')).toHaveValue('decline');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(await cellOf(page, 'under-seventeen', 'Decision')).toContainText('Refer');
  expect(await violationsInEveryScheme(page)).toEqual({});

  // Cut is one step back, and goes to the clipboard.
  await (await cellOf(page, 'under-seventeen', 'Reason')).focus();
  const cut = await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return clipboardData.getData('text/plain');
  });
  expect(cut).toContain('under 17');
  await expect(checks).toContainText('Fault');
  await keyboard.press('Control+z');
  await expect(checks).not.toContainText('Fault');

  await tables(page).selectOption('Vehicle group: spellings of Make');
  await (await cellOf(page, 'Volkswagen', 'Other spellings')).focus();
  await keyboard.press('F2');
  await keyboard.press('End');
  await keyboard.type('; Volks');
  await keyboard.press('Enter');
  await expect(await cellOf(page, 'Volkswagen', 'Other spellings')).toContainText('Volks');
  await tables(page).selectOption('Unknown words');

  // The expectation of an example, by hand and by the book.
  await tables(page).selectOption('Worked examples');
  await cell(page, 0, 4).focus();
  await keyboard.type('1');
  await keyboard.press('Enter');
  await expect(results(page)).toContainText('Fails by');
  await results(page)
    .getByRole('button', { name: /^Expect this: / })
    .focus();
  await keyboard.press('Enter');
  await expect(results(page)).not.toContainText('Fails by');
  const count = await results(page).getByText('Passes').count();
  await page.getByRole('button', { name: 'Add as an example' }).focus();
  await keyboard.press('Enter');
  await expect(grid(page).locator('td:focus')).toContainText(`New example ${count + 1}`);
  await keyboard.type('The last one');
  await keyboard.press('Enter');
  await expect(results(page).getByText('Passes')).toHaveCount(count + 1);
  await expect(results(page)).toContainText('The last one');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the worked examples of a rate book');
  await page.setViewportSize({ width: 1280, height: 800 });

  // A cell that is opened by the mouse has what it shows: euro, and not cents.
  await tables(page).selectOption('Base premiums');
  const shown = (await cell(page, 0, 0).textContent()) ?? '';
  await cell(page, 0, 0).dblclick();
  await expect(grid(page).getByRole('textbox')).toHaveValue(shown);
  await keyboard.press('Escape');

  await tables(page).selectOption('Name and validity');
  await (await cellOf(page, 'Rates cover from', 'Value')).focus();
  await keyboard.type('1/2/2027');
  await keyboard.press('Enter');
  await expect(await cellOf(page, 'Rates cover from', 'Value')).toContainText('2027-02-01');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  while (await undo.isEnabled()) await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep as a draft' })).toBeDisabled();
});

test('fees, plans, assumptions, periods and named drivers are edited, and kept with the draft', async ({
  page,
  host,
}) => {
  test.slow();
  await edit(page, host.link);
  const checks = page.getByRole('region', { name: 'Checks' });
  const { keyboard } = page;
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus();
    await keyboard.press('Enter');
  };

  // The first fee of a book without any; pasted from a price list, it is in the premium at once.
  await tables(page).selectOption('Other fees');
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

  await tables(page).selectOption('Instalment plans');
  await press('Add row');
  await (await cellOf(page, 'Ten instalments', 'Charge share')).focus();
  await keyboard.type('7,5%');
  await keyboard.press('Tab');
  await expect(await cellOf(page, 'Ten instalments', 'Charge share')).toContainText('0.075');

  // An assumption: the cautious one alone moves no quick price.
  await tables(page).selectOption('Factors and assumptions');
  await (await cellOf(page, 'Vehicle value', 'Assumed, full quote')).focus();
  await keyboard.type('much');
  await keyboard.press('Enter');
  await expect(checks).toContainText('Fault');
  await keyboard.press('Control+z');
  await expect(checks).not.toContainText('Fault');

  await tables(page).selectOption('Short-period scale');
  await cell(page, 0, 1).focus();
  await keyboard.type('16%');
  await keyboard.press('Enter');
  await expect(cell(page, 0, 1)).toContainText('0.16');

  // A named driver more for an example that has one: it counts as it should, or the example fails.
  await tables(page).selectOption('Named drivers of examples');
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

test('nothing is said of a book before its first check has answered', async ({ page, host }) => {
  await open(page, host.link);
  const { value: status } = await bridge(page, 'serviceStatus', {});
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/tryRateBook', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/#/rate-books/${status.rateBook.hash}/edit`);
  await expect(results(page).getByRole('status')).toBeVisible();
  await expect(results(page)).not.toContainText('A fault');
  await expect(page.getByRole('region', { name: 'Checks' })).not.toContainText('find nothing');
  answer();
  await expect(results(page)).toContainText('Passes');
});

test('from a book that can not be edited there is a way to the others', async ({ page, host }) => {
  await open(page, host.link);
  await page.goto(`/#/rate-books/${'0'.repeat(64)}/edit`);
  await page.getByRole('link', { name: 'To the rate books' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rate-books$/);
});
