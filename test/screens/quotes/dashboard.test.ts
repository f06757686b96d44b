import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { ANSWER_SHARED } from '../../../src/renderer/data/query-client.ts';
import type { OutputOf } from '../../../src/shared/contract/contract.ts';
import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { lists, place, submitQuote } from '../quotes-list.ts';

const host = hostOfFile();

const heading = (name: string) => screen.findByRole('heading', { name });
const region = (name: string) => screen.findByRole('region', { name });
const main = () => within(screen.getByRole('main'));
const bars = () =>
  within(screen.getByRole('group', { name: 'Quotes' })).getAllByRole<HTMLAnchorElement>('link');
/** Waits until there are as many bars: the figures are there. */
const drawn = (count: number) => waitFor(() => expect(bars()).toHaveLength(count));
/** Waits until a part of the page has a text. */
const says = (name: string, text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name })).toHaveTextContent(text));
const FIGURES = 'Figures of the period';

/** Opens the dashboard of the training, whose demonstration quotes the first call makes. */
async function openTraining(): Promise<Page> {
  const page = await openPage({ host: host(), environment: 'training' });
  await heading('Expiring next');
  return page;
}

/** What the operation answers for so many days up to today. */
function figuresOf({ ask }: Page, days: number): Promise<OutputOf<'dashboard'>> {
  const to = irishDay(Date.now());
  return ask('dashboard', { from: daysLater(to, 1 - days), to }, 'training');
}

/** Waits for the list of quotes. @returns its filter */
async function filterOfList(): Promise<Record<string, string>> {
  await waitFor(() => expect(place()).toMatch(/^\/quotes\?/));
  return Object.fromEntries(new URLSearchParams(location.hash.split('?')[1]));
}

test('a new desk says what to do first', async () => {
  const { click, press } = await openPage({ host: host() });
  expect(await heading('Welcome to Quotedesk')).toBeVisible();
  expect(main().getByRole('link', { name: /^Make a quote/ })).toHaveAttribute('href', '#/new');
  await click(main().getByRole('link', { name: /^Restore a backup/ }));
  expect(await screen.findByRole('region', { name: 'Backups' })).toBeVisible();
  await press('F8');
  await heading('Welcome to Quotedesk');
  await waitFor(() => expect(screen.getByText('Welcome to Quotedesk')).toHaveFocus());
  await press('Enter', main().getByRole('button', { name: /^Look around first/ }));
  expect(await screen.findByRole('region', { name: /^Training/ })).toBeVisible();
  expect(await heading('New quote')).toBeVisible();
});

test('a new desk with drafts shows them below what to do first', async () => {
  const { ask, click } = await openPage({ host: host() });
  await heading('Welcome to Quotedesk');
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
  const id = '11111111-2222-4333-8444-555555555555';
  const texts = { 'Customer/FirstName': 'Aoife', 'Customer/Surname': 'Byrne' };
  const content = { texts, before: {}, addOns: {} };
  await ask('saveDraft', { id, title: 'Aoife Byrne', content });
  const drafts = within(await region('Drafts'));
  await click(await drafts.findByRole('link', { name: /Aoife Byrne/ }));
  await waitFor(() =>
    expect(document.querySelector('#field-Customer-FirstName')).toHaveValue('Aoife'),
  );
  await ask('deleteDraft', { id });
});

test('a desk with its first quote is not welcomed again while it is read', async () => {
  const page = await openPage();
  expect(await heading('Welcome to Quotedesk')).toBeVisible();
  await page.click(main().getByRole('link', { name: /^Restore a backup/ }));
  await waitFor(() => expect(screen.queryByText('Welcome to Quotedesk')).toBeNull());
  await submitQuote(page, '191-D-1');
  // Until then the answer that there are no quotes counts as one of this moment.
  const over = Date.now() + ANSWER_SHARED;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(over));
  const release = page.hold('dashboard');
  const before = page.asked.length;
  await page.press('F8');
  await waitFor(() => expect(page.asked.slice(before)).toContain('dashboard'));
  expect(await heading('Dashboard')).toBeVisible();
  expect(screen.queryByText('Welcome to Quotedesk')).toBeNull();
  release();
  await says(FIGURES, 'Quotes1');
});

