import type {
  DraftChange,
  Hash,
  QuoteEvent,
  QuoteStore,
  StoredQuote,
  SubmittedDraft,
} from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import { whenFree } from '../connection/immediate-transaction.ts';
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

/** Settles the promise of one caller, once the transaction is committed or has failed. */
type Settle = () => void;

/** One caller's work, with the promise that waits for it. */
interface Waiting<G, T> {
  readonly given: G;
  readonly resolve: (value: T) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Puts synchronous work into immediate transactions, as `immediateTransaction` does. All who ask for
 * it in one turn of the event loop, or while the connection is taken, share one transaction, and so
 * one sync of the drive. Each has a savepoint: work that throws is undone alone. Where the
 * transaction itself fails, every one of them is rejected.
 * @returns a function that resolves once the transaction with its work is committed
 */
export function sharedTransaction<G extends unknown[], T>(
  connection: Connection,
  work: (...given: G) => T,
): (...given: G) => Promise<T> {
  const { sqlite } = connection;
  const alone = sqlite.transaction(work);
  let waiting: Waiting<G, T>[] = [];

  /** @throws what the work throws where SQLite rolled the whole transaction back because of it */
  function inSavepoint({ given, resolve, reject }: Waiting<G, T>): Settle {
    try {
      const value = alone(...given);
      return () => resolve(value);
    } catch (error) {
      // Without a transaction, the work of the next one would begin its own.
      if (!sqlite.inTransaction) throw error;
      return () => reject(error);
    }
  }
  const together = sqlite.transaction((group: readonly Waiting<G, T>[]) => group.map(inSavepoint));

  function done(group: readonly Waiting<G, T>[]): readonly Settle[] {
    const [first, ...others] = group;
    if (!first || others.length > 0) return together.immediate(group);
    // One alone needs no savepoint.
    const value = alone.immediate(...first.given);
    return [() => first.resolve(value)];
  }

  function take(): readonly Waiting<G, T>[] {
    const group = waiting;
    waiting = [];
    return group;
  }

  async function commit(): Promise<void> {
    let group: readonly Waiting<G, T>[] | undefined;
    try {
      const settled = await whenFree(connection, async () => {
        // Not before the connection is free, and not again where the lock was refused.
        group ??= take();
        return done(group);
      });
      for (const settle of settled) settle();
    } catch (error) {
      for (const { reject } of group ?? take()) reject(error);
    }
  }

  return (...given) =>
    new Promise((resolve, reject) => {
      waiting.push({ given, resolve, reject });
      // After the requests that this turn of the event loop has read.
      if (waiting.length === 1) setImmediate(commit);
    });
}

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
