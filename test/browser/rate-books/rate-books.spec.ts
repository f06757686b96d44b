import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { cheaper, editionOf } from '../../support/rate-books/book-edition.ts';
import { publisher } from '../../support/rate-books/signed-book.ts';
import { fits, open } from '../../support/screens/screen.ts';
import { approver } from '../approver.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { confirmDialog } from '../dialog.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/rate-books');
  await expect(page.getByRole('link', { name: /^Demonstration fifty plus/ })).toBeVisible();
});

const dialog = (page: Page) => page.getByRole('dialog');

/** Chooses a file to import, and waits for its check. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import a file' }).press('Enter');
  await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
  await expect(dialog(page).getByRole('heading', { name: `Check of ${name}` })).toBeVisible();
}

/** Drops a file on the page, as from a folder. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], fileName));
      return transfer;
    },
    [name, content] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await expect(page.getByText('Drop the file here to check it')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
  await expect(dialog(page)).toBeVisible();
}

const fixture = (name: string) => readFileSync(`test/fixtures/workbooks/${name}`);

/** The premium of a new quote of the default scheme. */
async function newPremium(page: Page): Promise<number> {
  const id = await submitQuote(page, '191-D-12345');
  return (await bridge(page, 'getQuote', { id })).value.premium;
}

test('a workbook is checked on its cells first, kept as a draft with its faults, and not approved', async ({
  page,
}) => {
  await choose(page, 'faulty.xlsx', fixture('faulty.xlsx'));
  await expect(dialog(page).getByText('Book!B13')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Keep as a draft' })).toHaveCount(0);
  const marked = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save the workbook with the findings' }).click();
  expect((await marked).suggestedFilename()).toBe('faulty.xlsx');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Import a file' })).toBeFocused();

  await choose(page, 'edited.xlsx', fixture('edited.xlsx'));
  await expect(dialog(page).getByText('6 faults')).toBeVisible();
  await expect(dialog(page).getByText('Examples!D2')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/young drivers 2027\.1$/);
  await expect(page.getByText('2 of 8 hold')).toBeVisible();
  const first = page.getByRole('group', { name: 'Worked examples' });
  await expect(first.getByRole('row').nth(1)).toContainText('+€140.53');

  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(dialog(page).getByRole('row', { name: /^Fault/ })).toHaveCount(6);
  await dialog(page).getByLabel('Reason').fill('Looked at');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('The check finds 6 faults');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Approve' })).toBeFocused();
});

test('a signed book is trusted, read, approved by another, activated, and quotes follow', async ({
  page,
  host,
}) => {
  const before = await newPremium(page);
  const book = editionOf('2027.9', cheaper);
  await drop(page, 'signed.json', JSON.stringify(publisher()(book)));
  await expect(dialog(page)).toContainText('The scheme has no publisher yet');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByText('Say that you trust the publisher')).toBeVisible();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByLabel('Your name').fill('Aoife Byrne');
  await page.keyboard.press('Control+Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Demonstration private motor 2027.9');
  await expect(page.getByText('Aoife Byrne (the desk)')).toBeVisible();
  await expect(page.getByText('28 of 28 hold')).toBeVisible();

  await page.getByLabel('Find a table').fill('fuel');
  await page.getByRole('tab', { name: 'Fuel' }).press('Enter');
  const fuel = page.getByRole('tabpanel').getByRole('group', { name: 'Fuel' });
  await expect(fuel.getByRole('row', { name: /^Electric/ })).toBeVisible();
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this table as CSV' }).click();
  expect((await csv).suggestedFilename()).toBe('demonstration-private-motor-2027-9-fuel.csv');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'a rate book');

  const approve = await approver(page, host.client.scope);
  await page.getByRole('button', { name: 'Approve' }).press('Enter');
  await dialog(page).getByLabel('Reason').fill('Looked at');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('somebody else than who drafted it');
  await page.keyboard.press('Escape');
  const hash = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await approve(hash);
  await expect(page.getByText('Filed by pricing')).toBeVisible();

  await page.getByRole('button', { name: 'Activate' }).press('Enter');
  await dialog(page).getByLabel('From a date and time on').check();
  await dialog(page).getByRole('textbox', { name: 'Date' }).fill('1/1/2000');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('That moment is past');
  await dialog(page).getByLabel('Now').check();
  await confirmDialog(page);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  expect(await newPremium(page)).toBeLessThan(before);

  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await dialog(page).getByLabel('Reason').fill('A relativity was mistyped');
  await confirmDialog(page);
  await expect(page.getByText('Withdrawn', { exact: true }).first()).toBeVisible();
  expect(await newPremium(page)).toBe(before);
});

test('an address without a book, and a file that is none, say so', async ({ page }) => {
  await choose(page, 'notes.json', 'Dear all');
  await expect(dialog(page).getByRole('alert')).toContainText('notes.json');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.goto('/#/rate-books/nonsense');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such rate book');
  await page.getByRole('link', { name: 'To the rate books' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rate books');
});
