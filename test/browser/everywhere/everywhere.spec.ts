import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { bookNames, readBook } from '../../../scripts/portfolio/read-book.ts';
import { fits } from '../../support/screens/screen.ts';
import { SCHEMES, violations } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { goTo, openTrainingBeforeEach } from '../places.ts';
import { tabStops } from '../tab-stops.ts';

let faults: string[];

test.use({ hostOf: 'file' });

test.beforeEach(({ page }) => {
  faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
});

const places = openTrainingBeforeEach();

test.afterEach(() => {
  // Also: nothing that the content security policy had to refuse.
  expect(faults).toEqual([]);
});

for (const [scheme, media] of Object.entries(SCHEMES)) {
  const tag = scheme === 'light' ? [] : ['@thorough'];
  test(`axe finds nothing on any screen, in ${scheme}`, { tag }, async ({ page }) => {
    await page.emulateMedia(media);
    for (const place of places()) {
      await goTo(page, place);
      expect.soft(await violations(page), place.name).toEqual({});
    }
  });
}

test('nothing is wider than the window, at 200 % of a small screen either', {
  tag: '@thorough',
}, async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [1024, 640],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const place of places()) {
      await goTo(page, place);
      await fits(page, `${place.name} at ${width}`);
    }
  }
});

const WORDS = join(import.meta.dirname, '../../../src/renderer/i18n/en');

/** Any key of the words, with its namespace or without. */
const KEY = (() => {
  const files = readdirSync(WORDS);
  const groups = files.flatMap((file) => {
    const words: object = JSON.parse(readFileSync(join(WORDS, file), 'utf8'));
    return Object.entries(words).flatMap(([name, word]) => (typeof word === 'string' ? [] : name));
  });
  const spaces = files.map((file) => file.replace('.json', ''));
  return new RegExp(`^(?:(?:${spaces.join('|')}):\\w[\\w.]*|(?:${groups.join('|')})(?:\\.\\w+)+)$`);
})();

/** What is written on the page for any sense. */
function written(page: Page): Promise<string> {
  return page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name)),
    );
    return [document.title, document.body.innerText, ...attributes.filter(Boolean)].join('\n');
  });
}

/** The names of words instead of the words: `quotes:search.label`, `search.label`, `{{count}}`. */
function keysIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => KEY.test(word) || /\{\{|\}\}/.test(word));
}

/** What underwriting says by the books that come with the application: in English in the book. */
const REASONS = bookNames().flatMap((name) => readBook(name).underwriting.map((it) => it.reason));

test('every screen is in English and in Irish, and shows words, not their names', async ({
  page,
}) => {
  const read = async (unwanted: readonly string[] = []) => {
    const headings: string[] = [];
    for (const place of places()) {
      await goTo(page, place);
      headings.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      const text = await written(page);
      expect.soft(keysIn(text), place.name).toEqual([]);
      // A rate book is read, and edited, as it is written.
      if (place.hash.startsWith('/rate-books')) continue;
      expect
        .soft(
          unwanted.filter((reason) => text.includes(reason)),
          place.name,
        )
        .toEqual([]);
    }
    return headings;
  };
  const inEnglish = await read();
  const { value: settings } = await bridge(page, 'getSettings', {});
  await bridge(page, 'saveSettings', { ...settings, language: 'ga' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ga-IE');
  const inIrish = await read(REASONS);
  await bridge(page, 'saveSettings', settings);
  for (const [index, { name, isNamed = false }] of places().entries()) {
    expect.soft(inEnglish[index], name).not.toBe('');
    expect.soft(inIrish[index] === inEnglish[index], name).toBe(isNamed);
  }
});

test('Tab goes through every screen as one reads it, and the focus is seen', {
  tag: '@thorough',
}, async ({ page }) => {
  for (const place of places()) {
    await goTo(page, place);
    const stops = await tabStops(page, 15);
    expect.soft(stops.length, place.name).toBeGreaterThanOrEqual(9);
    const unseen = stops.filter(({ isSeen }) => !isSeen);
    expect.soft(unseen, `unseen at ${place.name}`).toEqual([]);
    const before = stops.filter(({ isBefore }) => isBefore);
    expect.soft(before, `out of order at ${place.name}`).toEqual([]);
  }
});
