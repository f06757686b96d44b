import { setImmediate } from 'node:timers/promises';
import type { Connection } from '../connection/connection.ts';
import { PURGE_DUE } from './erase.ts';

/** The indexes of words that customers are found by. */
const INDEXES = ['quote_search', 'imported_customer_search'] as const;

/** Pages of the index that are merged in one transaction: some tens of milliseconds. */
const PAGES = 500;

/** Merges all of a search index into one part, step by step: a word that was taken out is gone then. */
export async function mergeWords(
  { sqlite, lock }: Pick<Connection, 'sqlite' | 'lock'>,
  index: (typeof INDEXES)[number],
): Promise<void> {
  const merge = sqlite.prepare<[number]>(
    `insert into ${index} (${index}, rank) values ('merge', ?)`,
  );
  const changes = sqlite.prepare<[], number>('select total_changes()').pluck();
  const step = (pages: number) =>
    lock.run(async () => {
      const before = changes.get() ?? 0;
      merge.run(pages);
      // By FTS5's documentation, fewer than two changes mean that nothing was left to merge.
      return (changes.get() ?? 0) - before >= 2;
    });
  let isMore = await step(-PAGES);
  while (isMore) {
    await setImmediate();
    isMore = await step(PAGES);
  }
}

/**
 * Takes every trace of what was erased out of the files: the words of the search index, the rest of
 * each page, and the log. Rows that others wrote meanwhile are in it.
 * @throws `SQLITE_BUSY` where another connection has the lock for longer than changes wait
 */
export async function purge(connection: Connection): Promise<void> {
  const { sqlite, lock } = connection;
  const due = sqlite
    .prepare<[string], string>('select value from setting where name = ?')
    .pluck()
    .get(PURGE_DUE);
  for (const index of INDEXES) await mergeWords(connection, index);
  await lock.run(async () => sqlite.exec('vacuum'));
  await lock.run(async () => {
    const [found] = sqlite.pragma('wal_checkpoint(truncate)') as { busy: number }[];
    if (found?.busy !== 0)
      throw Object.assign(new Error('Somebody reads'), { code: 'SQLITE_BUSY' });
  });
  await lock.run(async () => {
    // Of an erasure in the meantime, there may be traces.
    sqlite.prepare('delete from setting where name = ? and value = ?').run(PURGE_DUE, due ?? '');
  });
}
