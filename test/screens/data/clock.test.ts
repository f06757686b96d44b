import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import words from '../../../src/renderer/i18n/en/newQuote.json' with { type: 'json' };
import { irishDay } from '../../../src/shared/domain/date.ts';
import { movedPeriod } from '../../../src/shared/domain/quotes/moved-period.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { dialogOf, openQuote, region } from '../quote-page.ts';

/** Milliseconds. */
const DAY = 86_400_000;

// The clock of the page and of its host; what they do every minute comes when it is moved.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets days pass, and the minute after them. */
function pass(days: number): void {
  vi.setSystemTime(Date.now() + days * DAY);
  vi.advanceTimersByTime(70_000);
}

test('a quote that is looked at expires, and counts its days, without a reload', async () => {
  const page = await openPage();
  await openQuote(page);
  const left = await screen.findByTestId('next');
  expect(left).toHaveTextContent(/\d+ days left$/);
  const days = Number(/(\d+) days left/.exec(left.textContent)?.[1]);
  pass(1);
  await waitFor(() => expect(left).toHaveTextContent(new RegExp(`, ${days - 1} days left$`)));
  pass(days);
  await waitFor(() => expect(left).toHaveTextContent(/^Was valid until/));
});

test('a quote in the list expires without a reload', async () => {
  const page = await openPage();
  await page.ask('submitQuote', { source: 'json', document: DOCUMENT });
  page.goTo('/quotes');
  const row = await screen.findByRole('row', { name: /Aoife Ní Dhomhnaill/ });
  expect(row).toHaveTextContent('Quoted');
  // The page has heard of the new quote by then, so that only the clock is left to tell it more.
  const beats = () => page.asked.filter((operation) => operation === 'dataVersion').length;
  const before = beats();
  await vi.waitFor(() => expect(beats()).toBeGreaterThan(before + 1), { timeout: 30_000 });
  pass(60);
  await waitFor(() => {
    expect(screen.getByRole('row', { name: /Aoife Ní Dhomhnaill/ })).toHaveTextContent('Expired');
  });
});

test('cover that goes on later says that it keeps its length, and leads to a quote that ends as before', async () => {
  const page = await openPage();
  const day = (days: number) => irishDay(Date.now() + days * DAY);
  const Policy = { ...DOCUMENT.Policy, InceptionDate: `${day(1)}T00:00:00` };
  const document = { ...DOCUMENT, Policy };
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document });
  const { period } = await page.ask('getQuote', { id: quoteId });
  page.goTo(`/quotes/${quoteId}`);
  await region('Cover');
  pass(4);
  await page.press('Enter', await screen.findByRole('button', { name: /^Go on cover/ }));
  const dialog = within(await dialogOf());
  const moved = await dialog.findByText(/^Cover keeps its length and its premium/);
  const end = movedPeriod(period ?? { from: '', to: '' }, day(0)).to;
  expect(moved).toHaveTextContent(`${Number(end.slice(8))} `);
  await page.click(dialog.getByRole('link', { name: /^Re-quote to end on/ }));
  const last = await screen.findByLabelText<HTMLInputElement>(words.field['Policy/ExpiryDate']);
  const [year, month, date] = (period?.to ?? '').split('-');
  await waitFor(() => expect(last).toHaveValue(`${date}/${month}/${year}`));
});

test('a quick price knows what day it is, and begins the day after', async () => {
  const page = await openPage();
  await page.press('F9');
  const start = await screen.findByLabelText<HTMLInputElement>('Start of cover');
  expect(await screen.findByText(/, tomorrow$/)).toBeVisible();
  const before = start.value;
  pass(1);
  await waitFor(() => expect(start).not.toHaveValue(before));
  expect(await screen.findByText(/, tomorrow$/)).toBeVisible();
});

test('a clock behind the history stops changes until an administrator confirms it, with a reason', async () => {
  const page = await openPage();
  await page.ask('submitQuote', { source: 'json', document: DOCUMENT });
  pass(-3);
  await page.click(await screen.findByRole('button', { name: 'The clock is right…' }));
  const dialog = within(await dialogOf());
  const confirm = dialog.getByRole('button', { name: /^The clock is right/ });
  await page.click(confirm);
  expect(await dialog.findByText('A reason is needed.')).toBeVisible();
  page.fill(dialog.getByLabelText(/^Why the history is ahead/), 'The battery was changed');
  await page.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'The clock is right…' })).toBeNull();
  });
});
