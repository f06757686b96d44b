import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import {
  cell,
  checks,
  chooseTable,
  editBook,
  paste,
  results,
  says,
  saysNot,
  shows,
} from '../book-editor.ts';
import { openPage } from '../page.ts';
import { button } from '../rate-books.ts';

/** Many edits, each of which is tried: a busy machine takes its time over them. */
const LONG = { timeout: 240_000 };

test(
  'a rate book is edited by keyboard alone, its effect seen, and kept as a draft',
  LONG,
  async () => {
    const { book, page } = await editBook();
    const { ask, fill, press, reload, type } = page;
    expect(results()).not.toHaveTextContent('Fails');

    // Three base premiums from Excel; the second change fills the first one down.
    const first = () => cell(0, 0);
    first().focus();
    const former = (book.base.cents.Comprehensive / 100).toFixed(2);
    expect(first()).toHaveTextContent(new RegExp(`^${former}$`));
    paste('900,00\r\n800.50\r\n700\r\n');
    await shows(() => cell(1, 0), '800.50');
    await says(results, 'Fails by');
    await press('Shift+ArrowDown');
    await press('Shift+ArrowDown');
    await press('Control+d');
    for (const row of [0, 1, 2]) await shows(() => cell(row, 0), '900.00');

    // What does not fit names its cell and changes nothing.
    paste('1\n2\n3\n4');
    expect(await screen.findByText(/Nothing is pasted: “4” would be outside/)).toBeVisible();
    expect(cell(2, 0)).toHaveTextContent('900.00');

    // Undo twice is the book before; what is no number stays, and is said.
    await press('Control+z');
    await press('Control+z');
    await waitFor(() => expect(first()).toHaveTextContent(new RegExp(`^${former}$`)));
    await press('Control+Home');
    await type('12x');
    await press('Enter');
    await waitFor(() => expect(first()).toHaveAttribute('aria-invalid', 'true'));
    await says(checks, 'Fault');
    await press('Control+z');
    await saysNot(results, 'Fails');

    // The relativity of a factor, typed: the premium of the risk moves.
    await chooseTable(page, 'Kilometres a year');
    await press('Control+ArrowDown', cell(0, 1));
    await press('Control+ArrowUp');
    await press('Control+Shift+ArrowDown');
    paste('2');
    await waitFor(() => expect(screen.getByTestId('risk-premiums')).toHaveTextContent('+€'));
    await says(results, 'Fails by');

    // The edits are there after a reload, and are kept as a draft of their own.
    const isKept = () => Object.values(localStorage).some((one) => String(one).includes('"base"'));
    await waitFor(() => expect(isKept()).toBe(true));
    await reload();
    expect(await screen.findByText(/These are the edits that you left here\./)).toBeVisible();
    await press('Enter', await button('Keep as a draft'));
    fill(await screen.findByRole('textbox', { name: 'Version' }), '2099.1');
    // No one signs in at this desk, so that the name is typed.
    fill(screen.getByLabelText(/^Your name/), 'Aoife Byrne');
    await press('Enter');
    await waitFor(() => expect(location.hash).toMatch(/^#\/rate-books\/[0-9a-f]{64}$/));
    const { rateBooks } = await ask('listRateBooks', {});
    expect(rateBooks.map(({ summary }) => summary?.version)).toContain('2099.1');
    expect((await screen.findAllByText(/Aoife Byrne/))[0]).toBeVisible();
  },
);

test('nothing is said of a book before its first check has answered', async () => {
  const { ask, goTo, hold } = await openPage();
  const { rateBook } = await ask('serviceStatus', {});
  const answer = hold('tryRateBook');
  goTo(`/rate-books/${rateBook?.hash}/edit`);
  await screen.findByRole('region', { name: 'Worked examples' });
  await waitFor(() => expect(results().querySelector('[role="status"]')).toBeVisible());
  expect(results()).not.toHaveTextContent('A fault');
  expect(checks()).not.toHaveTextContent('find nothing');
  answer();
  await says(results, 'Passes');
});

test('from a book that can not be edited there is a way to the others', async () => {
  const { press } = await openPage({ place: `/rate-books/${'0'.repeat(64)}/edit` });
  await press('Enter', await screen.findByRole('link', { name: 'To the rate books' }));
  await waitFor(() => expect(location.hash).toMatch(/^#\/rate-books$/));
});
