import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
import {
  type KeptResponses,
  type KnownKey,
  RESPONSE_KEPT_FOR,
  type ResponseToKeep,
} from '../../../core/caller/kept-responses.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, verified } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

function known(kept: Selectable<Tables['kept_answer']>, fingerprint: string): KnownKey {
  const row = verified('kept_answer', kept);
  if (row.fingerprint !== fingerprint) return { kind: 'different' };
  const { status, etag, body } = row;
  return { kind: 'answered', answer: { status, etag, body } };
}

/**
 * Keeps a response, and drops those whose time is over: for use inside the transaction of the
 * change that it answers, before its events.
 * @param of `event`: the response goes to the office with the first event, on which the others follow
 * @throws where the key has a response already: the change is then not made a second time
 */
export function responseKeeper(
  sqlite: Database.Database,
  of?: 'event',
): (response: ResponseToKeep | undefined) => void {
  const drop = sqlite.prepare<[number]>('delete from kept_answer where at <= ?');
  const insert = sqlite.prepare<[Omit<Selectable<Tables['kept_answer']>, 'sequence'>]>(
    `insert into kept_answer (client_id, key, fingerprint, at, status, etag, body, row_hash, sequence)
     values (@client_id, @key, @fingerprint, @at, @status, @etag, @body, @row_hash,
       ${of ? '(select coalesce(max(sequence), 0) + 1 from quote_event)' : 'null'})`,
  );
  return (response) => {
    if (!response) return;
    drop.run(response.at - RESPONSE_KEPT_FOR);
    const { client: client_id, ...rest } = response;
    insert.run(hashed({ client_id, ...rest }));
  };
}

/** The same by Kysely, of what made no event. */
export async function keepResponse(
  rows: Pick<Rows['db'], 'deleteFrom' | 'insertInto'>,
  { client: client_id, ...rest }: ResponseToKeep,
): Promise<void> {
  await rows
    .deleteFrom('kept_answer')
    .where('at', '<=', rest.at - RESPONSE_KEPT_FOR)
    .execute();
  await rows
    .insertInto('kept_answer')
    .values(hashed({ client_id, ...rest }))
    .execute();
}

/** The responses to keyed requests, each in a row, so that a restart does not forget them. */
export function keptResponses({ db, reader }: Rows): KeptResponses {
  return {
    find: async ({ client, key, fingerprint }, now) => {
      const row = await reader.db
        .selectFrom('kept_answer')
        .selectAll()
        .where('client_id', '=', client)
        .where('key', '=', key)
        .where('at', '>', now - RESPONSE_KEPT_FOR)
        .executeTakeFirst();
      return row && known(row, fingerprint);
    },
    keep: (response) => db.transaction().execute((trx) => keepResponse(trx, response)),
  };
}
