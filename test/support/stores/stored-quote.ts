import { hashed } from '../../../src/main/adapters/sqlite/integrity/row-hash.ts';
import type { OpenDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import type { QuoteEvent, StoredQuote } from '../../../src/main/core/quotes/history/quote-store.ts';
import type { QuoteSections } from '../../../src/shared/domain/quote-fields/quote-sections.ts';

const SECTIONS: QuoteSections = {
  policy: { inceptionDate: '2026-12-01T00:00:00+00:00', coverType: 'Comprehensive' },
  customer: { firstName: 'Ann', surname: 'Ní Bhriain', dateOfBirth: '1985-03-12', address: {} },
  vehicle: { registrationNumber: '191-D-1', make: 'Ford', model: 'Focus', securityDevices: {} },
  claimsHistory: {},
};

/** Keeps what rows of a test refer to: the rate book of {@link storedQuote}, and two clients. */
export async function keepReferenced({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const book = hashed({ sequence: 1, hash: 'book', content: '{}', activated_at: 0 });
  await db.insertInto('rate_book').values(book).execute();
  const rights = { permissions: '[]', own_quotes_only: 0, created_at: 0, revoked_at: null };
  const clients = ['qd-one', 'qd-two'].map((id) =>
    hashed({ id, name: id, secret_hash: '', ...rights }),
  );
  await db.insertInto('client').values(clients).execute();
}

/** The part of a quote that the store reads. */
export const storedQuote = (id: string, more: Partial<StoredQuote> = {}) =>
  ({
    id,
    status: 'quoted',
    createdAt: 1,
    expiresAt: 2,
    premiumCents: 50_000,
    rateBookHash: 'book',
    leviesHash: 'levies',
    receivedOn: '2026-11-20',
    sections: SECTIONS,
    explanation: {},
    warnings: [],
    ...more,
  }) as unknown as StoredQuote;

/** What every submission says of the quote. */
const PRICED = {
  sections: 'a digest',
  period: { from: '2026-12-01', to: '2027-11-30' },
  ends: 'validity',
};

/** The event with which a quote begins. */
export const submission = (quoteId: string, detail: object = {}): QuoteEvent =>
  ({
    kind: 'submitted',
    quoteId,
    at: 1,
    by: 'desk',
    detail: { source: 'xml', premium: 500, ...PRICED, ...detail },
  }) as QuoteEvent;
