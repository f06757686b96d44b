import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile } from '../page.ts';
import { lines, listed, lists, openQuotes, place } from '../quotes-list.ts';

const host = hostOfFile();

const search = () => screen.getByRole('searchbox');
const heading = () => screen.getByRole('heading', { level: 1 });
const named = (role: string, name: string | RegExp) => screen.getByRole(role, { name });
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const shown = (euro: number) =>
  new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' }).format(euro);
/** What is marked in a line. */
const marks = (line: HTMLElement | undefined) => [...(line?.querySelectorAll('mark') ?? [])];

test('who arrives types at once; accents do not matter, and matches are seen', async () => {
  const page = await openQuotes(host());
  await waitFor(() => expect(search()).toHaveFocus());
  const { quotes } = await listed(page, {});
  const name = quotes.find(
    ({ customerName }) => plain(customerName) !== customerName.toLowerCase(),
  );
  const wanted = plain(name?.customerName ?? '');
  const { total } = await listed(page, { search: wanted });
  await page.type(wanted);
  await lists(total === 1 ? '1 quote' : `${total} quotes`);
  await waitFor(() => expect(lines()).toHaveLength(total));
  const [first] = lines();
  expect(marks(first)[0]).toBeVisible();
  expect(first).toHaveTextContent(name?.customerName ?? '?');
  expect(place()).toContain('search=');

  await page.press('Escape');
  await lists(`${quotes.length} quotes`);
  await page.type('zzzz');
  expect(await screen.findByText(/No quote matches/)).toBeVisible();
  const clear = screen.getAllByRole('button', { name: 'Clear the filters' }).at(-1);
  await page.click(clear as HTMLElement);
  await lists(`${quotes.length} quotes`);
});

test('a date of birth, the end of a phone number and a policy are found, and seen', async () => {
  const page = await openQuotes(host());
  const Customer = { FirstName: 'Nuala', Surname: 'Tobin', DateOfBirth: '1985-03-14' };
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { ...Customer, Phone: '+353 (0)86 555 0199' },
    Vehicle: { RegistrationNumber: '191-D-98765', Make: 'Ford', Model: 'Focus' },
  };
  await page.ask('submitQuote', { source: 'json', document });
  /** Searches for what is typed, and waits for the only quote with a mark on the text. */
  const finds = async (typed: string, text: string) => {
    page.fill(search(), typed);
    await lists('1 quote');
    await waitFor(() => {
      const mark = marks(lines()[0]).find(({ textContent }) => textContent.includes(text));
      expect(mark).toBeVisible();
    });
  };
  for (const typed of ['14/3/85', 'tobin 14 March 1985']) await finds(typed, '14 Mar 1985');
  for (const typed of ['086 555 0199', '+353865550199']) await finds(typed, '+353 (0)86 555 0199');
  page.fill(search(), 'tobin 0199');
  await lists('1 quote');
  const [policy] = (await listed(page, { status: 'accepted' })).quotes;
  await finds(policy?.policyId ?? '', policy?.policyId ?? '?');
});

test('a quote that comes after its screen takes the focus that its heading had', async () => {
  const { hold, press } = await openQuotes(host());
  await waitFor(() => expect(search()).toHaveFocus());
  const come = hold('getQuotePage');
  await press('ArrowDown');
  await press('Enter');
  await waitFor(() => expect(heading()).toHaveTextContent(/^Quote Q-/));
  await waitFor(() => expect(heading()).toHaveFocus());
  come();
  await waitFor(() => expect(heading()).toHaveTextContent(' · '));
  expect(heading()).toHaveFocus();
});

