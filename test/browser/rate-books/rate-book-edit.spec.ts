import { fits, open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { cell, checks, chooseTable, editBook, paste, results } from '../book-editor.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { hold } from '../hold.ts';

test.use({ hostOf: 'file' });

test('a rate book is edited by keyboard alone, its effect seen, and kept as a draft', async ({
  page,
  host,
}) => {
  test.slow();
  const { base } = await editBook(page, host.link);
  await expect(results(page)).not.toContainText('Fails');

  // Three base premiums from Excel; the second change fills the first one down.
  await cell(page, 0, 0).focus();
  const former = (base.cents.Comprehensive / 100).toFixed(2);
  await expect(cell(page, 0, 0)).toHaveText(former);
  // A head stands above its numbers.
  await expect(page.getByRole('columnheader', { name: 'Euro' })).toHaveCSS('text-align', 'right');
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
  await expect(checks(page)).toContainText('Fault');
  await page.keyboard.press('Control+z');
  await expect(results(page)).not.toContainText('Fails');

  // The relativity of a factor, typed: the premium of the risk moves.
  await chooseTable(page, 'Kilometres a year');
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
  // Nobody signs in at this desk, so that the name is typed.
  await page.getByLabel('Your name').fill('Aoife Byrne');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/rate-books\/[0-9a-f]{64}$/);
  const { value: kept } = await bridge(page, 'listRateBooks', {});
  const versions = kept.rateBooks.map(
    ({ summary }: { summary: { version: string } }) => summary.version,
  );
  expect(versions).toContain('2099.1');
  await expect(page.getByText('Aoife Byrne').first()).toBeVisible();
});

test('nothing is said of a book before its first check has answered', async ({ page, host }) => {
  await open(page, host.link);
  const { value: status } = await bridge(page, 'serviceStatus', {});
  const answer = await hold(page, '**/tryRateBook');
  await page.goto(`/#/rate-books/${status.rateBook.hash}/edit`);
  await expect(results(page).getByRole('status')).toBeVisible();
  await expect(results(page)).not.toContainText('A fault');
  await expect(checks(page)).not.toContainText('find nothing');
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
