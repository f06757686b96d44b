import type { Insertable, Selectable } from 'kysely';
import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { QuoteCore } from '../../../core/quote-index/line.ts';
import { keptJson } from '../../../core/quotes/document/digest.ts';
import type { ErasedQuote, StoredQuote } from '../../../core/quotes/history/quote-store.ts';
import type { Tables } from '../schema/tables.ts';

/** A quote's own columns; its submission comes from the history. */
export type QuoteRow = Omit<Insertable<Tables['quote']>, 'submission'>;

/** A quote as its row. */
export function writeQuote(quote: StoredQuote): QuoteRow {
  return {
    id: quote.id,
    status: quote.status,
    created_at: quote.createdAt,
    expires_at: quote.expiresAt,
    premium_cents: quote.premiumCents,
    rate_book_hash: quote.rateBookHash,
    levies_hash: quote.leviesHash,
    received_on: quote.receivedOn,
    sections: keptJson(quote.sections),
    explanation: keptJson(quote.explanation),
    warnings: keptJson(quote.warnings),
  };
}

type Row = Selectable<Tables['quote']>;
/** The columns of a quote without those that explain its premium. */
export type CoreRow = Pick<
  Row,
  'id' | 'status' | 'created_at' | 'expires_at' | 'premium_cents' | 'rate_book_hash' | 'sections'
>;

/** What JSON of a quote says. @throws {DamagedData} where it is none */
export function parsed(id: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DamagedData(message('quoteDamaged', { id }));
  }
}

/** Every column was written from a StoredQuote by {@link writeQuote}. */
export function readCore(row: CoreRow): QuoteCore {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    premiumCents: row.premium_cents,
    rateBookHash: row.rate_book_hash,
    sections: parsed(row.id, row.sections),
  } as QuoteCore;
}

/** What is left of an erased quote. Its status was written from a StoredQuote. */
export function readErased(row: Row): ErasedQuote['quote'] {
  return {
    id: row.id,
    status: row.status as StoredQuote['status'],
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    premiumCents: row.premium_cents,
    rateBookHash: row.rate_book_hash,
    leviesHash: row.levies_hash,
    receivedOn: row.received_on,
  };
}

/** Every column was written from a StoredQuote by {@link writeQuote}. */
export function readQuote(row: Row): StoredQuote {
  return {
    ...readCore(row),
    leviesHash: row.levies_hash,
    receivedOn: row.received_on,
    explanation: parsed(row.id, row.explanation),
    warnings: parsed(row.id, row.warnings),
  } as StoredQuote;
}
