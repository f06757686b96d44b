import type { Selectable } from 'kysely';
import type { Claim, KeptResponses } from '../../core/idempotency/kept-responses.ts';
import type { OpenDatabase } from './open.ts';
import type { Tables } from './tables.ts';

/** Milliseconds. */
const KEPT_FOR = 24 * 60 * 60 * 1000;

function known(row: Selectable<Tables['kept_answer']>, fingerprint: string): Claim {
  if (row.fingerprint !== fingerprint) return { kind: 'different' };
  const { status, etag, body } = row;
  if (status === null || body === null) return { kind: 'unanswered' };
  return { kind: 'answered', answer: { status, etag, body } };
}

/** The responses to keyed requests in SQLite, so that a restart does not forget them. */
export function keptResponses({ db }: OpenDatabase): KeptResponses {
  return {
    claim: ({ client, key }, fingerprint, now) =>
      db.transaction().execute(async (trx) => {
        await trx
          .deleteFrom('kept_answer')
          .where('at', '<=', now - KEPT_FOR)
          .execute();
        const row = await trx
          .selectFrom('kept_answer')
          .selectAll()
          .where('client_id', '=', client)
          .where('key', '=', key)
          .executeTakeFirst();
        if (row) return known(row, fingerprint);
        const unanswered = { status: null, etag: null, body: null };
        await trx
          .insertInto('kept_answer')
          .values({ client_id: client, key, fingerprint, at: now, ...unanswered })
          .execute();
        return { kind: 'first' };
      }),
    keep: async ({ client, key }, answer) => {
      await db
        .updateTable('kept_answer')
        .set(answer)
        .where('client_id', '=', client)
        .where('key', '=', key)
        .execute();
    },
    release: async ({ client, key }) => {
      await db
        .deleteFrom('kept_answer')
        .where('client_id', '=', client)
        .where('key', '=', key)
        .execute();
    },
  };
}
