import { expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import type { RateBookTerms } from '../../../src/shared/schemas/quotes/rate-book-terms.ts';
import { ask, refusal } from '../../support/host/ask.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';
import { changedBook } from '../../support/rate-books/book-edition.ts';

test('the terms of a quote are those of its own rate book, and of a new one those in force', async () => {
  const options = appOptions(temporaryFolder());
  const before = await openApp(options);
  const { quoteId, premium } = await ask(before, 'submitDraft', { document: SAMPLE_DOCUMENT });
  await before.close();

  const resourcesFolder = changedBook(options.resourcesFolder, ({ addOns }) => {
    for (const { id, levels } of addOns)
      if (id === 'keycare' && levels[0]) levels[0].netCents += 1_000;
  });
  const app = await openApp({ ...options, resourcesFolder });
  const keycare = (terms?: RateBookTerms) =>
    terms?.addOns.find(({ addonType }) => addonType === 'keycare')?.levels[0]?.netPremium ?? 0;
  const { explored } = await ask(app, 'getQuotePage', { id: quoteId });
  const own = keycare(explored?.terms);
  expect(keycare(await ask(app, 'rateBookTerms', {}))).toBe(own + 10);
  const added = await ask(app, 'addCover', { quoteId, addonType: 'keycare' });
  // Its levies come on top.
  expect(added.premium - premium).toBeGreaterThan(own);
  expect(added.premium - premium).toBeLessThan(own * 1.1);
  expect(await refusal(app, 'getQuotePage', { id: 'Q-NONE' })).toMatchObject({
    kind: 'notFound',
  });
  await app.close();
});
