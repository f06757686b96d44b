import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import { openPage } from '../page.ts';
import { begin, field, fillIn, has, isAt, makeQuote, price } from '../quote-form.ts';
import { fromMenu, heading, shown } from '../quote-page.ts';

const SUMMARY = 'A period other than a year';
const LAST = 'Last day of cover';

/** Days from today as they are typed. */
const inDays = (days: number) =>
  daysLater(irishDay(Date.now()), days).split('-').reverse().join('/');

test('a short period is chosen or typed, priced at once, and kept by a copy', async () => {
  const page = await openPage();
  const { click, fill, press } = page;
  await begin(page);
  const group = () => screen.getByRole('group', { name: SUMMARY });
  const radio = (name: RegExp) => within(group()).getByRole('radio', { name });
  const says = (text: string | RegExp) => waitFor(() => expect(group()).toHaveTextContent(text));
  const amount = () => Number(price().textContent.replace(/[^\d.]/g, ''));
  // Nothing of it is drawn until it is needed.
  expect(screen.queryByLabelText(LAST)).toBeNull();
  await click(screen.getByText(SUMMARY, { selector: 'summary' }));
  await waitFor(() => expect(radio(/^A year/)).toBeChecked());

  // What is not sold is said before there is a price.
  fill(field('Start of cover'), inDays(10));
  fill(field(LAST), inDays(500));
  await press('Enter', field(LAST));
  await says(/Must not be after .*: at most 13 months are sold/);
  fill(field(LAST), inDays(5));
  await press('Enter', field(LAST));
  await says('Must be after');
  fill(field(LAST), '');
  await fillIn(page);
  const year = amount();

  await click(radio(/^31 days/));
  await has(LAST, inDays(40));
  await says(/ 20\d\d, 31 days/);
  await waitFor(() => expect(amount()).toBeLessThan(year));
  expect(price().parentElement).toHaveTextContent(/€[\d,]+\.\d\d less than before$/);
  const month = amount();
  fill(field(LAST), inDays(41));
  await says(', 32 days');
  await waitFor(() => expect(amount()).toBeGreaterThan(month));
  expect(price().parentElement).toHaveTextContent(/€[\d,]+\.\d\d more than before$/);
  expect(within(group()).queryAllByRole('radio', { checked: true })).toEqual([]);
  fill(field(LAST), inDays(500));
  await waitFor(() => expect(price()).not.toHaveTextContent('€'));
  await press('Control+Enter');
  await isAt(LAST);
  expect(await screen.findByRole('alert')).toHaveTextContent(LAST);

  await click(radio(/^31 days/));
  const costs = () => waitFor(() => expect(price()).toHaveTextContent(shown(month)));
  await costs();
  await makeQuote(page);
  await waitFor(() => expect(heading()).toHaveTextContent(/ · 191-D-12345$/));
  expect(await screen.findByText(/for 31 days, levies and fee included/)).toBeVisible();
  await fromMenu(page, 'Re-quote');
  await waitFor(() => expect(screen.queryByLabelText(LAST)).toHaveValue(inDays(40)));
  await waitFor(() => expect(radio(/^31 days/)).toBeChecked());
  await costs();
});
