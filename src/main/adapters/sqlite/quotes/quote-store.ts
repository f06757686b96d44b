import type { KeptStatus } from '../../../../shared/domain/quotes/quote-status.ts';
import type { ResponseToKeep } from '../../../core/caller/kept-responses.ts';
import type { Hash } from '../../../core/hash.ts';
import { fold, projectionOf, statusAfter } from '../../../core/quotes/history/fold.ts';
import type {
  DraftChange,
  QuoteEvent,
  QuoteStore,
  QuoteWithHistory,
  SubmittedDraft,
} from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { whenFree } from '../connection/immediate-transaction.ts';
import { verifyEvents } from '../history/event-chain.ts';
import {
  appender,
  CORE,
  type CoreRow,
  eventCounter,
  eventReader,
  quoteOfDraft,
  quoteOfPolicy,
  readCore,
} from '../history/event-log.ts';
import { verdicts } from '../history/verdict.ts';
import { projector } from '../quote-index/project-quote.ts';
import { quotesByMark } from '../quote-index/quotes-by-mark.ts';
import { DRAFT_VERSION } from './draft-store.ts';
import { keptQuotes } from './kept-quotes.ts';
import { responseKeeper } from './kept-response-store.ts';

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
type Along = Parameters<QuoteStore['add']>[1];

/** What is written of every change, prepared once. */
interface Writers {
  readonly append: ReturnType<typeof appender>;
  readonly project: ReturnType<typeof projector>;
  readonly eventsOf: ReturnType<typeof eventCounter>;
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
function adder(database: OpenDatabase, { append, keep, ofMark, project }: Writers) {
  const takeDraft = draftTaker(database);
  return sharedTransaction(
    database,
    (events: readonly QuoteEvent[], { draft, respond }: Along = {}) => {
      const [first] = events;
      if (!first) throw new TypeError('A quote begins with its submission');
      const change = draft && takeDraft(draft);
      if (change !== undefined) return { others: change, appended: undefined };
      const projection = projectionOf(events);
      const { registrationNumber: mark, createdAt: now } = projection;
      const others = ofMark({ mark, now });
      project(first.quoteId, projection);
      keep(respond?.(others));
      return { others, appended: events.map(append).at(-1) };
    },
  );
}

/** Appends later events of a quote, inside the transaction of their change. */
function changer(database: OpenDatabase, { append, keep, ofMark, eventsOf }: Writers) {
  const { sqlite } = database;
  const mark = sqlite
    .prepare<[string], string>(
      'select registration_number from quote where id = ? and erased_at is null',
    )
    .pluck();
  const setStatus = sqlite.prepare<[KeptStatus, string]>(
    'update quote set status = ? where id = ?',
  );
  return (...given: Parameters<QuoteStore['change']>): OwnHead | undefined => {
    const [id, events, { after, response, permits }] = given;
    if (eventsOf(id) !== after) return undefined;
    const ofCar = mark.get(id);
    if (ofCar === undefined) return undefined;
    if (permits && !permits(ofMark({ mark: ofCar, now: events[0]?.at ?? 0 }))) return undefined;
    const status = statusAfter(events);
    if (status !== undefined) setStatus.run(status, id);
    keep(response);
    return events.map(append).at(-1);
  };
}

/** Quotes in SQLite: their chained events, and what follows from these. */
export function quoteStore(database: OpenDatabase, hash: Hash): QuoteStore {
  const { db, reader, head, projection } = database;
  const writers: Writers = {
    append: appender(database, hash),
    keep: responseKeeper(database.sqlite, 'event'),
    ofMark: quotesByMark(database),
    project: projector(database),
    eventsOf: eventCounter(database),
  };
  const { before, toRead, stands } = verdicts(database);
  const add = adder(database, writers);
  const change = changer(database, writers);
  const log = eventReader(reader, hash);
  const ofMarkToRead = quotesByMark(reader);
  const ofDraftToRead = quoteOfDraft(reader);
  const ofPolicyToRead = quoteOfPolicy(reader);
  const complaints = reader.sqlite.prepare<[], CoreRow>(
    `select ${CORE} from quote_event where kind like 'complaint%' and refused = 0
       and erased_seq is null order by sequence`,
  );
  // What is left of an event may come from the office before the erasure itself.
  const isKept = reader.sqlite
    .prepare<[string], number>(
      `select 1 from quote where id = ? and erased_at is null and not exists (
         select 1 from quote_event where quote_id = quote.id and kind <> 'submitted'
           and refused = 0 and erased_seq is not null)`,
    )
    .pluck();
  /** Follows a committed change: neither step is part of the change or can make it fail. */
  const note = (appended: OwnHead | undefined) => {
    if (!appended) return;
    head.note(appended);
    projection.note();
  };
  // In one transaction: the events and those that follow are of one moment.
  const found = reader.sqlite.transaction((id: string): QuoteWithHistory | undefined => {
    if (isKept.get(id) === undefined) return undefined;
    const events = log.events(id);
    return { quote: fold(id, events), events, followedBy: log.followers(id) };
  });
  const find: QuoteStore['find'] = async (id) => {
    await toRead();
    return found(id);
  };
  return {
    add: async (events, along) => {
      await before();
      let response: ResponseToKeep | undefined;
      const respond: NonNullable<Along>['respond'] = (others) => {
        response = along?.respond?.(others);
        return response;
      };
      const { others, appended } = await add(events, along && { ...along, respond });
      note(appended);
      // A new quote is refused for its key alone.
      if (appended) await stands(appended, response);
      return others;
    },
    find,
    newest: async () => {
      await toRead();
      const id = log.newest();
      return id === undefined ? undefined : find(id);
    },
    ofDraft: async (draftId) => {
      await toRead();
      const id = ofDraftToRead(draftId);
      return id === undefined ? undefined : find(id);
    },
    ofPolicy: async (policyId) => {
      await toRead();
      return ofPolicyToRead(policyId);
    },
    complaintEvents: async () => {
      await toRead();
      return complaints.all().map(readCore);
    },
    change: async (...given) => {
      await before();
      // Kysely's transaction has the only connection: prepared statements run inside it.
      const appended = await db.transaction().execute(async () => change(...given));
      note(appended);
      return appended !== undefined && stands(appended, given[2].response);
    },
    ofMark: async (mark, now) => {
      await toRead();
      return ofMarkToRead({ mark, now });
    },
    ...keptQuotes(reader, log),
    verify: async (after, limit) => verifyEvents(reader, hash, { after, limit }),
    head: head.check,
  };
}
