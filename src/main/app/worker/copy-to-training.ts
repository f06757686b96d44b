import { contentHash } from '../../adapters/node/hash.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { eventOrder } from '../../adapters/sqlite/history/event-order.ts';
import { type OpenDatabase, openDatabase } from '../../adapters/sqlite/open.ts';
import { tableLifeStore } from '../../adapters/sqlite/rate-books/table-life-store.ts';
import { levyTableStore, rateBookStore } from '../../adapters/sqlite/rate-books/table-store.ts';
import type { TaskConditions } from '../../adapters/worker/task.ts';
import type { TableStore } from '../../core/rate-books/table-store.ts';
import { type Copied, copyQuotes } from '../../core/training/copy.ts';
import { maskTableEvent } from '../../core/training/mask-table-event.ts';
import { openServices, type ServiceOptions, type Services } from '../services.ts';

/** What a copy of the live quotes is told. */
export interface CopyOrder {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The new folder of the copy. */
  readonly folder: string;
  /** What makes the names of this copy unlike those of any other. */
  readonly salt: string;
}

interface Live {
  readonly services: Services;
  readonly database: OpenDatabase;
  readonly options: ServiceOptions;
  readonly sqlite: SqliteParts;
}

async function copyTable<T>(from: TableStore<T>, to: TableStore<T>): Promise<void> {
  for (const { content, ...table } of await from.all()) {
    // A damaged one is shipped again, or its quotes are left out.
    if (content !== undefined) await to.add({ ...table, content });
  }
}

/** The quotes keep their rate books and levies: they are there before the quotes. */
async function copyTables(from: OpenDatabase, to: OpenDatabase): Promise<void> {
  await copyTable(rateBookStore(from), rateBookStore(to));
  await copyTable(levyTableStore(from), levyTableStore(to));
  await copyLives(from, to);
}

/** Drafts stay behind: which tables are in force, the events of those that were activated say. */
async function copyLives(from: OpenDatabase, to: OpenDatabase): Promise<void> {
  const active = [...(await rateBookStore(to).all()), ...(await levyTableStore(to).all())];
  const kept = new Set(active.map(({ hash }) => hash));
  const lives = await tableLifeStore(from, contentHash, 'rateBook').events();
  const events = lives.filter(({ table }) => kept.has(table)).map(maskTableEvent);
  // One store keeps the events of all kinds.
  const store = tableLifeStore(to, contentHash, 'rateBook');
  if (events.length > 0) await store.keep({ events, after: 0 });
}

/**
 * Copies the live quotes into a new folder, with names and texts made up. Drafts, documents, declined
 * risks and clients stay behind.
 * @returns undefined where it was cancelled
 */
export async function copyToTraining(
  { services, database, options, sqlite }: Live,
  { now, folder, salt }: CopyOrder,
  conditions: TaskConditions,
): Promise<Copied | undefined> {
  const target = await openDatabase({
    ...{ folder, host: 'headless', since: new Date(now).toISOString(), unsynced: true },
    onFault: () => undefined,
    ...sqlite,
  });
  try {
    await copyTables(database, target);
    const { quotes } = await openServices(target, { ...options, specimen: true });
    const order = eventOrder(database);
    return await copyQuotes({
      ...{ from: services.quotes.quotes, to: quotes.quotes, library: quotes.library },
      ...{ order: order.after, events: order.count(), digest: quotes.digest, salt },
      ...conditions,
    });
  } finally {
    await target.close();
  }
}
