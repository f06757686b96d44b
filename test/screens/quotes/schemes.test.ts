import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { begin, field, fillIn, makeQuote, price } from '../quote-form.ts';
import { closed, region } from '../quote-page.ts';
import { lists } from '../quotes-list.ts';

const FIFTY = 'Demonstration Fifty Plus Insurance plc';

const host = hostOfFile();

const insurers = () => within(screen.getByRole('group', { name: 'Insurers' }));

/** Fills in a driver whom the default scheme and the one from fifty on insure. */
async function fillInFifty(): Promise<Page> {
  const page = await openPage({ host: host() });
  await begin(page);
  expect(screen.queryByRole('group', { name: 'Insurers' })).toBeNull();
  await fillIn(page);
  page.fill(field('Date of birth'), '12/03/1968');
  page.fill(field('Annual km'), '8000');
  page.fill(field('NCB (years)'), '6');
  await waitFor(() => expect(insurers().getByTestId('scheme-fifty-plus')).toHaveTextContent('€'));
  return page;
}

test('the schemes stand next to the form, and the one that is chosen prices and makes the quote', async () => {
  const page = await fillInFifty();
  const rows = () => insurers().getAllByRole('radio');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toHaveAccessibleName(/^Fifty plus/);
  expect(rows()[1]).toBeChecked();
  expect(rows()[2]).toHaveAccessibleDescription(/Declined.*drivers up to 30 years/);
  const isOfCheapest = (isIt: boolean) =>
    waitFor(() => {
      const { textContent } = insurers().getByTestId('scheme-fifty-plus');
      expect(textContent.includes(price().textContent)).toBe(isIt);
    });
  await isOfCheapest(false);
  await page.press('ArrowUp', rows()[1]);
  await waitFor(() => expect(rows()[0]).toBeChecked());
  await isOfCheapest(true);
  // Of the scheme that is chosen are its terms, too.
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Excess' })).toHaveTextContent('€250'),
  );
  await makeQuote(page);
  const sold = await region('What is sold');
  await waitFor(() => expect(sold).toHaveTextContent(FIFTY));

  const { quotes } = await page.ask('listQuotes', { scheme: 'fifty-plus' });
  page.goTo(`/new/from/${quotes[0]?.quoteId}`);
  await waitFor(() =>
    expect(insurers().getByRole('radio', { checked: true })).toHaveAccessibleName(/^Fifty plus/),
  );
  page.goTo('/quotes');
  const insurer = await screen.findByRole('combobox', { name: 'Insurer' });
  await page.choose(insurer, await optionOf(insurer));
  await lists('1 quote');
  await page.choose(insurer, '');
  page.fill(screen.getByRole('searchbox'), 'fifty');
  await waitFor(() => {
    const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toContainEqual(expect.stringContaining('Fifty'));
  });
});

/** The option of the scheme from fifty on, once it is there. */
async function optionOf(insurer: HTMLElement): Promise<string> {
  const name = 'Fifty plus, limited kilometres';
  await within(insurer).findByRole('option', { name });
  return name;
}

test('the comparison sorts, chooses, prints alone, and gives the focus back', async () => {
  const { press } = await fillInFifty();
  const compare = () => screen.getByRole('button', { name: 'Compare insurers' });
  await press('Enter', compare());
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare insurers' }));
  const are = (...names: RegExp[]) =>
    waitFor(() => {
      const rows = dialog.getAllByRole('rowheader');
      expect(rows).toHaveLength(names.length);
      for (const [at, name] of names.entries()) expect(rows[at]).toHaveTextContent(name);
    });
  await are(/^Fifty/, /^Demonstration/, /^Young/);
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent('at no cost');
  const excess = () => dialog.getByRole('columnheader', { name: /^Excess/ });
  await press('Enter', within(excess()).getByRole('button'));
  await press('Enter', within(excess()).getByRole('button'));
  await waitFor(() => expect(excess()).toHaveAttribute('aria-sort', 'descending'));
  await are(/^Demonstration/, /^Fifty/, /^Young/);
  await press('ArrowDown', dialog.getAllByRole('radio')[0]);
  const fifty = () => dialog.getByRole('radio', { name: /^Fifty/ });
  await waitFor(() => expect(fifty()).toBeChecked());

  let printed = '';
  vi.stubGlobal('print', () => {
    printed = document.body.lastElementChild?.textContent ?? '';
    window.dispatchEvent(new Event('afterprint'));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await press('Enter', dialog.getByRole('button', { name: 'Print the comparison' }));
  await waitFor(() =>
    expect(printed).toMatch(/Aoife Byrne · 191-D-12345BMW 5 Series · Annual km: 8000 · /),
  );
  expect(printed).toMatch(/drivers up to 30 years/);
  // What is chosen on the screen stays chosen.
  expect(fifty()).toBeChecked();
  await press('Escape');
  await closed();
  await waitFor(() => expect(compare()).toHaveFocus());
});
