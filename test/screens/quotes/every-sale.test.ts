import { screen, waitFor } from '@testing-library/dom';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../../src/main/core/documents/words/words.ts';
import { anySale, makeSale } from '../../support/quotes/any-sale.ts';
import { PAGE, SALE_PARTS } from '../../support/quotes/sale-parts.ts';
import { runs } from '../../support/seed.ts';
import { hostOfFile, openPage } from '../page.ts';
import { showQuote } from '../quote-page.ts';

const host = hostOfFile({ clock: { now: Date.UTC(2026, 10, 21, 9) } });

test('the page of a quote names each part of what is sold', async () => {
  const page = await openPage({ host: host() });
  const { numRuns, seed = Date.now() % 2 ** 31 } = runs(30);
  const { live } = host().environments;
  let shown = 0;
  for (const sale of fc.sample(anySale, { numRuns: numRuns * 8, seed })) {
    if (shown === numRuns) break;
    const id = await makeSale(live, sale);
    if (id === undefined) continue;
    shown += 1;
    const quote = await page.ask('getQuote', { id });
    const underwriter = quote.scheme?.insurer ?? '';
    await showQuote(page, id);
    const parts = Object.entries(SALE_PARTS).filter(([, { on }]) => on.includes(PAGE));
    await waitFor(() => {
      const text = screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? '';
      const missing = parts.flatMap(([part, { words }]) =>
        words({ quote, underwriter, assumptions: [] }, ENGLISH_WORDS)
          .filter((word) => !text.includes(word))
          .map((word) => `${part}: ${word}`),
      );
      expect(missing, `seed ${seed}`).toEqual([]);
    });
  }
  expect(shown).toBe(numRuns);
});
