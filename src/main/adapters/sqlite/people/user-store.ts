import type { Selectable } from 'kysely';
import { isRole } from '../../../../shared/domain/role.ts';
import type { StoredUser, UserEvent, UserStore } from '../../../core/access/user-store.ts';
import type { Hash } from '../../../core/hash.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { rowAppender } from '../history/event-chain.ts';
import { verdicts } from '../history/verdict.ts';
import { hashed, rowReader, written } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['user']>;

function readRoles(text: string) {
  const words: unknown = JSON.parse(text);
  return Array.isArray(words) ? words.filter((word) => isRole(word)) : [];
}

const read = rowReader(
  'user',
  (row: Row): StoredUser => ({
    id: row.id,
    name: row.name,
    pinHash: row.pin_hash,
    login: row.login,
    roles: readRoles(row.roles),
    limits: { down: row.limit_down, up: row.limit_up },
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
  }),
);

const write = (user: StoredUser): Row =>
  hashed({
    id: user.id,
    name: user.name,
    pin_hash: user.pinHash,
    login: user.login,
    roles: JSON.stringify(user.roles),
    limit_down: user.limits.down,
    limit_up: user.limits.up,
    created_at: user.createdAt,
    disabled_at: user.disabledAt,
  });

interface EventRow {
  readonly kept_table: string;
  readonly kind: UserEvent['step'];
  readonly at: number;
  readonly by: string;
  readonly detail: string;
}

/** The event of a row: every row was written from one. */
function readEvent({ kept_table, kind, at, by, detail: kept }: EventRow): UserEvent {
  const { user, ...detail } = JSON.parse(kept);
  const actor = user === undefined ? {} : { user };
  return { step: kind, userId: kept_table, at, by, ...actor, detail };
}

/** In the order of their rows, which are replaced in place. */
const ALL = 'select * from user order by rowid';

/** The people at the desk in SQLite. */
export function userStore(database: OpenDatabase, hash: Hash): UserStore {
  const { sqlite, reader, head, projection } = database;
  const { before, toRead, stands } = verdicts(database);
  const append = rowAppender(database, hash);
  const all = reader.sqlite.prepare<[], Row>(ALL);
  const allInside = sqlite.prepare<[], Row>(ALL);
  const steps = reader.sqlite.prepare<[number], EventRow>(
    `select kept_table, kind, at, by, detail from quote_event
     where kind like 'user%' and refused = 0 order by sequence desc limit ?`,
  );
  const put = sqlite.prepare<[Row], Row>(
    `insert into user (id, name, pin_hash, roles, limit_down, limit_up, login, created_at,
       disabled_at, row_hash)
     values (@id, @name, @pin_hash, @roles, @limit_down, @limit_up, @login, @created_at,
       @disabled_at, @row_hash)
     on conflict (id) do update set pin_hash = excluded.pin_hash, roles = excluded.roles,
       limit_down = excluded.limit_down, limit_up = excluded.limit_up, login = excluded.login,
       disabled_at = excluded.disabled_at, row_hash = excluded.row_hash
     returning *`,
  );
  const change = immediateTransaction(database, (decide: Parameters<UserStore['change']>[0]) => {
    const changes = decide(allInside.all().map(read));
    for (const user of changes?.users ?? []) written(put.get(write(user)));
    const heads = (changes?.events ?? []).map(({ step, userId, at, by, user, detail }) =>
      append({
        quote_id: null,
        kept_table: userId,
        kind: step,
        at,
        by,
        detail: JSON.stringify(user === undefined ? detail : { ...detail, user }),
      }),
    );
    return heads.at(-1);
  });
  return {
    all: async () => {
      await toRead();
      return all.all().map(read);
    },
    steps: async (limit) => steps.all(limit).map(readEvent),
    change: async (decide) => {
      for (;;) {
        await before();
        const appended = await change(decide);
        if (!appended) return;
        head.note(appended);
        projection.note();
        // Decided again on what others have made of the people.
        if (await stands(appended)) return;
      }
    },
  };
}
