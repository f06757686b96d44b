import { daysLater, irishDay } from '../../../src/shared/domain/date.ts';
import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { begin, euro, field, fillIn, price } from '../quote-form.ts';

const SUMMARY = 'A period other than a year';

/** Days from today as they are typed. */
const inDays = (days: number) =>
  daysLater(irishDay(Date.now()), days).split('-').reverse().join('/');

test('a short period is chosen or typed, priced at once, and kept by a copy', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await begin(page);
  const last = field(page, 'Last day of cover');
  const group = page.getByRole('group', { name: SUMMARY });
  const amount = async () => Number((await price(page).textContent())?.replace(/[^\d.]/g, ''));
  // Nothing of it is drawn until it is needed.
  await expect(last).toHaveCount(0);
  await page.getByText(SUMMARY).press('Enter');
  await expect(group.getByRole('radio', { name: 'A year' })).toBeChecked();

  // What is not sold is said before there is a price.
  await field(page, 'Start of cover').fill(inDays(10));
  await last.fill(inDays(500));
  await last.press('Enter');
  await expect(group).toContainText(/Must not be after .*: at most 13 months are sold/);
  await last.fill(inDays(5));
  await last.press('Enter');
  await expect(group).toContainText('Must be after');
  await last.fill('');
  await fillIn(page);
  const year = await amount();

  await group.getByRole('radio', { name: '31 days' }).check();
  await expect(last).toHaveValue(inDays(40));
  await expect(group).toContainText(/ 20\d\d, 31 days/);
  await expect.poll(amount).toBeLessThan(year);
  const month = await amount();
  await last.fill(inDays(41));
  await expect(group).toContainText(', 32 days');
  await expect.poll(amount).toBeGreaterThan(month);
  await expect(group.getByRole('radio', { checked: true })).toHaveCount(0);
  await last.fill(inDays(500));
  await expect(price(page)).not.toContainText('€');
  await page.keyboard.press('Control+Enter');
  await expect(last).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Last day of cover');
  expect(await violations(page)).toEqual({});

  await group.getByRole('radio', { name: '31 days' }).check();
  await expect(price(page)).toContainText(euro.format(month));
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ · 191-D-12345$/);
  await expect(page.getByText('for 31 days, levies and fee included')).toBeVisible();
  await page.getByRole('button', { name: 'Re-quote' }).click();
  await expect(last).toHaveValue(inDays(40));
  await expect(group.getByRole('radio', { name: '31 days' })).toBeChecked();
  await expect(price(page)).toContainText(euro.format(month));
});
