import type { Selectable } from 'kysely';
import { isPermission } from '../../../shared/domain/permission.ts';
import type { ClientStore, StoredClient, TokenHolder } from '../../core/api-clients/store.ts';
import type { OpenDatabase } from './open.ts';
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
    ownQuotesOnly: row.own_quotes_only === 1,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  };
}

/** How many holders are kept in memory. */
const MOST_HOLDERS = 1000;

/** The holders of tokens, kept in memory for as long as no client and no token changes. */
function tokenHolders({ sqlite, reader }: OpenDatabase) {
  // Every request runs this: a prepared statement saves the time to build a query.
  const select = reader.sqlite.prepare<
    [string],
    { id: string; permissions: string; own_quotes_only: number; expires_at: number }
  >(`select client.id, client.permissions, client.own_quotes_only, token.expires_at from token
     join client on client.id = token.client_id
     where token.digest = ? and client.revoked_at is null`);
  // Changes with every commit of another connection, so a command's revocation works at once.
  const version = sqlite.prepare<[], number>('pragma data_version').pluck();
  const known = new Map<string, TokenHolder>();
  let knownAt: number | undefined;

  let isChecked = false;

  /** Clears the holders after a change elsewhere; asks once in a turn of the event loop. */
  function checkVersion(): void {
    if (isChecked) return;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const now = version.get();
    if (now !== knownAt) known.clear();
    knownAt = now;
  }

  function find(digest: string): TokenHolder | undefined {
    checkVersion();
    if (known.size >= MOST_HOLDERS) known.clear();
    const kept = known.get(digest);
    if (kept) return kept;
    const row = select.get(digest);
    if (!row) return undefined;
    const permissions = new Set(readPermissions(row.permissions));
    const ownQuotesOnly = row.own_quotes_only === 1;
    const holder = { clientId: row.id, permissions, ownQuotesOnly, expiresAt: row.expires_at };
    known.set(digest, holder);
    return holder;
  }
  return { find, forget: () => known.clear() };
}

/** Clients and their tokens in SQLite. */
export function clientStore(database: OpenDatabase): ClientStore {
  const { db, reader } = database;
  const holders = tokenHolders(database);
  return {
    add: async ({ id, name, secretHash, permissions, ownQuotesOnly, createdAt, revokedAt }) => {
      await db
        .insertInto('client')
        .values({
          id,
          name,
          secret_hash: secretHash,
          permissions: JSON.stringify(permissions),
          own_quotes_only: Number(ownQuotesOnly),
          created_at: createdAt,
          revoked_at: revokedAt,
        })
        .execute();
    },
    find: async (id) => {
      const row = await reader.db
        .selectFrom('client')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && read(row);
    },
    all: async () => {
      const rows = await reader.db.selectFrom('client').selectAll().orderBy('created_at').execute();
      return rows.map(read);
    },
    revoke: async (id, at) => {
      const revoked = await db.transaction().execute(async (trx) => {
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
      });
      holders.forget();
      return revoked;
    },
    rotate: async (id, secretHash) => {
      const rotated = await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('token').where('client_id', '=', id).execute();
        const row = await trx
          .updateTable('client')
          .set({ secret_hash: secretHash })
          .where('id', '=', id)
          .where('revoked_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        return row && read(row);
      });
      holders.forget();
      return rotated;
    },
    rehash: async (id, { from, to }) => {
      await db
        .updateTable('client')
        .set({ secret_hash: to })
        .where('id', '=', id)
        .where('secret_hash', '=', from)
        .execute();
    },
    addToken: ({ digest, clientId, expiresAt }, now) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('token').where('expires_at', '<=', now).execute();
        await trx
          .insertInto('token')
          .values({ digest, client_id: clientId, expires_at: expiresAt })
          .execute();
      }),
    holder: async (digest) => holders.find(digest),
  };
}
