import type { Page } from '@playwright/test';
import type { OutputOf } from '../../src/shared/contract/contract.ts';
import { daysLater, irishDay } from '../../src/shared/domain/date.ts';
import { enter } from '../support/screen.ts';
import type { Served } from '../support/served.ts';
import { SCHEMES, violations } from './axe.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

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
  await expect(main.getByRole('link', { name: 'Practise first' })).toHaveAttribute(
    'href',
    '#/settings',
  );
  await main.getByRole('link', { name: 'Get a quick price' }).click();
  await expect(page.getByRole('heading', { name: 'Quick price' })).toBeFocused();
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeFocused();
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
  const open = { status: 'quoted', expiresFrom: today, sort: 'expires' };
  const ways: readonly [string | RegExp, object][] = [
    [/^Quotes/, made],
    [/^Conversion/, { status: 'accepted', ...made }],
    [/^Average premium/, { ...made, sort: 'premium', descending: '1' }],
    [/^Comprehensive/, { cover: 'Comprehensive', ...made }],
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

for (const [name, scheme] of Object.entries(SCHEMES)) {
  test(`axe finds nothing in ${name}, empty and with quotes`, async ({ page, host }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.emulateMedia(scheme);
    await page.goto(host.link);
    await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
    expect(await violations(page)).toEqual({});
    await enter(page, 'training');
    await expect(bars(page)).toHaveCount(30);
    expect(await violations(page)).toEqual({});
    expect(faults).toEqual([]);
  });
}
