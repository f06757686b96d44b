import type Database from 'better-sqlite3';
import { leftOfEvent } from '../../../core/records/left-of-event.ts';
import type { Erasure } from '../../../core/records/store.ts';
import { type QuoteEventRow, readEvent } from '../history/event-log.ts';
import { lineEraser } from './erase-lines.ts';

/** What an erasure is done with. */
export interface ErasureMark {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The sequence of the event that will seal it. */
  readonly sequence: number;
}

/** An event as its row, without the customer. */
function detailLeft(row: QuoteEventRow): string {
  const { detail, user, facts } = leftOfEvent(readEvent(row));
  return JSON.stringify({
    ...detail,
    ...(user === undefined ? {} : { user }),
    ...(facts === undefined ? {} : { facts }),
  });
}

/** Whether quotes are still as their erasure was decided, and the quote index knows all about them. */
export function unchangedCheck(sqlite: Database.Database): (quotes: Erasure['quotes']) => boolean {
  const isSame = sqlite
    .prepare<[{ id: string; status: string }], number>(
      `select status = @status and erased_at is null and (select sequence from quote_index_reached) >=
         coalesce((select max(sequence) from quote_event
           where quote_id = @id and kind <> 'submitted'), submission)
       from quote where id = @id`,
    )
    .pluck();
  return (quotes) => quotes.every(({ id, status }) => isSame.get({ id, status }) === 1);
}

/**
 * Erases quotes with all that was made of them, inside a transaction: what names the customer goes from
 * their rows and events, their documents and kept answers go whole, and so does their part in the index.
 * @returns how many documents went
 */
export function quoteEraser(
  sqlite: Database.Database,
): (quoteIds: readonly string[], mark: ErasureMark) => number {
  const events = sqlite.prepare<[{ id: string }], QuoteEventRow>(
    `select * from quote_event where sequence = (select submission from quote where id = @id)
     union all select * from quote_event where quote_id = @id and kind <> 'submitted'`,
  );
  const leave = sqlite.prepare<[{ detail: string; by: number; sequence: number }]>(
    'update quote_event set detail = @detail, erased_by = @by where sequence = @sequence',
  );
  const empty = sqlite.prepare<[number, string]>(
    `update quote set sections = '{}', explanation = '{}', warnings = '[]', erased_at = ?
     where id = ?`,
  );
  const removeDocuments = sqlite.prepare<[string]>('delete from document where quote_id = ?');
  const removeAnswers = sqlite.prepare<[string]>('delete from kept_answer where instr(body, ?)');
  const eraseLines = lineEraser(sqlite);
  return (quoteIds, { at, sequence: by }) => {
    eraseLines(quoteIds);
    let documents = 0;
    for (const id of quoteIds) {
      for (const row of events.all({ id })) {
        leave.run({ detail: detailLeft(row), by, sequence: Number(row.sequence) });
      }
      empty.run(at, id);
      documents += removeDocuments.run(id).changes;
      removeAnswers.run(id);
    }
    return documents;
  };
}
