import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { openStorage } from '../../../src/main/adapters/sqlite/storage.ts';
import { openLibraries } from '../../../src/main/app/services/open-libraries.ts';
import {
  type DocumentSource,
  wordsFor,
} from '../../../src/main/core/documents/layout/document-source.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { nameText } from '../../../src/main/core/documents/words/format.ts';
import { spellOut } from '../../../src/main/core/quotes/document/spell-out.ts';
import type { QuoteWithHistory } from '../../../src/main/core/quotes/history/quote-store.ts';
import { show } from '../../../src/main/core/quotes/sale/retrieve.ts';
import { saleOf } from '../../../src/main/core/quotes/sale/sale.ts';
import { checksHere } from '../../../src/main/core/rate-books/book-checks.ts';
import { RESOURCES } from '../../support/documents/documents.ts';
import { englishLeft, textsOf } from '../../support/documents/no-english.ts';
import { startHost } from '../../support/host/host.ts';
import { openedForAll } from '../../support/opened.ts';
import { anySale, makeSale } from '../../support/quotes/any-sale.ts';
import { SALE_DOCUMENTS, SALE_PARTS } from '../../support/quotes/sale-parts.ts';
import { runs } from '../../support/seed.ts';

/** The day on which the arbitrary documents are usual. */
const NOW = Date.UTC(2026, 10, 21, 9);

const CODE = '7K3M9XQ2F4TD5R8W';

const plain = (text: string) => spellOut(text).replace(/\s+/g, ' ');

const host = openedForAll(() => startHost({ clock: { now: NOW } }));

/** The same sale to a customer who wants English. */
function inEnglish(source: DocumentSource): DocumentSource {
  const { sale } = source;
  const { answers } = sale;
  const customer = { ...answers.customer, language: 'English' as const };
  return { ...source, sale: { ...sale, answers: { ...answers, customer } } };
}

/** What people and the makers of rate books typed, as documents print it. */
function typedIn({ sale, book }: DocumentSource): string[] {
  const { vehicle, policy, customer } = sale.answers;
  const people = [customer, ...sale.drivers];
  const { compared = [], selling, confirmedBy = '' } = sale.suitability?.detail ?? {};
  return [
    book.underwriter,
    sale.explanation.rateBook.name,
    sale.endorsements ?? '',
    policy.useClass ?? '',
    vehicle.model,
    customer.occupation ?? '',
    customer.email ?? '',
    selling?.insurers ?? '',
    selling?.fee ?? '',
    confirmedBy,
    sale.quoteId,
    sale.policy?.id ?? '',
    sale.driverNumber ?? '',
    ...sale.drivers.map(({ driverNumber = '' }) => driverNumber),
    ...people.map(nameText),
    ...compared.flatMap(({ insurer, scheme }) => [insurer, scheme]),
  ];
}

/** What the documents of quotes are written from, read off the data that the host left. */
async function sources(ids: readonly string[]) {
  const since = new Date(NOW).toISOString();
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const database = await openDatabase({ folder: host.dataFolder, host: 'command', since, onFault });
  try {
    const storage = openStorage(database, contentHash);
    const { library } = await openLibraries(storage, {
      resourcesFolder: RESOURCES,
      checks: checksHere,
      clock: () => NOW,
      onDamage: onFault,
    });
    const { quotes } = storage;
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

test('every document of 500 sales names each part of what is sold, in the language of the customer', async () => {
  const { numRuns, seed = Date.now() % 2 ** 31 } = runs(500);
  const ids: string[] = [];
  for (const sale of fc.sample(anySale, { numRuns: numRuns * 8, seed })) {
    if (ids.length === numRuns) break;
    const id = await makeSale(host.app, sale);
    if (id !== undefined) ids.push(id);
  }
  expect(ids.length).toBe(numRuns);
  const missing: string[] = [];
  const left = new Set<string>();
  let irish = 0;
  const insurers = new Set<string>();
  const seen = new Map<string, number>();
  for (const { quote, source } of await sources(ids)) {
    const { underwriter } = source.book;
    const { assumptions } = source.sale;
    const sold = { quote, underwriter, assumptions };
    insurers.add(underwriter);
    const words = wordsFor(source);
    const isIrish = words.language === 'ga';
    irish += isIrish ? 1 : 0;
    for (const type of SALE_DOCUMENTS) {
      const layout = layoutOf(type, source, { code: CODE });
      const said = plain(textsOf(layout).join(' '));
      if (isIrish) {
        const english = layoutOf(type, inEnglish(source), { code: CODE });
        for (const text of englishLeft(layout, english, typedIn(source))) {
          left.add(`${type}: ${text}`);
        }
      }
      for (const [part, { words: inLanguage, on }] of Object.entries(SALE_PARTS)) {
        if (!on.includes(type)) continue;
        for (const word of inLanguage(sold, words)) {
          seen.set(part, (seen.get(part) ?? 0) + 1);
          if (!said.includes(plain(word))) missing.push(`${part} on ${type}: ${word}`);
        }
      }
    }
  }
  expect([...new Set(missing)].slice(0, 40), `seed ${seed}`).toEqual([]);
  expect([...left].slice(0, 40), `seed ${seed}`).toEqual([]);
  expect(irish).toBeGreaterThan(numRuns / 10);
  expect(insurers.size).toBe(3);
  // Each part was there to be named.
  for (const part of Object.keys(SALE_PARTS)) expect(seen.get(part) ?? 0, part).toBeGreaterThan(0);
});
