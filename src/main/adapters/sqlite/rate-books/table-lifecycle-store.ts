import type Database from 'better-sqlite3';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { LevyTable } from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { Hash } from '../../../core/hash.ts';
import type { TableEvent, TableKind } from '../../../core/rate-books/lifecycle/event.ts';
import type {
  LifecycleChange,
  LifecycleStore,
} from '../../../core/rate-books/lifecycle/lifecycle-store.ts';
import type {
  ActiveTable,
  KeptTable,
  TableStore,
} from '../../../core/rate-books/lifecycle/table-store.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { rowAppender } from '../history/event-chain.ts';
import { verdicts } from '../history/verdict.ts';
import { responseKeeper } from '../quotes/kept-response-store.ts';
import { hashed, isWhole } from '../rows/row-hash.ts';
import { STEPS, TABLES } from './table-steps.ts';

/** The content as it was written: only what passed its check ever is. Anyone who loads it holds it against its hash. */
function contentOf<T>(row: { content: string; row_hash: string }): T | undefined {
  if (!isWhole(row)) return undefined;
  try {
    return JSON.parse(row.content);
  } catch {
    return undefined;
  }
}

type TableName = 'rate_book' | 'levy_table';

/** Keeps a table, once for each hash: for use inside a transaction, too. */
function tableAdder<T>(sqlite: Database.Database, table: TableName) {
  const insert = sqlite.prepare(
    `insert into ${table} (hash, content, activated_at, row_hash)
     values (@hash, @content, @activated_at, @row_hash) on conflict (hash) do nothing`,
  );
  return ({ hash, content, activatedAt }: ActiveTable<T>): void => {
    insert.run(hashed({ hash, content: JSON.stringify(content), activated_at: activatedAt }));
  };
}

function tableStore<T>(database: OpenDatabase, table: TableName): TableStore<T> {
  const { db, sqlite } = database;
  return {
    all: async () => {
      const rows = await db.selectFrom(table).selectAll().orderBy('sequence').execute();
      return rows.map(
        (row): KeptTable<T> => ({
          hash: row.hash,
          content: contentOf(row),
          activatedAt: row.activated_at,
        }),
      );
    },
    add: immediateTransaction(database, tableAdder<T>(sqlite, table)),
  };
}

/** Active rate books in SQLite; none is ever deleted. */
export const rateBookStore = (database: OpenDatabase): TableStore<RateBook> =>
  tableStore(database, 'rate_book');

/** Active levy tables in SQLite; none is ever deleted. */
export const levyTableStore = (database: OpenDatabase): TableStore<LevyTable> =>
  tableStore(database, 'levy_table');

/** The kind of table and the step of each name in the history. */
const BY_NAME = new Map(
  (['rateBook', 'levyTable'] as const).flatMap((of) =>
    Object.entries(STEPS[of]).map(([step, name]) => [name as string, { of, step }] as const),
  ),
);

interface EventRow {
  readonly sequence: number;
  readonly kept_table: string;
  readonly kind: string;
  readonly at: number;
  readonly by: string;
  readonly detail: string;
}

/** The event of a row: every row was written from one. */
function readEvent({ sequence, kept_table, kind, at, by, detail }: EventRow): TableEvent {
  const named = BY_NAME.get(kind);
  try {
    if (named) {
      const { user, ...said } = JSON.parse(detail);
      const actor = user === undefined ? {} : { user };
      return { ...named, table: kept_table, at, by, ...actor, detail: said } as TableEvent;
    }
  } catch {
    // As a kind that there is not: damaged.
  }
  throw new DamagedData(message('eventDamaged', { sequence }));
}

/** The lives of one kind of table in SQLite: events in the chain of the history, and a table of drafts. */
export function tableLifecycleStore<T>(
  database: OpenDatabase,
  hash: Hash,
  kind: TableKind,
): LifecycleStore<T> {
  const { sqlite, reader, head, projection } = database;
  const kept = TABLES[kind];
  const NEWEST = 'select max(sequence) from quote_event where kept_table is not null';
  const newestRead = reader.sqlite.prepare<[], number | null>(NEWEST).pluck();
  const newestInside = sqlite.prepare<[], number | null>(NEWEST).pluck();
  const events = reader.sqlite.prepare<[], EventRow>(
    `select sequence, kept_table, kind, at, by, detail from quote_event
     where kept_table is not null and refused = 0
       and kind not like 'user%' and kind not like 'record%'
     order by sequence`,
  );
  const { before, toRead, stands } = verdicts(database);
  const append = rowAppender(database, hash);
  const keepResponse = responseKeeper(sqlite, 'event');
  const addActive = tableAdder<T>(sqlite, kept.active);
  const addDraft = sqlite.prepare<[{ hash: string; content: string; row_hash: string }]>(
    `insert into ${kept.drafts} (hash, content, row_hash) values (@hash, @content, @row_hash)
     on conflict (hash) do nothing`,
  );
  const removeDraft = sqlite.prepare<[string]>(`delete from ${kept.drafts} where hash = ?`);
  const write = immediateTransaction(
    database,
    ({
      events: added,
      after,
      draft,
      activated,
      response,
    }: LifecycleChange<T>): OwnHead | 'overtaken' => {
      if ((newestInside.get() ?? 0) !== after) return 'overtaken';
      if (draft) addDraft.run(hashed({ hash: draft.hash, content: JSON.stringify(draft.content) }));
      if (activated) {
        addActive(activated);
        removeDraft.run(activated.hash);
      }
      keepResponse(response);
      const heads = added.map(({ of, step, table, at, by, user, detail }) =>
        append({
          quote_id: null,
          kept_table: table,
          kind: STEPS[of][step],
          at,
          by,
          detail: JSON.stringify(user === undefined ? detail : { ...detail, user }),
        }),
      );
      return heads.at(-1) ?? 'overtaken';
    },
  );
  return {
    newest: async () => {
      await toRead();
      return newestRead.get() ?? 0;
    },
    events: async () => events.all().map(readEvent),
    drafts: async () => {
      const rows = await reader.db.selectFrom(kept.drafts).selectAll().execute();
      return rows.map((row) => ({ hash: row.hash, content: contentOf<T>(row) }));
    },
    keep: async (change) => {
      await before();
      const appended = await write(change);
      if (appended === 'overtaken') return false;
      head.note(appended);
      projection.note();
      return stands(appended, change.response);
    },
  };
}
