import type { Selectable, Transaction } from 'kysely';
import { isPermission } from '../../../../shared/domain/permission.ts';
import type { ClientStore, StoredClient, TokenHolder } from '../../../core/access/client-store.ts';
import type { OpenDatabase } from '../connection/database.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, rowReader, verified } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

function readPermissions(text: string) {
  const words: unknown = JSON.parse(text);
  return Array.isArray(words) ? words.filter((word) => isPermission(word)) : [];
}

const read = rowReader(
  'client',
  (row: Selectable<Tables['client']>): StoredClient => ({
    id: row.id,
    name: row.name,
    secretHash: row.secret_hash,
    permissions: readPermissions(row.permissions),
    ownQuotesOnly: row.own_quotes_only === 1,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
  }),
);

/** How many holders are kept in memory. */
const MOST_HOLDERS = 1000;

/** Finds the holders of tokens. */
export interface Holders {
  readonly find: (digest: string) => TokenHolder | undefined | Promise<TokenHolder | undefined>;
  /** Follows each change of a client. */
  readonly forget: () => void;
}

/** The holder that the row of a token and that of its client are of; none where the client was revoked. */
function holderOf(
  token: Selectable<Tables['token']>,
  client: Selectable<Tables['client']> | undefined,
): TokenHolder | undefined {
  const { expires_at: expiresAt } = verified('token', token);
  if (!client) return undefined;
  const { id: clientId, permissions, ownQuotesOnly, revokedAt } = read(client);
  if (revokedAt !== null) return undefined;
  return { clientId, permissions: new Set(permissions), ownQuotesOnly, expiresAt };
}

/** The holders of tokens, kept in memory for as long as no client and no token changes. */
function tokenHolders({ otherCommits, reader }: OpenDatabase): Holders {
  // Every request runs this: a prepared statement saves the time to build a query.
  const token = reader.sqlite.prepare<[string], Selectable<Tables['token']>>(
    'select * from token where digest = ?',
  );
  const client = reader.sqlite.prepare<[string], Selectable<Tables['client']>>(
    'select * from client where id = ?',
  );
  const known = new Map<string, TokenHolder>();
  let knownAt: number | undefined;

  /** Clears the holders after a change elsewhere: a command's revocation works at once. */
  function checkVersion(): void {
    const now = otherCommits();
    if (now !== knownAt) known.clear();
    knownAt = now;
  }

  function find(digest: string): TokenHolder | undefined {
    checkVersion();
    if (known.size >= MOST_HOLDERS) known.clear();
    const kept = known.get(digest);
    if (kept) return kept;
    const row = token.get(digest);
    if (!row) return undefined;
    const holder = holderOf(row, client.get(row.client_id));
    if (holder) known.set(digest, holder);
    return holder;
  }
  return { find, forget: () => known.clear() };
}

/**
 * The holders of tokens of an office, asked for each time: a revocation through another process works at once.
 * @param mayGoOn whether a failure says that the office is out of reach: whoever was known before stays so
 */
export function officeHolders(
  { reader: { db } }: Rows,
  mayGoOn: (error: unknown) => boolean,
): Holders {
  const known = new Map<string, TokenHolder>();
  const ask = async (digest: string): Promise<TokenHolder | undefined> => {
    const token = await db
      .selectFrom('token')
      .selectAll()
      .where('digest', '=', digest)
      .executeTakeFirst();
    if (!token) return undefined;
    const of = db.selectFrom('client').selectAll().where('id', '=', token.client_id);
    return holderOf(token, await of.executeTakeFirst());
  };
  return {
    find: async (digest) => {
      try {
        const holder = await ask(digest);
        if (known.size >= MOST_HOLDERS) known.clear();
        if (holder) known.set(digest, holder);
        else known.delete(digest);
        return holder;
      } catch (error) {
        const before = known.get(digest);
        if (before && mayGoOn(error)) return before;
        throw error;
      }
    },
    forget: () => {},
  };
}

/** Changes a client that is not revoked, and reads it, whether it was changed or not. */
async function change(
  trx: Transaction<Tables>,
  id: string,
  changed: Partial<Selectable<Tables['client']>>,
): Promise<StoredClient | undefined> {
  const row = await trx.selectFrom('client').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const client = read(row);
  if (client.revokedAt !== null) return client;
  const { row_hash, ...next } = hashed({ ...row, ...changed });
  await trx
    .updateTable('client')
    .set({ ...changed, row_hash })
    .where('id', '=', id)
    .execute();
  return read({ ...next, row_hash });
}

/** Clients and their tokens in SQLite. */
export const clientStore = (database: OpenDatabase): ClientStore =>
  clientRows(database, tokenHolders(database));

/** Clients and their tokens, each in a row. */
export function clientRows({ db, reader }: Rows, holders: Holders): ClientStore {
  return {
    add: async ({ id, name, secretHash, permissions, ownQuotesOnly, createdAt, revokedAt }) => {
      await db
        .insertInto('client')
        .values(
          hashed({
            id,
            name,
            secret_hash: secretHash,
            permissions: JSON.stringify(permissions),
            own_quotes_only: Number(ownQuotesOnly),
            created_at: createdAt,
            revoked_at: revokedAt,
          }),
        )
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
        return change(trx, id, { revoked_at: at });
      });
      holders.forget();
      return revoked;
    },
    rotate: async (id, secretHash) => {
      const rotated = await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('token').where('client_id', '=', id).execute();
        const changed = await change(trx, id, { secret_hash: secretHash });
        return changed?.revokedAt === null ? changed : undefined;
      });
      holders.forget();
      return rotated;
    },
    addToken: ({ digest, clientId, expiresAt }, now) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('token').where('expires_at', '<=', now).execute();
        await trx
          .insertInto('token')
          .values(hashed({ digest, client_id: clientId, expires_at: expiresAt }))
          .execute();
      }),
    holder: async (digest) => holders.find(digest),
  };
}
