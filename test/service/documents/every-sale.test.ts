import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { quoteStore } from '../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { openLibraries } from '../../../src/main/app/open-libraries.ts';
import { type DocumentSource, wordsFor } from '../../../src/main/core/documents/document-source.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { spellOut } from '../../../src/main/core/quotes/document/spell-out.ts';
import { show } from '../../../src/main/core/quotes/history/retrieve.ts';
import type { QuoteWithHistory } from '../../../src/main/core/quotes/history/store.ts';
import { saleOf } from '../../../src/main/core/quotes/sale/sale.ts';
import { checksHere } from '../../../src/main/core/rate-books/book-checks.ts';
import { RESOURCES } from '../../support/documents/documents.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { anySale, makeSale } from '../../support/quotes/any-sale.ts';
import { SALE_DOCUMENTS, SALE_PARTS } from '../../support/quotes/sale-parts.ts';
import { runs } from '../../support/seed.ts';

/** The day on which the arbitrary documents are usual. */
const NOW = Date.UTC(2026, 10, 21, 9);

/** All text of a layout in one line. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return '';
  return Object.values(value).map(textOf).join(' ');
}

const plain = (text: string) => spellOut(text).replace(/\s+/g, ' ');

let host: TestHost;

beforeAll(async () => {
  host = await startHost({ clock: { now: NOW } });
});

afterAll(() => host.close());

/** What the documents of quotes are written from, read off the data that the host left. */
async function sources(ids: readonly string[]) {
  const since = new Date(NOW).toISOString();
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const database = await openDatabase({ folder: host.dataFolder, host: 'command', since, onFault });
  try {
    const { library } = await openLibraries(database, {
      ...{ resourcesFolder: RESOURCES, checks: checksHere, clock: () => NOW },
      onDamage: onFault,
    });
    const quotes = quoteStore(database, contentHash);
    const read = async (
      id: string,
    ): Promise<{ found: QuoteWithHistory; source: DocumentSource }> => {
      const found = await quotes.find(id);
      const book = found && library.byHash(found.quote.rateBookHash)?.book;
      if (!book) throw new Error(`There is no quote ${id} with its rate book`);
      return { found, source: { sale: saleOf(library, found), book } };
    };
    const all = await Promise.all(ids.map(read));
    return all.map(({ found, source }) => ({ quote: show(library, found, NOW), source }));
  } finally {
    await database.close();
  }
}

test('every document of 500 sales names each part of what is sold', async () => {
  const { numRuns, seed = Date.now() % 2 ** 31 } = runs(500);
  const ids: string[] = [];
  for (const sale of fc.sample(anySale, { numRuns: numRuns * 8, seed })) {
    if (ids.length === numRuns) break;
    const id = await makeSale(host.app, sale);
    if (id !== undefined) ids.push(id);
  }
  expect(ids.length).toBe(numRuns);
  const missing: string[] = [];
  const insurers = new Set<string>();
  const seen = new Map<string, number>();
  for (const { quote, source } of await sources(ids)) {
    const { underwriter } = source.book;
    const { assumptions } = source.sale;
    const sold = { quote, underwriter, assumptions };
    insurers.add(underwriter);
    for (const type of SALE_DOCUMENTS) {
      const said = plain(textOf(layoutOf(type, source, '7K3M9XQ2F4TD5R8W')));
      for (const [part, { words, on }] of Object.entries(SALE_PARTS)) {
        if (!on.includes(type)) continue;
        for (const word of words(sold, wordsFor(source))) {
          seen.set(part, (seen.get(part) ?? 0) + 1);
          if (!said.includes(plain(word))) missing.push(`${part} on ${type}: ${word}`);
        }
      }
    }
  }
  expect([...new Set(missing)].slice(0, 40), `seed ${seed}`).toEqual([]);
  expect(insurers.size).toBe(3);
  // Each part was there to be named.
  for (const part of Object.keys(SALE_PARTS)) expect(seen.get(part) ?? 0, part).toBeGreaterThan(10);
});
