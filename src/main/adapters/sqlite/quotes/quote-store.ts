import type {
  DraftChange,
  Hash,
  QuoteEvent,
  QuoteStore,
  StoredQuote,
  SubmittedDraft,
} from '../../../core/quotes/history/store.ts';
import { sharedTransaction } from '../connection/shared-transaction.ts';
import type { Head } from '../history/chain-head-file.ts';
import { verifyEvents } from '../history/event-chain.ts';
import {
  appender,
  eventsOf,
  followersOf,
  newestQuote,
  quoteOfDraft,
  sizeOf,
} from '../history/event-log.ts';
import type { OpenDatabase } from '../open.ts';
import { quotesByMark } from '../quote-index/quotes-by-mark.ts';
import { DRAFT_VERSION } from './draft-store.ts';
import { keptQuotes } from './kept-quotes.ts';
import { responseKeeper } from './kept-response-store.ts';
import { type QuoteRow, readQuote, writeQuote } from './quote-row.ts';

/** What is kept with a new quote. */
type Along = Parameters<QuoteStore['add']>[2];

/** The car of a quote, as its other quotes are asked for. */
function carOf({ sections }: StoredQuote, now: number) {
  return { mark: sections.vehicle.registrationNumber, now };
}

/** What is written of every change, prepared once. */
interface Writers {
  readonly append: ReturnType<typeof appender>;
  readonly keep: ReturnType<typeof responseKeeper>;
  /** Inside the transaction: of the quotes as they are then. */
  readonly ofMark: ReturnType<typeof quotesByMark>;
}

/** Deletes a draft that becomes a quote; or says what happened to it since it was submitted. */
function draftTaker({ sqlite }: OpenDatabase) {
  const versionOf = sqlite.prepare<[string], string>(DRAFT_VERSION).pluck();
  const forget = sqlite.prepare<[string]>('delete from draft where id = ?');
  const madeInto = quoteOfDraft({ sqlite });
  return ({ id, madeInto: before, versions }: SubmittedDraft): DraftChange | undefined => {
    if (madeInto(id) !== before) return 'draftMade';
    if (versions && !versions.includes(versionOf.get(id) ?? '')) return 'draftChanged';
    forget.run(id);
    return undefined;
  };
}

/** Every statement of a new quote, prepared once: nothing else is written as often. */
function adder(database: OpenDatabase, { append, keep, ofMark }: Writers) {
  const { sqlite } = database;
  const insert = sqlite.prepare<[QuoteRow]>(
    `insert into quote (id, status, created_at, expires_at, premium_cents, rate_book_hash,
       levies_hash, received_on, sections, explanation, warnings, submission)
     values (@id, @status, @created_at, @expires_at, @premium_cents, @rate_book_hash,
       @levies_hash, @received_on, @sections, @explanation, @warnings,
       (select coalesce(max(sequence), 0) + 1 from quote_event))`,
  );
  const takeDraft = draftTaker(database);
  return sharedTransaction(
    database,
    (quote: StoredQuote, events: readonly QuoteEvent[], { draft, respond }: Along = {}) => {
      const change = draft && takeDraft(draft);
      if (change !== undefined) return { others: change, appended: undefined };
      const others = ofMark(carOf(quote, quote.createdAt));
      insert.run(writeQuote(quote));
      keep(respond?.(others));
      return { others, appended: events.map(append).at(-1) };
    },
  );
}

/** Quotes and their chained events in SQLite. */
export function quoteStore(database: OpenDatabase, hash: Hash): QuoteStore {
  const { db, reader, head, projection } = database;
  const append = appender(database, hash);
  const keep = responseKeeper(database.sqlite);
  const ofMark = quotesByMark(database);
  const add = adder(database, { append, keep, ofMark });
  const ofMarkToRead = quotesByMark(reader);
  const ofDraftToRead = quoteOfDraft(reader);
  /** Follows a committed change: neither step is part of the change or can make it fail. */
  const note = (appended: Head | undefined) => {
    if (!appended) return;
    head.note(appended);
    projection.note();
  };
  const find: QuoteStore['find'] = (id) =>
    reader.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('quote')
        .selectAll()
        .where('id', '=', id)
        .where('erased_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      const events = await eventsOf(trx, id);
      return { quote: readQuote(row), events, followedBy: await followersOf(trx, id) };
    });
  return {
    add: async (quote, events, along) => {
      const { others, appended } = await add(quote, events, along);
      note(appended);
      return others;
    },
    find,
    newest: async () => {
      const id = await newestQuote(reader.db);
      return id === undefined ? undefined : find(id);
    },
    ofDraft: async (draftId) => {
      const id = ofDraftToRead(draftId);
      return id === undefined ? undefined : find(id);
    },
    change: async (quote, event, { after, first, response, permits }) => {
      const appended = await db.transaction().execute(async (trx) => {
        if ((await sizeOf(trx, quote.id)) !== after) return undefined;
        // Kysely's transaction has the only connection: prepared statements run inside it.
        if (permits && !permits(ofMark(carOf(quote, event.at)))) return undefined;
        const { id, ...changed } = writeQuote(quote);
        const { numUpdatedRows } = await trx
          .updateTable('quote')
          .set(changed)
          .where('id', '=', id)
          .where('erased_at', 'is', null)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return undefined;
        keep(response);
        if (first) append(first);
        return append(event);
      });
      note(appended);
      return appended !== undefined;
    },
    ofMark: async (mark, now) => ofMarkToRead({ mark, now }),
    ...keptQuotes(reader.db),
    verify: (after, limit) => verifyEvents(reader.db, hash, { after, limit }),
    head: head.check,
  };
}