test('filters and order stand in the address: Back takes them back, a link brings them', async () => {
  const page = await openQuotes(host());
  const wanted = await listed(page, { status: 'quoted', cover: 'Comprehensive', sort: 'premium' });
  const firstLine = (euro: number | undefined) =>
    waitFor(() => expect(lines()[0]).toHaveTextContent(shown(euro ?? 0)));
  const sorted = (column: string, order: string) =>
    waitFor(() =>
      expect(named('columnheader', new RegExp(`^${column}`))).toHaveAttribute('aria-sort', order),
    );
  await page.choose(named('combobox', 'Status'), 'quoted');
  await page.choose(named('combobox', 'Cover'), 'Comprehensive');
  await page.click(named('button', 'Premium'));
  await lists(`${wanted.total} quotes`);
  await sorted('Premium', 'ascending');
  await firstLine(wanted.quotes[0]?.premium);
  const link = place();
  expect(link).toBe('/quotes?status=quoted&cover=Comprehensive&sort=premium');
  await page.click(named('button', 'Premium'));
  await firstLine(wanted.quotes.at(-1)?.premium);
  history.back();
  await waitFor(() => expect(place()).toBe(link));
  history.back();
  await sorted('Created', 'descending');
  await page.press('F9');
  await waitFor(() => expect(heading()).toHaveTextContent('Quick price'));
  page.goTo(link);
  await waitFor(() => expect(heading()).toHaveTextContent('Quotes'));
  await lists(`${wanted.total} quotes`);
  expect(named('combobox', 'Status')).toHaveValue('quoted');
});

test('what expires is one press away, and a search is kept under a name', async () => {
  const page = await openQuotes(host());
  const today = () => named('button', /^Expire this week/);
  await waitFor(() => expect(today()).toHaveTextContent(/\d/));
  const number = /\d+/.exec(today().textContent)?.[0] ?? '?';
  await page.click(today());
  await waitFor(() => expect(today()).toHaveAttribute('aria-pressed', 'true'));
  await lists(new RegExp(`^${number} quote`));
  await page.click(named('button', /^Save view/));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByLabelText(/^Name for the search/)).toHaveFocus());
  await page.type('My Monday');
  await page.press('Enter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await page.click(named('button', 'Clear the filters'));
  await page.reload();
  const view = () => screen.queryByRole('button', { name: 'My Monday' });
  await page.click(await screen.findByRole('button', { name: 'My Monday' }));
  await lists(new RegExp(`^${number} quote`));
  await page.click(named('button', /^Save view/));
  await page.press('Enter', await screen.findByRole('button', { name: 'Delete My Monday' }));
  await waitFor(() => expect(view()).toBeNull());
  const again = within(await screen.findByRole('dialog'));
  await page.press('Enter', await again.findByRole('button', { name: 'Undo' }));
  await page.press('Escape');
  await waitFor(() => expect(view()).toBeVisible());
});

test('a view that another tab kept stays when this one keeps its own', async () => {
  const page = await openQuotes(host());
  await page.click(named('button', /^Save view/));
  page.fill(await screen.findByLabelText(/^Name for the search/), 'Ours');
  // The data of the training do not change with the settings, so that nothing tells of it.
  const savedViews = [{ name: 'Theirs', query: 'status=quoted' }];
  await page.ask('saveSettings', { savedViews }, 'live');
  await page.press('Enter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  for (const name of ['Theirs', 'Ours']) {
    expect(await screen.findByRole('button', { name })).toBeVisible();
  }
});

test('a customer: found, looked at, and quoted again', async () => {
  const page = await openQuotes(host());
  const [one] = (await listed(page, {})).quotes;
  const name = one?.customerName ?? '?';
  await page.press('F4');
  await waitFor(() => expect(heading()).toHaveTextContent('Customers'));
  await waitFor(() => expect(search()).toHaveFocus());
  await page.type(plain(name));
  await waitFor(() => expect(marks(lines()[0])[0]).toBeVisible());
  await page.press('ArrowDown');
  await page.press('Enter');
  await waitFor(() => expect(heading()).toHaveTextContent(name));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(await screen.findByRole('link', { name: one?.quoteId ?? '?' })).toBeVisible();
  expect(named('link', 'New quote for this customer')).toHaveAttribute(
    'href',
    expect.stringMatching(/^#\/new\/from\/Q-/),
  );
  await page.click(named('link', 'Show in the list of quotes'));
  expect(await screen.findByRole('button', { name: `Remove filter: ${name}` })).toBeVisible();
  await waitFor(() => expect(lines()[0]).toHaveTextContent('€'));
  const [linked] = within(lines()[0] as HTMLElement).getAllByRole('link', { name });
  await page.click(linked as HTMLElement);
  await waitFor(() => expect(heading()).toHaveTextContent(name));
});
