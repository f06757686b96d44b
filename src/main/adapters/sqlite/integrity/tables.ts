import Database from 'better-sqlite3';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Check } from '../../../core/integrity/check-data.ts';
import type { Connection } from '../connection/connection.ts';
import { storageFailureOf } from '../connection/storage-failure-of.ts';

type PageCheck = 'quick_check' | 'integrity_check';

/**
 * Whether SQLite finds the pages of a table whole, and with `integrity_check` its indexes, too.
 * @throws what says nothing of the table: a drive that can not be read, a lock
 */
export function checkTable(sqlite: Database.Database, table: string, check: PageCheck): boolean {
  try {
    return sqlite.pragma(`${check}('${table}')`, { simple: true }) === 'ok';
  } catch (error) {
    if (isOfData(error)) return false;
    throw error;
  }
}

/** Whether an error says that what SQLite reads makes no sense; a drive that fails says nothing of it. */
export function isOfData(error: unknown): boolean {
  const failure = storageFailureOf(error);
  return error instanceof Database.SqliteError && (failure ?? 'damaged') === 'damaged';
}

/** The parts of a virtual table are checked with it. */
const TABLES = `select name from sqlite_schema
  where type = 'table' and name not like '%_search_%' order by name`;

/**
 * The checks of the pages of every table with its indexes, and at last of those that no table has. Each is one
 * of its own: on a connection that looked at a full-text index before, while another one merged it, SQLite
 * called it damaged.
 */
export function tableChecks({ sqlite }: Pick<Connection, 'sqlite'>): readonly Check[] {
  const one = (table: string, isWhole: () => boolean): Check =>
    async function* () {
      yield isWhole() ? undefined : message('tableDamaged', { table });
    };
  return [
    ...sqlite
      .prepare<[], string>(TABLES)
      .pluck()
      .all()
      .map((table) => one(table, () => checkTable(sqlite, table, 'integrity_check'))),
    one('the file', () => sqlite.pragma('quick_check(1)', { simple: true }) === 'ok'),
  ];
}
