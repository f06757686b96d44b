import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect } from 'vitest';
import type { Received, Sent, TestHost } from './host.ts';

/** A request with a key, after which it is done once. */
export const keyed = (key: string, more: Record<string, string> = {}): Pick<Sent, 'headers'> => ({
  headers: { 'idempotency-key': key, ...more },
});

/** Whether a response is that of an earlier request. */
export const isReplayed = ({ headers }: Received): boolean =>
  headers.get('idempotent-replayed') === 'true';

/** Expects the response of the first request once more. */
export function expectReplay(again: Received, first: Received): void {
  expect(isReplayed(first)).toBe(false);
  expect(isReplayed(again)).toBe(true);
  expect(again.status).toBe(first.status);
  expect(again.text).toBe(first.text);
  for (const name of ['content-type', 'etag', 'cache-control']) {
    expect(again.headers.get(name), name).toBe(first.headers.get(name));
  }
}

/** The database as another program has it. */
export function outside<T>({ dataFolder }: TestHost, use: (database: Database.Database) => T): T {
  const database = new Database(join(dataFolder, 'quotedesk.db'));
  try {
    return use(database);
  } finally {
    database.close();
  }
}

/** How many rows a table has. */
export const count = (of: TestHost, tableName: string): unknown =>
  outside(of, (database) => database.prepare(`select count(*) from ${tableName}`).pluck().get());
