import Database from 'better-sqlite3';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Connection } from '../connection/connection.ts';

type PageCheck = 'quick_check' | 'integrity_check';

/** Whether SQLite finds the pages of a table whole, and with `integrity_check` its indexes, too. */
export function checkTable(sqlite: Database.Database, table: string, check: PageCheck): boolean {
  try {
    return sqlite.pragma(`${check}('${table}')`, { simple: true }) === 'ok';
  } catch (error) {
    if (error instanceof Database.SqliteError) return false;
    throw error;
  }
}

/** The parts of a virtual table are checked with it. */
const TABLES = `select name from sqlite_schema
  where type = 'table' and name not like '%_search_%' order by name`;

/** Checks the pages of every table with its indexes, and at last those that no table has. */
export async function* checkTables({ sqlite }: Connection): AsyncGenerator<Message | undefined> {
  for (const table of sqlite.prepare<[], string>(TABLES).pluck().all()) {
    const isWhole = checkTable(sqlite, table, 'integrity_check');
    yield isWhole ? undefined : message('tableDamaged', { table });
  }
  const rest = sqlite.pragma('quick_check(1)', { simple: true });
  yield rest === 'ok' ? undefined : message('tableDamaged', { table: 'the file' });
}
