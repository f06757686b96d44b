import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../../src/main/adapters/node/hash.ts';
import { type OpenDatabase, openDatabase } from '../../../../src/main/adapters/sqlite/open.ts';
import { quoteStore } from '../../../../src/main/adapters/sqlite/quote-store.ts';
import type {
  QuoteEvent,
  QuoteStore,
  StoredQuote,
} from '../../../../src/main/core/quotes/history/store.ts';
import type { QuoteSections } from '../../../../src/shared/domain/quote-fields/quote-sections.ts';
import { throwFault } from '../../../support/throw-fault.ts';

let folder: string;
let database: OpenDatabase;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'quotedesk-store-'));
  database = await openDatabase({
    folder,
    host: 'headless',
    since: '2026-11-20T09:00:00Z',
    onFault: throwFault,
  });
  const book = { sequence: 1, hash: 'book', content: '{}', activated_at: 0, row_hash: '' };
  await database.db.insertInto('rate_book').values(book).execute();
});

afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const SECTIONS: QuoteSections = {
  policy: { inceptionDate: '2026-12-01T00:00:00+00:00', coverType: 'Comprehensive' },
  customer: { firstName: 'Ann', surname: 'Ní Bhriain', dateOfBirth: '1985-03-12', address: {} },
  vehicle: { registrationNumber: '191-D-1', make: 'Ford', model: 'Focus', securityDevices: {} },
  claimsHistory: {},
};

/** The part of a quote that the store reads. */
const quote = (id: string) =>
  ({
    id,
    status: 'quoted',
    createdAt: 1,
    expiresAt: 2,
    premiumCents: 50_000,
    rateBookHash: 'book',
    leviesHash: null,
    receivedOn: '2026-11-20',
    sections: SECTIONS,
    explanation: {},
    warnings: [],
  }) as unknown as StoredQuote;

const submitted = (quoteId: string): QuoteEvent => ({
  kind: 'submitted',
  quoteId,
  at: 1,
  by: 'desk',
  detail: { source: 'xml', premium: 500 },
});

/** The link before the first event. */
const START = { sequence: 0, hash: '' };

const idsOf = async ({ submissions }: QuoteStore) =>
  (await submissions(0, 100)).map(({ quoteId }) => quoteId);

test('a quote is kept together with its first event', async () => {
  const quotes = quoteStore(database, contentHash);
  await quotes.add(quote('Q-1'), [submitted('Q-1')]);
  expect(await quotes.find('Q-1')).toEqual({
    quote: quote('Q-1'),
    events: [submitted('Q-1')],
    followedBy: [],
  });
});

test('where its event cannot be kept, neither is the quote, and the next one is', async () => {
  const quotes = quoteStore(database, contentHash);
  await expect(quotes.add(quote('Q-1'), [submitted('Q-NONE')])).rejects.toThrow(/FOREIGN KEY/);
  expect(await quotes.find('Q-1')).toBeUndefined();
  await quotes.add(quote('Q-2'), [submitted('Q-2')]);
  expect(await idsOf(quotes)).toEqual(['Q-2']);
  expect(await quotes.verify(START, 10)).toMatchObject({ events: 1, broken: null });
});

test('many that are added at once are all kept, in one chain', async () => {
  const quotes = quoteStore(database, contentHash);
  const ids = Array.from({ length: 30 }, (_, i) => `Q-${i}`);
  await Promise.all(ids.map((id) => quotes.add(quote(id), [submitted(id)])));
  expect(await idsOf(quotes)).toHaveLength(30);
  expect(await quotes.verify(START, 100)).toMatchObject({ events: 30, broken: null });
});
