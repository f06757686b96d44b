import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type Page } from '../page.ts';
import { lists, place, submitQuote } from '../quotes-list.ts';

/** Waits until a part of the page is seen: the palette comes up by and by. */
const seen = (role: string, name: string | RegExp) =>
  waitFor(() => expect(screen.getByRole(role, { name })).toBeVisible());
const buttons = (name: RegExp) => screen.queryAllByRole('button', { name });
const goesTo = (wanted: string | RegExp) =>
  waitFor(() =>
    expect(place()).toMatch(typeof wanted === 'string' ? new RegExp(`^${wanted}$`) : wanted),
  );

async function openPalette({ press }: Page): Promise<HTMLElement> {
  await press('Control+k');
  const field = await screen.findByRole('textbox', { name: 'Find anything' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

test('a quote is found by part of its registration, and opened by keyboard alone', async () => {
  const page = await openPage();
  const id = await submitQuote(page, '191-D-12345');
  await submitQuote(page, '12-G-777', 'Kelly');
  await openPalette(page);
  await seen('group', 'Newest quotes');
  await page.type('91d12');
  await seen('button', /191-D-12345/);
  await waitFor(() => expect(buttons(/12-G-777/)).toEqual([]));
  await page.press('Enter');
  await goesTo(`/quotes/${id}`);
});

test('the command that is called what was typed goes before one that only contains it', async () => {
  const page = await openPage();
  await openPalette(page);
  await page.type('rate books');
  await seen('button', 'Compare rate books');
  await page.press('Enter');
  await goesTo('/rate-books');
});

test('a customer is found without the marks of the name, and opened', async () => {
  const page = await openPage();
  await submitQuote(page, '191-D-12345');
  await openPalette(page);
  await page.type('ni bhriain');
  await seen('group', 'Customers');
  await waitFor(() => expect(buttons(/Áine Ní Bhriain/)).toHaveLength(2));
  await page.press('ArrowDown');
  await page.press('Enter');
  await goesTo(/^\/customers\/.+/);
});

test('more than it shows is found in the list, one key away', async () => {
  const page = await openPage();
  for (let i = 0; i < 6; i += 1) await submitQuote(page, `191-D-${77701 + i}`);
  await openPalette(page);
  await page.type('777');
  await seen('button', /^Every match, in the list/);
  await waitFor(() => expect(buttons(/191-D-777/)).toHaveLength(5));
  for (let i = 0; i < 5; i += 1) await page.press('ArrowDown');
  await page.press('Enter');
  await goesTo(/^\/quotes\?search=777$/);
  await lists('6 quotes');
});

test('what is nowhere is said, and Escape leaves everything as it was', async () => {
  const page = await openPage();
  const field = await openPalette(page);
  const before = place();
  await page.type('zeppelin');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Nothing found'));
  await page.press('Escape');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(place()).toBe(before);
});

test('a registration that no one asked a quote for begins one, looked up already', async () => {
  const page = await openPage();
  await submitQuote(page, '191-D-12345');
  const field = await openPalette(page);
  await page.type('191-d-12345');
  await seen('button', /Áine Ní Bhriain.*191-D-12345/);
  expect(buttons(/New quote for/)).toEqual([]);
  page.fill(field, '181 c 12345');
  await seen('button', /New quote for 181-C-12345/);
  await page.press('Enter');
  await goesTo(/^\/new\/[\da-f-]+$/);
  const registration = await screen.findByRole('textbox', { name: /^Registration/ });
  await waitFor(() => expect(registration).toHaveValue('181-C-12345'));
  await waitFor(() => expect(document.querySelector('#field-Vehicle-Make')).not.toHaveValue(''));
  await waitFor(() => expect(screen.getByTestId('draft-state')).toHaveTextContent('Draft saved'));
});

test('a desk without quotes offers the first one, and training', async () => {
  const { click } = await openPage({ place: '/quotes' });
  expect(await screen.findByText(/There are no quotes yet/)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('button', { name: 'New quote' })).toBeVisible();
  await click(main.getByRole('button', { name: 'Practise first' }));
  await seen('region', /^Training/);
});
