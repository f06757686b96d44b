import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { cell, cellOf, checks, chooseTable, editBook, grid, results } from '../book-editor.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test('rules, unknown words, spellings, examples and the head are edited, and undone together', async ({
  page,
  host,
}) => {
  test.slow();
  const { base, examples } = await editBook(page, host.link);
  const { keyboard } = page;

  // A condition that is none is said, then corrected; the decision is one of two.
  await chooseTable(page, 'Underwriting rules');
  await (await cellOf(page, 'under-seventeen', 'Condition')).focus();
  await keyboard.type('too young');
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'no condition' })).toBeVisible();
  await expect(checks(page)).toContainText('Fault');
  await keyboard.type('driverAge < 21 and (noRow = "x" or claims > 2)');
  await keyboard.press('Enter');
  await expect(checks(page)).toContainText('noRow');
  await keyboard.press('ArrowUp');
  await keyboard.type('driverAge < 17 or claims > 5');
  await keyboard.press('Enter');
  await expect(checks(page)).not.toContainText('Fault');
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
  await expect(checks(page)).toContainText('Fault');
  await keyboard.press('Control+z');
  await expect(checks(page)).not.toContainText('Fault');

  await chooseTable(page, 'Vehicle group: spellings of Make');
  await (await cellOf(page, 'Volkswagen', 'Other spellings')).focus();
  await keyboard.press('F2');
  await keyboard.press('End');
  await keyboard.type('; Volks');
  await keyboard.press('Enter');
  await expect(await cellOf(page, 'Volkswagen', 'Other spellings')).toContainText('Volks');
  await chooseTable(page, 'Unknown words');

  // The expectation of an example, by hand and by the book.
  await chooseTable(page, 'Worked examples');
  await cell(page, 0, 4).focus();
  await keyboard.type('1');
  await keyboard.press('Enter');
  await expect(results(page)).toContainText('Fails by');
  await results(page)
    .getByRole('button', { name: /^Expect this: / })
    .focus();
  await keyboard.press('Enter');
  await expect(results(page)).not.toContainText('Fails by');
  await page.getByRole('button', { name: 'Add as an example' }).focus();
  await keyboard.press('Enter');
  await expect(grid(page).locator('td:focus')).toContainText(`New example ${examples.length + 1}`);
  await keyboard.type('The last one');
  await keyboard.press('Enter');
  await expect(results(page).getByText('Passes')).toHaveCount(examples.length + 1);
  await expect(results(page)).toContainText('The last one');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'the worked examples of a rate book');
  await page.setViewportSize({ width: 1280, height: 800 });

  // A cell that is opened by the mouse has what it shows: euro, and not cents.
  await chooseTable(page, 'Base premiums');
  const shown = (base.cents.Comprehensive / 100).toFixed(2);
  await cell(page, 0, 0).dblclick();
  await expect(grid(page).getByRole('textbox')).toHaveValue(shown);
  await keyboard.press('Escape');

  await chooseTable(page, 'Name and validity');
  await (await cellOf(page, 'Rates cover from', 'Value')).focus();
  await keyboard.type('1/2/2027');
  await keyboard.press('Enter');
  await expect(await cellOf(page, 'Rates cover from', 'Value')).toContainText('2027-02-01');

  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  while (await undo.isEnabled()) await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep as a draft' })).toBeDisabled();
});
