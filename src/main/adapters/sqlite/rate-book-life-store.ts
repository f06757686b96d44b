import { message } from '../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import type { Hash } from '../../core/quotes/history/store.ts';
import type { BookEvent } from '../../core/rate-books/life/event.ts';
import type { LifeChange, LifeStore } from '../../core/rate-books/life/store.ts';
import type { Head } from './chain-head-file.ts';
import { rowAppender } from './event-log.ts';
import { immediateTransaction } from './immediate-transaction.ts';
import { responseKeeper } from './kept-response-store.ts';
import type { OpenDatabase } from './open.ts';
import { hashed } from './row-hash.ts';
import { contentOf, tableAdder } from './table-store.ts';

interface EventRow {
  readonly sequence: number;
  readonly rate_book: string;
  readonly kind: string;
  readonly at: number;
  readonly by: string;
  readonly detail: string;
}

/** The event of a row: every row was written from one. */
function readEvent({ sequence, rate_book, detail, ...event }: EventRow): BookEvent {
  try {
    return { ...event, book: rate_book, detail: JSON.parse(detail) } as BookEvent;
  } catch {
    throw new DamagedData(message('eventDamaged', { sequence }));
  }
}

/** The lives of rate books in SQLite: events in the chain of the history, and a table of drafts. */
export function rateBookLifeStore(database: OpenDatabase, hash: Hash): LifeStore {
  const { sqlite, reader, head, projection } = database;
  const NEWEST = 'select max(sequence) from quote_event where rate_book is not null';
  const newestRead = reader.sqlite.prepare<[], number | null>(NEWEST).pluck();
  const newestInside = sqlite.prepare<[], number | null>(NEWEST).pluck();
  const events = reader.sqlite.prepare<[], EventRow>(
    `select sequence, rate_book, kind, at, by, detail from quote_event
     where rate_book is not null order by sequence`,
  );
  const append = rowAppender(database, hash);
  const keepResponse = responseKeeper(sqlite);
  const addActive = tableAdder(sqlite, 'rate_book');
  const addDraft = sqlite.prepare<[{ hash: string; content: string; row_hash: string }]>(
    `insert into rate_book_draft (hash, content, row_hash) values (@hash, @content, @row_hash)
     on conflict (hash) do nothing`,
  );
  const removeDraft = sqlite.prepare<[string]>('delete from rate_book_draft where hash = ?');
  const write = immediateTransaction(
    database,
    ({ events: added, after, draft, activated, response }: LifeChange): Head | 'overtaken' => {
      if ((newestInside.get() ?? 0) !== after) return 'overtaken';
      if (draft) addDraft.run(hashed({ hash: draft.hash, content: JSON.stringify(draft.content) }));
      if (activated) {
        addActive(activated);
        removeDraft.run(activated.hash);
      }
      keepResponse(response);
      const heads = added.map(({ book, kind, at, by, detail }) =>
        append({ quote_id: null, rate_book: book, kind, at, by, detail: JSON.stringify(detail) }),
      );
      return heads.at(-1) ?? 'overtaken';
    },
  );
  return {
    newest: async () => newestRead.get() ?? 0,
    events: async () => events.all().map(readEvent),
    drafts: async () => {
      const rows = await reader.db.selectFrom('rate_book_draft').selectAll().execute();
      return rows.map((row) => ({ hash: row.hash, content: contentOf(row) }));
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
