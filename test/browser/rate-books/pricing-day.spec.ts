import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readWorkbook } from '../../../src/main/adapters/workbook/read-workbook.ts';
import { readRateBookFile } from '../../../src/main/app/rate-book-file/read-file.ts';
import { ready } from '../../support/screens/screen.ts';
import { approver } from '../approver.ts';
import { bridge } from '../bridge.ts';
import { clockedTest, expect } from '../fixture.ts';

/** The evening before the new edition comes into force, Irish time. */
const EVENING = Date.parse('2026-12-31T19:00:00Z');
const HOUR = 3_600_000;

const { format: euro } = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

const dialog = (page: Page) => page.getByRole('dialog');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  const isThere = () => goal.evaluate((element) => element === document.activeElement);
  for (let stops = 0; !(await isThere()); stops += 1) {
    expect(stops, 'stops of the Tab key').toBeLessThan(150);
    await page.keyboard.press('Tab');
  }
}

/** Goes to something by Tab, and presses Enter. */
async function enter(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to the list of rate books by the palette. */
async function goToRateBooks(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Find anything' })).toBeFocused();
  await page.keyboard.type('rate books');
  await expect(page.locator('[data-selected]')).toHaveText('Rate books');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Rate books');
}

/** Imports a workbook that LibreOffice saved, as far as its check. */
async function check(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await enter(page, button(page, 'Import a file'));
  await (await chooser).setFiles(`test/fixtures/workbooks/${name}`);
  await expect(dialog(page).getByRole('heading', { name: `Check of ${name}` })).toBeVisible();
}

/** Submits a quote for a novice, as an integrator of the scheme does. */
async function noviceQuote(page: Page) {
  const { value } = await bridge(page, 'submitQuote', {
    source: 'json',
    product: 'young-comprehensive',
    document: {
      Policy: { InceptionDate: '2027-01-10T00:00:00Z', CoverType: 'Comprehensive' },
      Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '2008-06-15' },
      Address: {},
      Vehicle: {
        RegistrationNumber: '191-D-12345',
        Make: 'Toyota',
        Model: 'Yaris',
        EngineSize: 998,
      },
    },
  });
  return value;
}

const test = clockedTest(EVENING);

test('a new edition, from the export of the one in force to quotes by it, by keyboard alone', async ({
  page,
  clock,
  desk,
}) => {
  // Every stop of the Tab key is a step of its own.
  test.slow();
  await page.clock.install({ time: clock.now });
  await page.goto(desk.link);
  await ready(page);
  const before = await noviceQuote(page);

  // Export: what LibreOffice changed was made from this book.
  await goToRateBooks(page);
  await enter(page, page.getByRole('link', { name: 'Demonstration young drivers 2026.2' }));
  await expect(heading(page)).toHaveText('Demonstration young drivers 2026.2');
  const former = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await enter(page, button(page, 'Export'));
  const exported = page.waitForEvent('download');
  const item = page.getByRole('menuitem', { name: 'Excel workbook' });
  // The menu takes the keyboard a moment after it is drawn.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  const workbook = readFileSync(await (await exported).path());
  expect(readRateBookFile(workbook, 'export.xlsx')).toMatchObject({ madeFrom: former });

  // Two slips, each on its row, also in the workbook that is saved to be corrected.
  await goToRateBooks(page);
  await check(page, 'next-edition.xlsx');
  const faults = dialog(page).getByRole('row', { name: /^Fault/ });
  await expect(faults).toHaveText([
    /Area row 3.*"Dublin city" already leads to Dublin/,
    /Underwriting!G4.*has no row No licence/,
  ]);
  const marked = page.waitForEvent('download');
  await enter(page, button(page, 'Save the workbook with the findings'));
  const file = await marked;
  expect(file.suggestedFilename()).toBe('next-edition.xlsx');
  const read = readWorkbook(readFileSync(await file.path()));
  const [underwriting] =
    'sheets' in read ? read.sheets.filter(({ name }) => name === 'Underwriting') : [];
  expect(JSON.stringify(underwriting?.rows[3])).toContain('has no row No licence');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  // Corrected, it is kept as a draft.
  await check(page, 'corrected-edition.xlsx');
  await expect(dialog(page).getByText('The checks find nothing wrong.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(heading(page)).toHaveText('Demonstration young drivers 2027.1');
  await expect(page.getByText('8 of 8 pass')).toBeVisible();
  const next = new URL(page.url()).hash.split('/').at(-1) ?? '';

  // Its impact on the quotes that are kept.
  await enter(page, page.getByRole('link', { name: 'Compare' }));
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(next);
  await tabTo(page, page.getByRole('tab', { name: 'What differs' }));
  await page.keyboard.press('ArrowRight');
  await enter(page, button(page, 'Measure'));
  const impact = page.getByRole('region', { name: 'Impact' });
  await expect(impact).toContainText('Dearer1');
  const foretold = await impact.getByRole('row', { name: before.quoteId }).textContent();

  // Anyone who drafted it may not approve it; another does.
  const approve = await approver(page, desk.firstClient?.scope ?? '');
  await page.goBack();
  await expect(heading(page)).toHaveText('Demonstration young drivers 2027.1');
  await enter(page, button(page, 'Approve'));
  await expect(dialog(page).getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Filed');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('Tick that no second person');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByRole('alert')).toContainText('somebody other than its drafter');
  await page.keyboard.press('Escape');
  await approve(next);
  await page.clock.fastForward('00:10');
  await expect(page.getByText('Filed by pricing')).toBeVisible();

  // Active from the first day of its cover on, which is tomorrow.
  await enter(page, button(page, 'Activate'));
  await expect(dialog(page).getByLabel('Now')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('textbox', { name: 'Date' })).toHaveValue(/^0?1\/0?1\/2027$/);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await noviceQuote(page)).toMatchObject({
    premium: before.premium,
    explanation: { rateBook: { hash: former } },
  });

  clock.now += 6 * HOUR;
  await page.clock.fastForward(6 * HOUR);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  const after = await noviceQuote(page);
  expect(after).toMatchObject({ explanation: { rateBook: { hash: next } } });
  expect(after.premium).toBeGreaterThan(before.premium);
  expect(foretold).toContain(euro(before.premium) + euro(after.premium));
  // The quote from before stays as it was sold.
  const { value: kept } = await bridge(page, 'getQuote', { id: before.quoteId });
  expect(kept).toMatchObject({
    premium: before.premium,
    explanation: { rateBook: { hash: former } },
  });
});
