import type { Page } from '@playwright/test';
import type { OutputOf } from '../../../src/shared/contract/contract.ts';
import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import type { Served } from '../../support/host/served.ts';
import { enter } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { hold } from '../hold.ts';

test.use({ hostOf: 'file' });

/** Turns the page to training, whose demonstration quotes the first call makes. */
async function openTraining(page: Page, host: Served): Promise<void> {
  await page.goto(host.link);
  await enter(page, 'training');
  await expect(page.getByRole('heading', { name: 'Expiring next' })).toBeVisible();
}

/** What the operation answers for so many days up to today. */
async function figuresOf(page: Page, days: number): Promise<OutputOf<'dashboard'>> {
  const to = irishDay(Date.now());
  const period = { from: daysLater(to, 1 - days), to };
  return (await bridge(page, 'dashboard', period, 'training')).value;
}

const bars = (page: Page) => page.getByRole('group', { name: 'Quotes' }).getByRole('link');
const figures = (page: Page) => page.getByRole('region', { name: 'Figures of the period' });
/** The filter of the list that was opened. */
const filterOf = (page: Page) =>
  Object.fromEntries(new URLSearchParams(page.url().split('#/quotes?')[1]));

test('a new desk says what to do first', async ({ page, host }) => {
  await page.goto(host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Make a quote' })).toHaveAttribute('href', '#/new');
  await main.getByRole('link', { name: 'Get a quick price' }).click();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeFocused();
  await main.getByRole('button', { name: 'Practise first' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Training' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New quote' })).toBeVisible();
});

