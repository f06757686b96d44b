import type { Locator } from '@playwright/test';
import { story } from '../../support/screens/story.ts';
import { expect, test } from '../fixture.ts';

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** What differs from one day, one quote or one version to the next. */
const VARYING = [
  [/\b[QP]-[0-9A-Z][0-9A-Z-]+/g, '‹id›'],
  // The code that a document is verified by.
  [/\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}\b/g, '‹id›'],
  [
    new RegExp(
      `(?:(?:Mon|Tues?|Wed|Thu(?:rs)?|Fri|Sat|Sun)\\w*,? )?\\b\\d{1,2} (?:${MONTHS})\\w*(?: 20\\d\\d)?`,
      'g',
    ),
    '‹date›',
  ],
  [/\b\d\d\/\d\d\/20\d\d\b|\b20\d\d-\d\d-\d\d\b/g, '‹date›'],
  [/\b\d{1,2}:\d\d(?::\d\d)?\b/g, '‹time›'],
  [/[+−-]?€[\d,]+(?:\.\d\d)?/g, '‹amount›'],
  [/(?<=\bage )\d+|(?<=Vehicle age \()\d+ years?/g, '‹age›'],
  [/\b\d+\.\d+\.\d+\b/g, '‹version›'],
] as const;

const masked = (tree: string) =>
  VARYING.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), tree);

/** How far a snapshot of a long page goes: its regions with their headings, buttons, tables and live regions. */
const REGIONS = 3;

/**
 * The accessibility tree of Chromium: roles, names, states and live regions (`status`, `alert`) in the order in which they are read.
 * After a wanted change: `npx playwright test screen-reader --update-snapshots`.
 */
async function expectRead(name: string, part: Locator, depth?: number): Promise<void> {
  const tree = await part.ariaSnapshot(depth === undefined ? {} : { depth });
  expect.soft(`${masked(tree)}\n`).toMatchSnapshot(`${name}.yml`);
}

test('the main story takes few keys, and a screen reader gets each of its screens', async ({
  page,
  host,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const read = async (name: string, part = main, depth?: number) => {
    await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
    await expectRead(name, part, depth);
  };
  await page.goto(host.link);
  const told = story(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
  // The rate book in force comes last.
  const navigation = page.getByRole('navigation').first();
  await expect(navigation.getByRole('paragraph')).toBeVisible();
  await read('navigation', navigation);
  await read('first-start');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Registration' })).toBeFocused();
  await read('empty-form');
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
  await told.makeQuote();
  const quote = told.strokes();
  await read('quote', main, REGIONS);
  await page.keyboard.press('Control+e');
  await expect(dialog.getByLabel('What to adjust')).toBeFocused();
  await read('dialog-terms', dialog.first());
  await page.keyboard.press('Escape');
  await told.changeTerms();
  await told.readSchedule();
  await read('quote-schedule', main, REGIONS);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await read('dialog-cover', dialog.first());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await told.accept();
  const policy = told.strokes();
  await read('policy', main, REGIONS);
  await page.keyboard.press('F3');
  await expect(page.locator('[data-number]')).toHaveCount(1);
  await read('list');
  await told.findInList();
  await told.findCustomer();
  await read('customer', main, REGIONS);
  await told.seeItCounted();
  await read('dashboard', main, REGIONS - 1);

  console.log(
    `Keystrokes: ${quote} to the quote, ${policy} to the policy, ${told.strokes()} in all.`,
  );
  expect(quote).toBeLessThanOrEqual(50);
  // With a driver number of nine digits, and the name of who confirms the suitability.
  expect(policy).toBeLessThanOrEqual(125);
});
