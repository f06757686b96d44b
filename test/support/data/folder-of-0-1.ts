import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../../src/main/adapters/sqlite/connection/open-sqlite.ts';
import { APPLICATION_ID_0_1 } from '../../../src/main/adapters/sqlite/connection/pragmas.ts';

/** Fills a folder with what a crash left of version 0.1: changes that only the log of its database has. */
export function fillAs0_1(folder: string, dataKey?: string): void {
  const made = mkdtempSync(join(tmpdir(), 'quotedesk-0-1-'));
  const file = join(made, 'quotedesk.db');
  const sqlite = openSqlite(file, dataKey === undefined ? {} : { dataKey });
  try {
    sqlite.exec(`pragma journal_mode = wal;
      pragma application_id = ${APPLICATION_ID_0_1};
      create table kysely_migration (name text primary key, timestamp text not null);
      create table quote (id text primary key) strict;
      insert into kysely_migration values
        ('0001-the-house', '2026-11-20T09:00:00Z'), ('0033-plain-words', '2026-11-27T09:00:00Z');
      pragma user_version = 33;
      pragma wal_checkpoint(truncate);
      insert into quote values ('Q-0000-0000-0001');`);
    for (const name of ['quotedesk.db', 'quotedesk.db-wal']) {
      copyFileSync(join(made, name), join(folder, name));
    }
  } finally {
    sqlite.close();
    rmSync(made, { recursive: true });
  }
}
