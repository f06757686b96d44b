import type { Selectable } from 'kysely';
import { isPermission } from '../../shared/permission.ts';
import type { ClientStore, StoredClient } from '../clients/store.ts';
import type { Storage } from './open.ts';
import type { Tables } from './tables.ts';

function readPermissions(text: string) {
  const words: unknown = JSON.parse(text);
  return Array.isArray(words) ? words.filter((word) => isPermission(word)) : [];
}

function read(row: Selectable<Tables['client']>): StoredClient {
  return {
    id: row.id,
    name: row.name,
    secretHash: row.secret_hash,
    permissions: readPermissions(row.permissions),
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}

/** Clients and their tokens in SQLite. */
export function clientStore({ db, sqlite }: Storage): ClientStore {
  // Every request asks this one: a prepared statement spares it the building of a query.
  const holder = sqlite.prepare<
    [string],
    { id: string; permissions: string; expires_at: number }
  >(`select client.id, client.permissions, token.expires_at from token
     join client on client.id = token.client_id
     where token.digest = ? and client.revoked_at is null`);
  return {
    add: async ({ id, name, secretHash, permissions, createdAt, revokedAt }) => {
      await db
        .insertInto('client')
        .values({
          id,
          name,
          secret_hash: secretHash,
          permissions: JSON.stringify(permissions),
          created_at: createdAt,
          revoked_at: revokedAt,
        })
        .execute();
    },
    find: async (id) => {
      const row = await db.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst();
      return row && read(row);
    },
    all: async () => {
      const rows = await db.selectFrom('client').selectAll().orderBy('created_at').execute();
      return rows.map(read);
    },
    revoke: (id, at) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('token').where('client_id', '=', id).execute();
        await trx
          .updateTable('client')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .execute();
        const row = await trx
          .selectFrom('client')
          .selectAll()
          .where('id', '=', id)
          .executeTakeFirst();
        return row && read(row);
      }),
    addToken: ({ digest, clientId, expiresAt }, now) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('token').where('expires_at', '<=', now).execute();
        await trx
          .insertInto('token')
          .values({ digest, client_id: clientId, expires_at: expiresAt })
          .execute();
      }),
    holder: async (digest) => {
      const row = holder.get(digest);
      return (
        row && {
          clientId: row.id,
          permissions: new Set(readPermissions(row.permissions)),
          expiresAt: row.expires_at,
        }
      );
    },
  };
}
