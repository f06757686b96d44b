import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  cell,
  cellOf,
  checks,
  chooseTable,
  editBook,
  grid,
  results,
  says,
  saysNot,
  shows,
  write,
} from '../book-editor.ts';
import { button } from '../rate-books.ts';

/** Many edits, each of which is tried: a busy machine takes its time over them. */
const LONG = { timeout: 240_000 };

test(
  'rules, unknown words, spellings, examples and the head are edited, and undone together',
  LONG,
  async () => {
    const { book, page } = await editBook();
    const { base, examples } = book;
    const { press, type } = page;

    // A condition that is none is said, then corrected; the decision is one of two.
    await chooseTable(page, 'Underwriting rules');
    cellOf('under-seventeen', 'Condition').focus();
    await write(page, 'too young');
    await press('ArrowUp');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .some(({ textContent }) => textContent?.includes('not a condition')),
      ).toBe(true),
    );
    await says(checks, 'Fault');
    await write(page, 'driverAge < 21 and (noRow = "x" or claims > 2)');
    await says(checks, 'noRow');
    await press('ArrowUp');
    await write(page, 'driverAge < 17 or claims > 5');
    await saysNot(checks, 'Fault');
    const decision = () => cellOf('under-seventeen', 'Decision');
    decision().focus();
    await press('F2');
    const choice = await within(grid()).findByRole('combobox');
    expect(choice).toHaveValue('decline');
    await page.choose(choice, 'refer');
    await press('Enter');
    await shows(decision, 'Refer');

    // Cut is one step back, and goes to the clipboard.
    const reason = cellOf('under-seventeen', 'Reason');
    reason.focus();
    await waitFor(() => expect(reason).toHaveAttribute('tabindex', '0'));
    let cut = '';
    const clipboardData = { setData: (_type: string, text: string) => (cut = text) };
    fireEvent(reason, createEvent.cut(reason, { clipboardData }));
    expect(cut).toContain('under 17');
    await says(checks, 'Fault');
    await press('Control+z');
    await saysNot(checks, 'Fault');

    await chooseTable(page, 'Vehicle group: spellings of Make');
    const spellings = () => cellOf('Volkswagen', 'Other spellings');
    spellings().focus();
    await press('F2');
    await press('End');
    await type('; Volks');
    await press('Enter');
    await shows(spellings, 'Volks');
    await chooseTable(page, 'Unknown words');

    // The expectation of an example, by hand and by the book.
    await chooseTable(page, 'Worked examples');
    cell(0, 4).focus();
    await write(page, '1');
    await says(results, 'Fails by');
    await press('Enter', within(results()).getByRole('button', { name: /^Accept new result: / }));
    await saysNot(results, 'Fails by');
    await press('Enter', await button('Add as an example'));
    await waitFor(() => {
      expect(grid()).toContainElement(document.activeElement as HTMLElement);
      expect(document.activeElement).toHaveTextContent(`New example ${examples.length + 1}`);
    });
    await write(page, 'The last one');
    await waitFor(() =>
      expect(within(results()).getAllByText('Passes')).toHaveLength(examples.length + 1),
    );
    await says(results, 'The last one');

    // A cell that is opened by the mouse has what it shows: euro, and not cents.
    await chooseTable(page, 'Base premiums');
    fireEvent.doubleClick(cell(0, 0));
    expect(await within(grid()).findByRole('textbox')).toHaveValue(
      (base.cents.Comprehensive / 100).toFixed(2),
    );
    await press('Escape');

    await chooseTable(page, 'Name and validity');
    const from = () => cellOf('For cover starting from', 'Value');
    from().focus();
    await write(page, '1/2/2027');
    await shows(from, '2027-02-01');

    const undo = await button('Undo');
    while (!undo.hasAttribute('disabled')) await press('Enter', undo);
    expect(screen.getByRole('button', { name: 'Keep as a draft' })).toBeDisabled();
  },
);
