import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { hostOfFile } from '../page.ts';
import { goTo, openTraining } from '../places.ts';
import { heading } from '../quote-page.ts';

const host = hostOfFile();

/** Many looks: a busy machine takes its time over them. */
const LONG = { timeout: 240_000 };

const WORDS = ['renderer/i18n/en', 'shared/words/en'].map((folder) =>
  join(import.meta.dirname, '../../../src', folder),
);

/** Any key of the words, with its namespace or without. */
const KEY = (() => {
  const files = WORDS.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)));
  const groups = files.flatMap((file) => {
    const words: object = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(words).flatMap(([name, word]) => (typeof word === 'string' ? [] : name));
  });
  const spaces = files.map((file) => basename(file, '.json'));
  return new RegExp(`^(?:(?:${spaces.join('|')}):\\w[\\w.]*|(?:${groups.join('|')})(?:\\.\\w+)+)$`);
})();

/** What is written on the page for any sense. */
function written(): string {
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: (string | null)[] = [document.title];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement?.localName !== 'style') found.push(textContent);
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of names) found.push(element.getAttribute(name));
  }
  return found.filter(Boolean).join('\n');
}

/** The names of words instead of the words: `quotes:search.label`, `search.label`, `{{count}}`. */
function keysIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => KEY.test(word) || /\{\{|\}\}/.test(word));
}

/** What underwriting says by the books that come with the application: in English in the book. */
const REASONS = readdirSync('resources/rate-books').flatMap((name) => {
  const book: RateBook = JSON.parse(readFileSync(join('resources/rate-books', name), 'utf8'));
  return book.underwriting.map(({ reason }) => reason);
});

test(
  'every screen is in English and in Irish, and shows words, not their names',
  LONG,
  async () => {
    const { page, places } = await openTraining(host());
    const read = async (unwanted: readonly string[] = []) => {
      const headings: string[] = [];
      for (const place of places) {
        await goTo(page, place);
        headings.push(heading().textContent);
        const text = written();
        expect.soft(keysIn(text), place.name).toEqual([]);
        // A rate book is read, and edited, as it is written.
        if (place.hash.startsWith('/rate-books')) continue;
        const untold = unwanted.filter((reason) => text.includes(reason));
        expect.soft(untold, place.name).toEqual([]);
      }
      return headings;
    };
    const inEnglish = await read();
    const settings = await page.ask('getSettings', {}, 'live');
    await page.ask('saveSettings', { language: 'ga' }, 'live');
    await page.reload();
    await waitFor(() => expect(document.documentElement).toHaveAttribute('lang', 'ga-IE'));
    const inIrish = await read(REASONS);
    await page.ask('saveSettings', { language: settings.language }, 'live');
    for (const [index, { name, isNamed = false }] of places.entries()) {
      expect.soft(inEnglish[index], name).not.toBe('');
      expect.soft(inIrish[index] === inEnglish[index], name).toBe(isNamed);
    }
  },
);