test('a new desk with drafts shows them below what to do first', async ({ page, host }) => {
  await page.goto(host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  const drafts = page.getByRole('region', { name: 'Drafts' });
  await expect(drafts).toHaveCount(0);
  const id = '11111111-2222-4333-8444-555555555555';
  const texts = { 'Customer/FirstName': 'Aoife', 'Customer/Surname': 'Byrne' };
  const content = { texts, before: {}, addOns: {} };
  await bridge(page, 'saveDraft', { id, title: 'Aoife Byrne', content });
  await drafts.getByRole('link', { name: /Aoife Byrne/ }).click();
  await expect(page.getByLabel('First name').first()).toHaveValue('Aoife');
  await bridge(page, 'deleteDraft', { id });
});

test('a desk with its first quote is not welcomed again while it is read', async ({
  page,
  startHost,
}) => {
  const welcome = page.getByRole('heading', { name: 'Welcome to Quotedesk' });
  await page.goto((await startHost()).link);
  await expect(welcome).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Get a quick price' }).click();
  await submitQuote(page, '191-D-1');
  const release = await hold(page, '**/listQuotes');
  const asked = page.waitForRequest('**/listQuotes');
  await page.keyboard.press('F8');
  await asked;
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(welcome).toHaveCount(0);
  release();
  await expect(figures(page)).toContainText('Quotes1');
});

test('the figures are those of the operation, also of another period', async ({ page, host }) => {
  await openTraining(page, host);
  for (const [name, length] of [
    ['30 days', 30],
    ['7 days', 7],
  ] as const) {
    await page.getByRole('radiogroup', { name: 'Period' }).getByText(name).click();
    const { period, days, covers, expiring } = await figuresOf(page, length);
    expect(period.quotes).toBeGreaterThan(0);
    await expect(bars(page)).toHaveCount(length);
    await expect(figures(page)).toContainText(`Quotes${period.quotes}`);
    await expect(figures(page)).toContainText(`${period.converted} accepted`);
    await expect(figures(page)).toContainText(`${period.acceptances} accepted in these days`);
    const rows = page.getByRole('table', { name: 'Day by day' }).getByRole('row');
    const cells = await rows.locator('td:nth-child(2), td:nth-child(3)').allTextContents();
    expect(cells.map(Number)).toEqual(days.flatMap((day) => [day.quotes, day.converted]));
    for (const { quotes } of covers.filter((each) => each.quotes > 1)) {
      await expect(page.getByRole('region', { name: 'Premium by cover' })).toContainText(
        `${quotes} quotes`,
      );
    }
    const soon = page.getByRole('region', { name: 'Expiring next' });
    await expect(soon).toContainText(`Today ${expiring.today}`);
    await expect(soon).toContainText(`Within a week ${expiring.week}`);
    await expect(soon.getByRole('listitem')).toHaveCount(expiring.next.length);
  }
  // The period outlives the page.
  await page.reload();
  await expect(bars(page)).toHaveCount(7);
});

test('a bar is reached by keys and opens its quotes', async ({ page, host }) => {
  await openTraining(page, host);
  const today = irishDay(Date.now());
  await bars(page).last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(bars(page).nth(27)).toBeFocused();
  // One stop for Tab: back from within the bars leads out of them.
  await page.keyboard.press('Shift+Tab');
  await expect(bars(page).nth(27)).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bars(page).nth(27)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bars(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/#\/quotes\?/);
  const first = daysLater(today, -29);
  expect(filterOf(page)).toEqual({ createdFrom: first, createdTo: first });
});

test('each figure opens its quotes', async ({ page, host }) => {
  await openTraining(page, host);
  const today = irishDay(Date.now());
  const made = { createdFrom: daysLater(today, -29), createdTo: today };
  const open = {
    ...{ status: 'quoted', outcome: 'open', requoted: '0' },
    ...{ expiresFrom: today, sort: 'expires' },
  };
  const ways: readonly [string | RegExp, object][] = [
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
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect.poll(() => page.url()).toMatch(/#\/quotes\?/);
    expect(filterOf(page)).toEqual(filter);
    await page.keyboard.press('F8');
    await expect(bars(page)).toHaveCount(30);
  }
});

test('each number of the tables is the count of the list that it opens', async ({ page, host }) => {
  await openTraining(page, host);
  const region = (name: string) => page.getByRole('region', { name });
  for (const name of ['Table of outcomes', 'Table of reasons']) {
    const links = region(name).getByRole('link');
    const [first, last] = [links.first(), links.last()];
    for (const link of [first, last]) {
      const number = await link.textContent();
      await link.press('Enter');
      await expect(page.getByText(new RegExp(`^${number} quotes?$`))).toBeVisible();
      await page.keyboard.press('F8');
      await expect(bars(page)).toHaveCount(30);
    }
  }
});

test('why a quote was lost is one key, once, and can be taken back', async ({ page, host }) => {
  await openTraining(page, host);
  const panel = page.getByRole('region', { name: 'Why was it lost?' });
  const asked = async () => (await figuresOf(page, 30)).unexplained;
  const { total, quotes } = await asked();
  const [first = { quoteId: '', customerName: '' }, second = first] = quotes;
  expect(total).toBeGreaterThan(2);
  await expect(panel).toContainText(`All ${total}`);
  await expect(panel).toContainText(first.customerName);
  await panel.getByRole('button', { name: 'Price' }).focus();
  await page.keyboard.press('4');
  await expect(panel).toContainText(second.customerName);
  await expect(panel).toContainText(`All ${total - 1}`);
  const lost = { id: first.quoteId };
  expect((await bridge(page, 'getQuote', lost, 'training')).value.lost.reason).toBe('carSold');
  // The next one is asked about at once; another reason needs its words.
  await expect(panel.getByRole('button', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('6');
  await page.keyboard.type('Moved abroad');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText(`All ${total - 2}`);
  await page.getByRole('button', { name: 'Take back' }).first().press('Enter');
  await expect(panel).toContainText(`All ${total - 1}`);
});

test('what waits for the broker leads to where it is done', async ({ page, host }) => {
  await openTraining(page, host);
  const id = '11111111-2222-4333-8444-555555555555';
  await bridge(page, 'saveDraft', { id, title: '191-D-12345', content: {} }, 'training');
  const waiting = page.getByRole('region', { name: 'Waiting for an underwriter' });
  const { total } = (await bridge(page, 'listReferrals', {}, 'training')).value;
  await expect(waiting).toContainText(`All ${total}`);
  await waiting.getByRole('link', { name: 'All' }).press('Enter');
  await expect(page.getByRole('row')).toHaveCount(total + 1);
  await page.keyboard.press('F8');
  await page.getByRole('link', { name: /^191-D-12345.*Continue/ }).press('Enter');
  await expect.poll(() => page.url()).toContain(`#/new/${id}`);
});

test('a quote made elsewhere is counted without a reload', async ({ page, host }) => {
  await openTraining(page, host);
  const before = await figuresOf(page, 30);
  const quotes = await bridge(page, 'listQuotes', { limit: 1 }, 'training');
  const { quoteId } = quotes.value.quotes[0];
  const copied = await bridge(page, 'draftFromQuote', { quoteId }, 'training');
  const { document } = copied.value;
  const made = await bridge(page, 'submitQuote', { document, source: 'json' }, 'training');
  expect(made).toMatchObject({ ok: true });
  await expect(figures(page)).toContainText(`Quotes${before.period.quotes + 1}`);
});

test('axe finds nothing, empty and with quotes', async ({ page, host }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await page.goto(host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await enter(page, 'training');
  await expect(bars(page)).toHaveCount(30);
  expect(await violationsInEveryScheme(page)).toEqual({});
  expect(faults).toEqual([]);
});