test('the figures are those of the operation, also of another period', async () => {
  const page = await openTraining();
  for (const [name, length] of [
    ['30 days', 30],
    ['7 days', 7],
  ] as const) {
    const periods = within(screen.getByRole('radiogroup', { name: 'Period' }));
    await page.click(periods.getByText(name));
    const { period, days, covers, expiring } = await figuresOf(page, length);
    expect(period.quotes).toBeGreaterThan(0);
    await drawn(length);
    await says(FIGURES, `Quotes${period.quotes}`);
    await says(FIGURES, `${period.converted} accepted`);
    await says(FIGURES, `${period.acceptances} accepted in these days`);
    const table = screen.getByRole('table', { name: /Day by day/ });
    const cells = [...table.querySelectorAll('td:nth-child(2), td:nth-child(3)')];
    expect(cells.map(({ textContent }) => Number(textContent))).toEqual(
      days.flatMap((day) => [day.quotes, day.converted]),
    );
    for (const { quotes } of covers.filter((each) => each.quotes > 1)) {
      await says('Premium by cover', `${quotes} quotes`);
    }
    await says('Expiring next', `Today ${expiring.today}`);
    await says('Expiring next', `Within a week ${expiring.week}`);
    const soon = within(await region('Expiring next'));
    expect(soon.getAllByRole('listitem')).toHaveLength(expiring.next.length);
  }
  // The period outlives the page.
  await page.reload();
  await drawn(7);
});

test('each figure opens its quotes', async () => {
  const { click, press } = await openTraining();
  const today = irishDay(Date.now());
  const made = { createdFrom: daysLater(today, -29), createdTo: today };
  const [status, outcome, requoted, sort] = ['quoted', 'open', '0', 'expires'];
  const open = { status, outcome, requoted, expiresFrom: today, sort };
  const ways: readonly [RegExp, object][] = [
    [/^Quotes/, made],
    [/^Conversion/, { status: 'accepted', ...made }],
    [/^Average premium/, { ...made, sort: 'premium', descending: '1' }],
    [/^Accepted premium/, { acceptedFrom: made.createdFrom, acceptedTo: today }],
    [/^Comprehensive €/, { cover: 'Comprehensive', ...made }],
    [/^Demonstration private motor \d/, { scheme: 'standard', status: 'accepted', ...made }],
    [/^Today/, { ...open, expiresTo: today }],
    [/^Within a week/, { ...open, expiresTo: daysLater(today, 6) }],
  ];
  for (const [name, filter] of ways) {
    await click(await main().findByRole('link', { name }));
    expect(await filterOfList()).toEqual(filter);
    await press('F8');
    await drawn(30);
  }
});

test('each number of the tables is the count of the list that it opens', async () => {
  const { press } = await openTraining();
  for (const name of ['Table of outcomes', 'Table of reasons']) {
    const links = async () => within(await region(name)).findAllByRole('link');
    for (const at of [0, -1]) {
      const link = (await links()).at(at) as HTMLElement;
      const number = link.textContent;
      await press('Enter', link);
      await lists(new RegExp(`^${number} quotes?$`));
      await press('F8');
      await drawn(30);
    }
  }
});

test('why a quote was lost is one key, once, and can be taken back', async () => {
  const page = await openTraining();
  const panel = 'Why was it lost?';
  const { total, quotes } = (await figuresOf(page, 30)).unexplained;
  const [first = { quoteId: '', customerName: '' }, second = first] = quotes;
  expect(total).toBeGreaterThan(2);
  await says(panel, `All ${total}`);
  await says(panel, first.customerName);
  const price = () => within(screen.getByRole('region', { name: panel })).getByText('Price');
  const button = () => price().closest('button') as HTMLElement;
  await page.press('4', button());
  await says(panel, second.customerName);
  await says(panel, `All ${total - 1}`);
  expect((await page.ask('getQuote', { id: first.quoteId })).lost?.reason).toBe('carSold');
  // The next one is asked about at once; another reason needs its words.
  await waitFor(() => expect(button()).toHaveFocus());
  await page.press('6');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'));
  await page.type('Moved abroad');
  await page.press('Enter');
  await says(panel, `All ${total - 2}`);
  const [back] = await screen.findAllByRole('button', { name: /^Take back/ });
  await page.press('Enter', back);
  await says(panel, `All ${total - 1}`);
});

test('what waits for the broker leads to where it is done', async () => {
  const { ask, press } = await openTraining();
  const id = '11111111-2222-4333-8444-555555555555';
  await ask('saveDraft', { id, title: '191-D-12345', content: {} });
  const waiting = 'Waiting for an underwriter';
  const { total } = await ask('listReferrals', {});
  await says(waiting, `All ${total}`);
  await press('Enter', within(await region(waiting)).getByRole('link', { name: /^All/ }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(total + 1));
  await press('F8');
  await press('Enter', await screen.findByRole('link', { name: /^191-D-12345.*Continue/ }));
  await waitFor(() => expect(place()).toContain(`/new/${id}`));
  await ask('deleteDraft', { id });
});

test('a quote made elsewhere is counted without a reload', async () => {
  const page = await openTraining();
  const before = await figuresOf(page, 30);
  const [{ quoteId } = { quoteId: '' }] = (await page.ask('listQuotes', { limit: 1 })).quotes;
  const { document } = await page.ask('draftFromQuote', { quoteId });
  await page.ask('submitQuote', { document, source: 'json' });
  await says(FIGURES, `Quotes${before.period.quotes + 1}`);
});
