import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from '../../../../../src/main/app/app.ts';
import { ask, refusal } from '../../../../support/host/ask.ts';
import { appOptions } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT as document } from '../../../../support/quotes/any-document.ts';
import { changedBook } from '../../../../support/rate-books/book-edition.ts';

const now = Date.UTC(2026, 10, 21, 9, 30);
const options = appOptions(temporaryFolder());
let resourcesFolder: string;
let app: App;

beforeAll(async () => {
  // Nothing can bring the sample below the smallest premium of the book as it is.
  resourcesFolder = changedBook(options.resourcesFolder, (book) => {
    book.smallestPremiumCents = 50_000;
  });
  app = await openApp({ ...options, resourcesFolder, clock: () => now });
});

afterAll(() => app.close());

const BELOW = 'would bring the premium below the smallest, 500 euro';
const quotes = async () => (await ask(app, 'listQuotes', { limit: 1000 })).quotes.length;

describe('a premium below the smallest one is refused', () => {
  test.each([
    ['excess', 2_500, BELOW],
    ['discount', 25, BELOW],
    ['premium', 499.99, 'must be from 500 to 100000 euro'],
  ] as const)('where the %s is set to %d', async (overrideType, value, message) => {
    const quote = await ask(app, 'submitDraft', { document });
    expect(quote.premium).toBeGreaterThan(500);
    const change = { quoteId: quote.quoteId, overrideType, value, reason: 'A loyal customer' };
    const fault = await refusal(app, 'overrideQuote', change);
    expect(fault).toMatchObject({ kind: 'invalid', errors: [{ path: 'value', message }] });
    expect(await ask(app, 'getQuote', { id: quote.quoteId })).toEqual(quote);
  });

  test('where the excess is chosen with the quote, and there is no quote', async () => {
    const before = await quotes();
    const fault = await refusal(app, 'submitDraft', { document, excess: 2_500 });
    expect(fault).toMatchObject({ kind: 'invalid', errors: [{ path: 'excess', message: BELOW }] });
    expect(await quotes()).toBe(before);
    const { faults } = await ask(app, 'previewQuote', { document, excess: 2_500 });
    expect(faults).toMatchObject([{ path: 'excess', message: { code: 'belowSmallest' } }]);
  });
});

test('a risk that is rated below the smallest premium keeps its rated one', async () => {
  const { Policy, ...others } = document;
  const cheap = { ...others, Policy: { ...Policy, CoverType: 'ThirdParty' } };
  const { premium } = await ask(app, 'submitDraft', { document: cheap });
  expect(premium).toBeLessThan(500);
  expect((await ask(app, 'previewQuote', { document: cheap })).faults).toEqual([]);
});

test('choices that leave the premium above the smallest one are made', async () => {
  const chosen = await ask(app, 'submitDraft', { document, excess: 400 });
  expect(chosen.premium).toBeGreaterThan(500);
  const change = { overrideType: 'premium', value: 500, reason: 'Exactly the smallest' } as const;
  const set = await ask(app, 'overrideQuote', { quoteId: chosen.quoteId, ...change });
  expect(set.premium).toBe(500);
});
