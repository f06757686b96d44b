import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { begin, field, fillIn, makeQuote, price } from '../quote-form.ts';
import { closed, region } from '../quote-page.ts';
import { lists } from '../quotes-list.ts';

const FIFTY = 'Demonstration Fifty Plus Insurance plc';

const host = hostOfFile();

const insurers = () => within(screen.getByRole('group', { name: 'Insurers' }));

/** The choice of an excess. */
const excessOf = (amount: string) =>
  within(screen.getByRole('group', { name: 'Excess' })).getByRole('radio', {
    name: new RegExp(`^${amount}`),
  });

/** Fills in a driver whom the default scheme and the one from fifty on insure. */
async function fillInFifty(): Promise<Page> {
  const page = await openPage({ host: host() });
  await begin(page);
  expect(screen.queryByRole('group', { name: 'Insurers' })).toBeNull();
  await fillIn(page);
  page.fill(field('Date of birth'), '12/03/1968');
  page.fill(field('Annual km'), '8000');
  page.fill(field('No-claims bonus, years'), '6');
  await waitFor(() => expect(insurers().getByTestId('scheme-fifty-plus')).toHaveTextContent('€'));
  return page;
}

test('the schemes stand next to the form, and the one that is chosen prices and makes the quote', async () => {
  const page = await fillInFifty();
  const rows = () => insurers().getAllByRole('radio');
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toHaveAccessibleName(/Fifty plus/);
  expect(rows()[1]).toBeChecked();
  expect(rows()[2]).toHaveAccessibleDescription(/Declined.*drivers aged 30 or under/);
  const isOfCheapest = (isIt: boolean) =>
    waitFor(() => {
      const { textContent } = insurers().getByTestId('scheme-fifty-plus');
      expect(textContent.includes(price().textContent)).toBe(isIt);
    });
  await isOfCheapest(false);
  await page.press('ArrowUp', rows()[1]);
  await waitFor(() => expect(rows()[0]).toBeChecked());
  await isOfCheapest(true);
  // Of the scheme that is chosen are its terms, too; the excess is that of its offer.
  const excess = () => within(screen.getByRole('group', { name: 'Excess' }));
  await waitFor(() => expect(excess().getByText('€250')).toBeInTheDocument());
  expect(excess().getByRole('radio', { checked: true })).toHaveAccessibleName(/^€300/);
  const shown = price().textContent;
  await makeQuote(page);
  const sold = await region('Cover');
  await waitFor(() => expect(sold).toHaveTextContent(FIFTY));

  const { quotes } = await page.ask('listQuotes', { scheme: 'fifty-plus' });
  expect(Number(shown.replaceAll(/[^\d.]/g, ''))).toBe(quotes[0]?.premium);
  page.goTo(`/new/from/${quotes[0]?.quoteId}`);
  await waitFor(() =>
    expect(insurers().getByRole('radio', { checked: true })).toHaveAccessibleName(/Fifty plus/),
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
  const { press, click } = await fillInFifty();
  await click(excessOf('€1,000'));
  // Fifty plus sells no more than 750: the two have an excess of their own.
  await waitFor(() =>
    expect(insurers().getByTestId('scheme-fifty-plus')).toHaveTextContent('€750 excess'),
  );
  const compare = () => screen.getByRole('button', { name: 'Compare insurers' });
  await press('Enter', compare());
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare insurers' }));
  const are = (...names: RegExp[]) =>
    waitFor(() => {
      const rows = dialog.getAllByRole('rowheader');
      expect(rows).toHaveLength(names.length);
      for (const [at, name] of names.entries()) expect(rows[at]).toHaveTextContent(name);
    });
  await are(/Fifty/, /private motor/, /Young/);
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent(/at no cost \(worth €/);
  const excess = () => dialog.getByRole('columnheader', { name: /^Excess/ });
  await press('Enter', within(excess()).getByRole('button'));
  await press('Enter', within(excess()).getByRole('button'));
  await waitFor(() => expect(excess()).toHaveAttribute('aria-sort', 'descending'));
  await are(/private motor/, /Fifty/, /Young/);
  await press('ArrowDown', dialog.getAllByRole('radio')[0]);
  const fifty = () => dialog.getByRole('radio', { name: /Fifty/ });
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
  expect(printed).toMatch(/drivers aged 30 or under/);
  // What is chosen on the screen stays chosen.
  expect(fifty()).toBeChecked();
  // Enter takes what is chosen.
  await press('Enter', fifty());
  await closed();
  await waitFor(() => expect(compare()).toHaveFocus());
});

test('insurers are compared like for like, and what one does not sell is said next to it', async () => {
  const page = await fillInFifty();
  const row = (scheme: string) => insurers().getByTestId(`scheme-${scheme}`);
  await waitFor(() => expect(row('standard')).toHaveTextContent('€300 excess'));
  expect(row('fifty-plus')).toHaveTextContent('€300 excess');
  await page.click(excessOf('€1,000'));
  await waitFor(() => expect(row('fifty-plus')).toHaveTextContent('€750 excess'));
  expect(row('standard')).toHaveTextContent(/€1,000 excess.*at €750 excess/);
  const fifty = () => insurers().getByRole('radio', { name: /Fifty plus/ });
  expect(fifty()).toHaveAccessibleDescription(/Excess €750, not €1,000: the most/);
  const key = () => screen.getByRole('checkbox', { name: /^Motor legal protection/ });
  await page.click(key());
  await page.click(screen.getByRole('radio', { name: /^Up to €100,000/ }));
  await waitFor(() =>
    expect(fifty()).toHaveAccessibleDescription(/Up to €50,000, not Up to €100,000/),
  );
  const before = row('standard').textContent;
  // Who looks at an insurer that sells less, and goes back, has lost nothing by it.
  await page.click(fifty());
  await waitFor(() => expect(excessOf('€750')).toBeChecked());
  await waitFor(() => expect(row('fifty-plus')).toHaveTextContent(price().textContent));
  expect(row('standard').textContent).toBe(before);
  await page.click(insurers().getByRole('radio', { name: /private motor/ }));
  await waitFor(() => expect(excessOf('€1,000')).toBeChecked());
  expect(screen.getByRole('radio', { name: /^Up to €100,000/ })).toBeChecked();
  await waitFor(() => expect(row('standard')).toHaveTextContent(price().textContent));
});
