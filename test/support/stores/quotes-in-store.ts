import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { quoteStore } from '../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import type {
  QuoteEvent,
  QuoteStore,
  StoredQuote,
} from '../../../src/main/core/quotes/history/quote-store.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { BEGINS, keepReferenced, submission } from './stored-quote.ts';

/** A database of its own whose quotes are written as a test wants them, without rating. */
export interface QuotesInStore {
  readonly database: TestDatabase;
  readonly close: () => Promise<void>;
  readonly quotes: QuoteStore;
  /** Keeps a quote; `event` has what its submission says instead of the usual. */
  readonly add: (
    id: string,
    more?: Partial<StoredQuote>,
    event?: Partial<QuoteEvent>,
  ) => Promise<void>;
  /** Keeps one more event of a quote, at a moment in epoch milliseconds. */
  readonly happen: (
    id: string,
    kind: QuoteEvent['kind'],
    more?: { readonly detail?: object; readonly at?: number },
  ) => Promise<void>;
}

const acceptance = ({ quoteId, at, by }: QuoteEvent) =>
  ({
    kind: 'accepted',
    quoteId,
    at,
    by,
    detail: { policyId: `P-${quoteId}`, startsAt: BEGINS },
  }) as QuoteEvent;

export async function quotesInStore(): Promise<QuotesInStore> {
  const database = await testDatabase();
  await keepReferenced(database);
  const quotes = quoteStore(database, contentHash);
  return {
    database,
    close: database.close,
    quotes,
    add: async (id, more, event) => {
      const usual = submission(id, event?.detail, more);
      const first = { ...usual, ...event, detail: usual.detail } as QuoteEvent;
      await quotes.add(more?.status === 'accepted' ? [first, acceptance(first)] : [first]);
    },
    happen: async (id, kind, { detail = {}, at = 2 } = {}) => {
      const found = await quotes.find(id);
      if (!found) throw new Error(`There is no quote ${id}`);
      const { quote, events } = found;
      const begun = kind === 'accepted' ? { startsAt: quote.sections.policy.inceptionDate } : {};
      const event = {
        kind,
        quoteId: id,
        at,
        by: 'desk',
        detail: { ...begun, ...detail },
      } as QuoteEvent;
      if (await quotes.change(id, [event], { after: events.length })) return;
      throw new Error(`The quote ${id} did not change`);
    },
  };
}
