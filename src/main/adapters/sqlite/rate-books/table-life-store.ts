import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { Hash } from '../../../core/quotes/history/store.ts';
import type { TableEvent, TableKind } from '../../../core/rate-books/life/event.ts';
import type { LifeChange, LifeStore } from '../../../core/rate-books/life/store.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import type { Head } from '../history/chain-head-file.ts';
import { rowAppender } from '../history/event-chain.ts';
import { hashed } from '../integrity/row-hash.ts';
import type { OpenDatabase } from '../open.ts';
import { responseKeeper } from '../quotes/kept-response-store.ts';
import { contentOf, tableAdder } from './table-store.ts';

/** Where each kind of table is kept once it was active, and before. */
const KEPT = {
  rateBook: { active: 'rate_book', drafts: 'rate_book_draft' },
  levyTable: { active: 'levy_table', drafts: 'levy_table_draft' },
} as const satisfies Record<TableKind, object>;

/** What the history calls each step of each kind of table. */
const STEPS = {
  rateBook: {
    drafted: 'rateBookDrafted',
    checked: 'rateBookChecked',
    approved: 'rateBookApproved',
    activated: 'rateBookActivated',
    withdrawn: 'rateBookWithdrawn',
    clockConfirmed: 'clockConfirmed',
  },
  levyTable: {
    drafted: 'levyTableDrafted',
    checked: 'levyTableChecked',
    approved: 'levyTableApproved',
    activated: 'levyTableActivated',
    withdrawn: 'levyTableWithdrawn',
    clockConfirmed: 'levyTableClockConfirmed',
  },
} as const satisfies Record<TableKind, Record<TableEvent['step'], string>>;

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
export function tableLifeStore<T>(
  database: OpenDatabase,
  hash: Hash,
  kind: TableKind,
): LifeStore<T> {
  const { sqlite, reader, head, projection } = database;
  const kept = KEPT[kind];
  const NEWEST = 'select max(sequence) from quote_event where kept_table is not null';
  const newestRead = reader.sqlite.prepare<[], number | null>(NEWEST).pluck();
  const newestInside = sqlite.prepare<[], number | null>(NEWEST).pluck();
  const events = reader.sqlite.prepare<[], EventRow>(
    `select sequence, kept_table, kind, at, by, detail from quote_event
     where kept_table is not null and kind not like 'user%' and kind not like 'record%'
     order by sequence`,
  );
  const append = rowAppender(database, hash);
  const keepResponse = responseKeeper(sqlite);
  const addActive = tableAdder<T>(sqlite, kept.active);
  const addDraft = sqlite.prepare<[{ hash: string; content: string; row_hash: string }]>(
    `insert into ${kept.drafts} (hash, content, row_hash) values (@hash, @content, @row_hash)
     on conflict (hash) do nothing`,
  );
  const removeDraft = sqlite.prepare<[string]>(`delete from ${kept.drafts} where hash = ?`);
  const write = immediateTransaction(
    database,
    ({ events: added, after, draft, activated, response }: LifeChange<T>): Head | 'overtaken' => {
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
    newest: async () => newestRead.get() ?? 0,
    events: async () => events.all().map(readEvent),
    drafts: async () => {
      const rows = await reader.db.selectFrom(kept.drafts).selectAll().execute();
      return rows.map((row) => ({ hash: row.hash, content: contentOf<T>(row) }));
    },
    keep: async (change) => {
      const appended = await write(change);
      if (appended === 'overtaken') return false;
      head.note(appended);
      projection.note();
      return true;
    },
  };
}
