import type { OpenDatabase } from '../../../src/main/adapters/sqlite/connection/database.ts';
import { hashed } from '../../../src/main/adapters/sqlite/rows/row-hash.ts';
import type { QuoteEvent, StoredQuote } from '../../../src/main/core/quotes/history/quote-store.ts';
import { irishDay } from '../../../src/shared/domain/date.ts';
import { euro } from '../../../src/shared/domain/money.ts';
import type { QuoteSections } from '../../../src/shared/domain/quote-fields/quote-sections.ts';

/** When the cover of every quote begins. */
export const BEGINS = '2026-12-01T00:00:00+00:00';

const SECTIONS: QuoteSections = {
  policy: { inceptionDate: BEGINS, coverType: 'Comprehensive' },
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

/** A quote as the store keeps it, without what rating would say of it. */
export const storedQuote = (id: string, more: Partial<StoredQuote> = {}) =>
  ({
    id,
    status: 'quoted',
    createdAt: 1,
    expiresAt: 2,
    premiumCents: 50_000,
    rateBookHash: 'book',
    leviesHash: 'levies',
    receivedOn: irishDay(more.createdAt ?? 1),
    sections: SECTIONS,
    explanation: {},
    warnings: [],
    ...more,
  }) as unknown as StoredQuote;

/** The event with which that quote begins. @param detail what its submission says instead of the usual */
export function submission(
  quoteId: string,
  detail: object = {},
  more: Partial<StoredQuote> = {},
): QuoteEvent {
  const quote = storedQuote(quoteId, more);
  const { sections, warnings, explanation, expiresAt, rateBookHash, leviesHash } = quote;
  return {
    kind: 'submitted',
    quoteId,
    at: quote.createdAt,
    by: 'desk',
    detail: {
      source: 'xml',
      premium: euro(quote.premiumCents),
      period: { from: '2026-12-01', to: '2027-11-30' },
      ends: 'validity',
      expiresAt,
      rateBookHash,
      leviesHash,
      ...detail,
    },
    body: { sections, warnings, explanation },
  } as QuoteEvent;
}
