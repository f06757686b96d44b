import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
import type {
  KeptResponses,
  KnownKey,
  ResponseToKeep,
} from '../../../core/caller/kept-responses.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { hashed, verified } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

/** Milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

function known(kept: Selectable<Tables['kept_answer']>, fingerprint: string): KnownKey {
  const row = verified('kept_answer', kept);
  if (row.fingerprint !== fingerprint) return { kind: 'different' };
  const { status, etag, body } = row;
  return { kind: 'answered', answer: { status, etag, body } };
}

/**
 * Keeps a response, and drops those whose time is over: for use inside the transaction of the
 * change that it answers.
 * @throws where the key has a response already: the change is then not made a second time
 */
export function responseKeeper(
  sqlite: Database.Database,
): (response: ResponseToKeep | undefined) => void {
  const drop = sqlite.prepare<[number]>('delete from kept_answer where at <= ?');
  const insert = sqlite.prepare<[Selectable<Tables['kept_answer']>]>(
    `insert into kept_answer (client_id, key, fingerprint, at, status, etag, body, row_hash)
     values (@client_id, @key, @fingerprint, @at, @status, @etag, @body, @row_hash)`,
  );
  return (response) => {
    if (!response) return;
    drop.run(response.at - KEPT_FOR);
    const { client: client_id, ...rest } = response;
    insert.run(hashed({ client_id, ...rest }));
  };
}

/** Forgets the response of a change that was not kept in the end. */
export function responseForgetter(
  sqlite: Database.Database,
): (response: ResponseToKeep | undefined) => void {
  const forget = sqlite.prepare<[string, string]>(
    'delete from kept_answer where client_id = ? and key = ?',
  );
  return (response) => {
    if (response) forget.run(response.client, response.key);
  };
}

/** The responses to keyed requests in SQLite, so that a restart does not forget them. */
export function keptResponses(database: OpenDatabase): KeptResponses {
  const { reader, sqlite } = database;
  return {
    find: async ({ client, key, fingerprint }, now) => {
      const row = await reader.db
        .selectFrom('kept_answer')
        .selectAll()
        .where('client_id', '=', client)
        .where('key', '=', key)
        .where('at', '>', now - KEPT_FOR)
        .executeTakeFirst();
      return row && known(row, fingerprint);
    },
    keep: immediateTransaction(database, responseKeeper(sqlite)),
  };
}
