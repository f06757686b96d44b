import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { story } from '../../support/screens/story.ts';
import { expect, test } from '../fixture.ts';

const KEPT = join(import.meta.dirname, '../../../docs/screen-reader.md');

const HEAD = `# What a screen reader is given

The main story, step by step: the roles, names, states and live regions (\`status\`, \`alert\`) of the accessibility tree of Chromium, in
the order in which they are read. What differs from day to day stands as \`‹date›\`, \`‹time›\`, \`‹amount›\` and \`‹id›\`. A browser test
walks the story and compares; after a wanted change, \`WRITE_WALK=1 npx playwright test screen-reader\` writes this page.
`;

const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** What differs from one day, or one quote, to the next. */
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
] as const;

const masked = (tree: string) =>
  VARYING.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), tree);

/** What is read of a part of the page, under a title. */
async function section(title: string, part: Locator): Promise<string> {
  return `## ${title}\n\n\`\`\`yaml\n${masked(await part.ariaSnapshot())}\n\`\`\`\n`;
}

test('the main story takes few keys, and a screen reader is given it as docs/screen-reader.md says', async ({
  page,
  host,
}) => {
  const steps: string[] = [];
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const note = async (title: string) => {
    await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
    const isOpen = (await dialog.count()) > 0;
    steps.push(await section(title, isOpen ? dialog.first() : page.getByRole('main')));
  };
  await page.goto(host.link);
  const told = story(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
  // The rate book in force comes last.
  await expect(page.getByRole('navigation').first().getByRole('paragraph')).toBeVisible();
  steps.push(await section('The navigation', page.getByRole('navigation').first()));
  await note('The first start');
  await page.keyboard.press('F2');
  await expect(page.getByRole('textbox', { name: 'Registration' })).toBeFocused();
  await note('An empty form');
  await page.keyboard.press('F8');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Quotedesk');
  await told.makeQuote();
  const quote = told.strokes();
  await note('The quote');
  await page.keyboard.press('Control+e');
  await expect(dialog.getByLabel('What to adjust')).toBeFocused();
  await note('The dialog that changes its terms');
  await page.keyboard.press('Escape');
  await told.changeTerms();
  await told.readSchedule();
  await note('The quote with other terms, its schedule open');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeVisible();
  await note('The dialog before cover');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await told.accept();
  const policy = told.strokes();
  await note('The policy');
  await page.keyboard.press('F3');
  await expect(page.locator('[data-number]')).toHaveCount(1);
  await note('The list of quotes');
  await told.findInList();
  await told.findCustomer();
  await note('The customer');
  await told.seeItCounted();
  await note('The dashboard');

  console.log(
    `Keystrokes: ${quote} to the quote, ${policy} to the policy, ${told.strokes()} in all.`,
  );
  expect(quote).toBeLessThanOrEqual(50);
  // With a driver number of nine digits, and the name of who confirms the suitability.
  expect(policy).toBeLessThanOrEqual(125);

  const text = [HEAD, ...steps].join('\n');
  if (process.env.WRITE_WALK) writeFileSync(KEPT, text);
  else expect(text).toBe(readFileSync(KEPT, 'utf8'));
});
