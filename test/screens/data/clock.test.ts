import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { openQuote, region } from '../quote-page.ts';

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
  const sold = within(await region('What is sold'));
  const left = await sold.findByText(/\d+ days left$/);
  const days = Number(/(\d+) days left/.exec(left.textContent)?.[1]);
  pass(1);
  await waitFor(() => expect(left).toHaveTextContent(new RegExp(`, ${days - 1} days left$`)));
  pass(days);
  expect(await sold.findByText(/^Was valid until/)).toBeVisible();
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
