import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Hash } from '../../../core/hash.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { verifyEvents } from '../history/event-chain.ts';
import { isPresentSchema } from '../schema/migrate.ts';
import { checkTable, isOfData } from './tables.ts';

/** How many events at the end of the history are held against the chain. */
const TAIL = 1000;

/** Most bytes are in these tables: the check in the background reads them. */
const LARGE = /^(quote_event|document|quote_search.*)$/;

interface StartCheckParts {
  readonly hash: Hash;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
}

function checkEnd(database: OpenDatabase, { hash, onDamage }: StartCheckParts) {
  const after = database.sqlite
    .prepare<[number], number>(
      'select sequence from quote_event order by sequence desc limit 1 offset ?',
    )
    .pluck()
    .get(TAIL);
  const found = verifyEvents(database, hash, { after: after ?? 0, limit: TAIL });
  if (found?.broken) onDamage(message('eventDamaged', { sequence: found.broken }));
}

/**
 * Checks what a second allows of a database with 100,000 quotes: its schema, the pages of all but
 * the largest tables, and the end of the history. Rate books, levies and settings are held against
 * their hashes when they are loaded.
 */
export async function checkAtStart(database: OpenDatabase, parts: StartCheckParts): Promise<void> {
  const { sqlite } = database;
  const { onDamage } = parts;
  if (database.isLogDamaged) onDamage(message('logDamaged'));
  if (!isPresentSchema(sqlite)) onDamage(message('schemaDamaged'));
  const tables = sqlite
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  for (const table of tables) {
    if (!LARGE.test(table) && !checkTable(sqlite, table, 'quick_check'))
      onDamage(message('tableDamaged', { table }));
  }
  try {
    checkEnd(database, parts);
  } catch (error) {
    if (!isOfData(error)) throw error;
    onDamage(message('tableDamaged', { table: 'quote_event' }));
  }
}
