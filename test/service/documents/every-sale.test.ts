import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { quoteStore } from '../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { openLibraries } from '../../../src/main/app/open-libraries.ts';
import { assumedText } from '../../../src/main/core/documents/assumed-answers.ts';
import type { DocumentSource } from '../../../src/main/core/documents/document-source.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { spellOut } from '../../../src/main/core/quotes/document/spell-out.ts';
import { show } from '../../../src/main/core/quotes/history/retrieve.ts';
import type { QuoteWithHistory } from '../../../src/main/core/quotes/history/store.ts';
import { saleOf } from '../../../src/main/core/quotes/sale/sale.ts';
import { checksHere } from '../../../src/main/core/rate-books/book-checks.ts';
import {
  CALCULATION,
  type PrintedDocument,
  WRITTEN_DOCUMENTS,
} from '../../../src/shared/domain/quotes/document-type.ts';
import type { Quote } from '../../../src/shared/schemas/quotes/quote.ts';
import { RESOURCES } from '../../support/documents/documents.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { anySale, makeSale } from '../../support/quotes/any-sale.ts';
import { runs } from '../../support/seed.ts';

/** The day on which the arbitrary documents are usual. */
const NOW = Date.UTC(2026, 10, 21, 9);

const euro = (amount: number) => `€${amount.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
const shortEuro = (amount: number) => euro(amount).replace(/\.00$/, '');

const DAY = new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'UTC' });
const day = (text: string) => DAY.format(Date.parse(text.slice(0, 10)));

type Document = Exclude<PrintedDocument, 'refusal-letter'>;
const DOCUMENTS: readonly Document[] = [...WRITTEN_DOCUMENTS, CALCULATION];

/** A part of a sale: its words, read off the answer of the API, and the documents that say them. */
interface Part {
  readonly words: (quote: Quote, source: DocumentSource) => readonly string[];
  readonly on: readonly Document[];
}

const full = (person: { title?: string; firstName: string; surname: string }) =>
  [person.title, person.firstName, person.surname].filter(Boolean).join(' ');

/** The IPID says nothing personal; a document that is not named for a part is not meant to say it. */
const PARTS: Readonly<Record<string, Part>> = {
  policyholder: {
    words: ({ customer }) => [full(customer)],
    on: ['schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  'named drivers': {
    words: ({ drivers = [] }) => drivers.map(full),
    on: ['schedule', 'certificate'],
  },
  // A table asks for the first name and the surname by themselves.
  'surnames of drivers': {
    words: ({ drivers = [] }) => drivers.map(({ surname }) => surname),
    on: ['statement-of-fact'],
  },
  'driver numbers': {
    words: ({ driverNumber, drivers = [] }) =>
      [driverNumber, ...drivers.map((driver) => driver.driverNumber)].flatMap((one) => one ?? []),
    on: ['schedule', 'statement-of-fact'],
  },
  car: {
    words: ({ vehicle }) => [vehicle.registrationNumber, `${vehicle.make} ${vehicle.model}`],
    on: ['schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  insurer: {
    words: (_, { book }) => [book.underwriter],
    on: ['schedule', 'terms', 'certificate', 'ipid', 'statement-of-suitability'],
  },
  cover: {
    words: ({ policy: { coverType } }) => [
      {
        Comprehensive: 'Comprehensive',
        TPFT: 'Third party, fire and theft',
        ThirdParty: 'Third party',
      }[coverType],
    ],
    on: DOCUMENTS,
  },
  'first day': {
    words: ({ policyStartDate, policy }) => [
      day(
        policyStartDate ??
          new Date(Date.parse(policy.inceptionDate)).toLocaleDateString('sv', {
            timeZone: 'Europe/Dublin',
          }),
      ),
    ],
    on: ['schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  'last day': {
    words: ({ period }) => (period ? [day(period.to)] : []),
    on: ['schedule', 'certificate', 'statement-of-fact', 'statement-of-suitability'],
  },
  excess: {
    words: ({ policy: { excess } }) => (excess === undefined ? [] : [shortEuro(excess)]),
    on: ['schedule', 'terms', 'statement-of-suitability', CALCULATION],
  },
  endorsements: {
    words: ({ policy: { endorsements } }) => (endorsements === undefined ? [] : [endorsements]),
    on: ['schedule', 'certificate', 'statement-of-suitability'],
  },
  'optional covers': {
    words: ({ policy: { addOns = [] } }) =>
      addOns.flatMap(({ title, levelTitle }) => [
        title,
        levelTitle.replace(/([\d,]+) euro/g, '€$1'),
      ]),
    on: ['schedule', 'terms', 'ipid', 'statement-of-suitability'],
  },
  'covers that the scheme includes': {
    words: ({ policy: { addOns = [] } }) =>
      addOns.some(({ included }) => included) ? ['included in the premium'] : [],
    on: ['schedule', 'terms', 'ipid', 'statement-of-suitability'],
  },
  assumptions: {
    words: (_, { sale }) =>
      sale.assumptions.flatMap(({ title, isConfirmed }) => (isConfirmed ? [] : [title])),
    on: ['statement-of-fact'],
  },
  'confirmed assumptions': {
    words: (_, { sale }) =>
      sale.assumptions.flatMap((one) =>
        one.isConfirmed ? [`${assumedText(one)}, confirmed before cover`] : [],
      ),
    on: ['statement-of-fact'],
  },
  premium: {
    words: ({ premium }) => [euro(premium)],
    on: ['schedule', 'statement-of-suitability', CALCULATION],
  },
  'levies and fees': {
    words: ({ explanation: { levies, fees, policyFee } }) => [
      ...levies.flatMap(({ title, amount }) => [title, euro(amount)]),
      ...(fees ?? [{ title: 'Policy fee', amount: policyFee }]).flatMap(({ title, amount }) => [
        title,
        euro(amount),
      ]),
    ],
    on: ['schedule', CALCULATION],
  },
  policy: {
    words: ({ policyId }) => (policyId === undefined ? [] : [policyId]),
    on: ['schedule', 'certificate'],
  },
};

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
    insurers.add(source.book.underwriter);
    for (const type of DOCUMENTS) {
      const said = plain(textOf(layoutOf(type, source, '7K3M9XQ2F4TD5R8W')));
      for (const [part, { words, on }] of Object.entries(PARTS)) {
        if (!on.includes(type)) continue;
        for (const word of words(quote, source)) {
          seen.set(part, (seen.get(part) ?? 0) + 1);
          if (!said.includes(plain(word))) missing.push(`${part} on ${type}: ${word}`);
        }
      }
    }
  }
  expect([...new Set(missing)].slice(0, 40), `seed ${seed}`).toEqual([]);
  expect(insurers.size).toBe(3);
  // Each part was there to be named.
  for (const part of Object.keys(PARTS)) expect(seen.get(part) ?? 0, part).toBeGreaterThan(10);
});
