import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { expect, test } from '../fixture.ts';
import { lines, listed, openQuotesBeforeEach, results } from '../quotes-list.ts';

test.use({ hostOf: 'file' });

openQuotesBeforeEach();

test('what is listed goes into CSV and Excel, with the columns chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Premium' }).uncheck();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Vehicle' }).uncheck();
  await page.getByRole('button', { name: 'Move Premium up' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('accepted');
  const { quotes } = await listed(page, { status: 'accepted' });
  await expect(results(page)).toHaveText(`${quotes.length} quotes`);

  const exported = async (format: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: format }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^training-quotes-\d{4}-\d{2}-\d{2}\./);
    return readFile(await file.path());
  };
  const chosen = 'Customer Registration Premium Cover Status Created Expires'.split(' ');
  // And always its numbers, its period, what it is made of, how a customer is reached, and that nothing is real.
  const titles = [
    ...chosen,
    'Quote',
    'Policy',
    'Insurer',
    'Start of cover',
    'End of cover',
    'Net premium',
    'Levies',
    'Fee',
    'Phone',
    'E-mail',
    'Submitted by',
    'Data',
  ];
  const rows: string[][] = parse(await exported('CSV'), { bom: true });
  expect(rows[0]).toEqual(titles);
  expect(rows.slice(1).map(([name, , premium]) => [name, premium])).toEqual(
    quotes.map(({ customerName, premium }) => [customerName, premium.toFixed(2)]),
  );
  const [head, ...cells] = await readSheet(await exported('Excel'));
  expect(head).toEqual(titles);
  expect(cells.map(([name, , premium]) => [name, premium])).toEqual(
    quotes.map(({ customerName, premium }) => [customerName, premium]),
  );
  expect(cells.every((row) => row[5] instanceof Date)).toBe(true);
  const cents = (value: unknown) => Math.round(Number(value) * 100);
  for (const row of cells) {
    const [net, levies, fee] = row.slice(12, 15).map(cents);
    expect((net ?? 0) + (levies ?? 0) + (fee ?? 0)).toBe(cents(row[2]));
    expect(row.slice(7, 10).every((text) => typeof text === 'string')).toBe(true);
  }
});

test('thousands of quotes scroll to the end and go into Excel', async ({ page }) => {
  const [one] = (await listed(page, { limit: 1 })).quotes;
  const count = 3000;
  await page.route('**/bridge/training/listQuotes', (route) => {
    const { after, limit, descending = true } = route.request().postDataJSON();
    const from = after === undefined ? 0 : Number(after);
    const until = Math.min(count, from + limit);
    const quotes = Array.from({ length: until - from }, (_, i) => {
      const number = descending ? from + i : count - 1 - from - i;
      return { ...one, quoteId: `Q-${number}`, customerName: `Customer ${number}` };
    });
    const value = {
      quotes,
      total: count,
      ...(until < count ? { next: `${until}` } : {}),
      ...(after === undefined ? {} : { previous: `${from}` }),
    };
    return route.fulfill({ json: { ok: true, value } });
  });
  await page.goto(`/#/quotes?cover=${one?.cover}`);
  await expect(results(page)).toHaveText('3,000 quotes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.locator('[data-number="2999"]')).toContainText('Customer 2999');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-number="0"]')).toContainText('Customer 0');
  await page.getByRole('grid').evaluate((grid) => grid.scrollTo(0, 60_000));
  await expect(page.locator('[data-number="1500"]')).toContainText('Customer 1500');
  // Only what is looked at is there.
  expect(await lines(page).count()).toBeLessThan(100);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const rows = await readSheet(await readFile(await (await coming).path()));
  expect(rows).toHaveLength(count + 1);
  expect(rows[count]?.[0]).toBe('Customer 2999');
});

test('what is selected goes into a file, and nothing else', async ({ page }) => {
  const { quotes } = await listed(page, {});
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  const coming = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Selected rows' }).getByText('Export').click();
  await page.getByRole('menuitem', { name: 'Excel' }).click();
  const [head = [], ...rows] = await readSheet(await readFile(await (await coming).path()));
  const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
  expect(column('Quote')).toEqual([quotes[0]?.quoteId, quotes[2]?.quoteId]);
  expect(column('Net premium').every((net) => Number(net) > 0)).toBe(true);
});
