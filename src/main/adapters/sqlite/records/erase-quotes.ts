import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
import { leftOfEvent } from '../../../core/customers/left-of-event.ts';
import type { Erasure } from '../../../core/customers/record-store.ts';
import { NOTHING_LEFT } from '../../../core/office/judge.ts';
import type { Identity } from '../history/event-chain.ts';
import { type CoreRow, everyCoreRow, readCore } from '../history/event-log.ts';
import type { Tables } from '../schema/tables.ts';

type Line = Selectable<Tables['quote_line']>;

/** The customer of a key, made of the lines that are left as the triggers of the quote index make it. */
const CUSTOMER_AGAIN = `insert into customer
  (key, name, date_of_birth, email, phone, eircode, newest_at, quotes, policies)
  select @key,
    (select customer_name from quote_line where customer_key = @key order by number desc limit 1),
    (select date_of_birth from quote_line where customer_key = @key order by number limit 1),
    ${['email', 'phone', 'eircode']
      .map(
        (name) => `(select ${name} from quote_line where customer_key = @key and ${name} is not null
          order by number desc limit 1)`,
      )
      .join()},
    (select created_at from quote_line where customer_key = @key order by number desc limit 1),
    count(*), count(policy_id)
  from quote_line where customer_key = @key having count(*) > 0`;

/**
 * Takes quotes out of the quote index: their lines and words, and their part in customers, days and
 * outcomes. For use inside a transaction.
 */
export function lineEraser(sqlite: Database.Database): (quoteIds: readonly string[]) => void {
  const find = sqlite.prepare<[string], Line>(
    `select * from quote_line where number = (select submission from quote where id = ?)`,
  );
  const removeLine = sqlite.prepare<[number]>('delete from quote_line where number = ?');
  const removeWords = sqlite.prepare<[number]>('delete from quote_search where rowid = ?');
  const lessOfDay = sqlite.prepare<[Line]>(
    `update quote_day set quotes = quotes - 1, premium_cents = premium_cents - @premium_cents,
       converted = converted - (@accepted_day is not null)
     where day = @created_day and cover = @cover`,
  );
  const lessOfAcceptances = sqlite.prepare<[Line]>(
    `update quote_day set acceptances = acceptances - 1,
       accepted_cents = accepted_cents - @premium_cents
     where day = @accepted_day and cover = @cover`,
  );
  const lessOfOutcomes = sqlite.prepare<[Line]>(
    `update quote_outcome set quotes = quotes - 1
     where day = @created_day and cover = @cover and source = @source
       and rate_book_hash = @rate_book_hash and outcome = @outcome
       and lost_reason = coalesce(@lost_reason, '')`,
  );
  const emptyDays = sqlite.prepare('delete from quote_day where quotes = 0 and acceptances = 0');
  const emptyOutcomes = sqlite.prepare('delete from quote_outcome where quotes = 0');
  const forgetCustomer = sqlite.prepare<[string]>('delete from customer where key = ?');
  const customerAgain = sqlite.prepare<[{ key: string }]>(CUSTOMER_AGAIN);
  return (quoteIds) => {
    const lines = quoteIds.flatMap((id) => find.get(id) ?? []);
    for (const line of lines) {
      const number = Number(line.number);
      removeLine.run(number);
      removeWords.run(number);
      for (const less of [lessOfDay, lessOfAcceptances, lessOfOutcomes]) less.run(line);
    }
    emptyDays.run();
    emptyOutcomes.run();
    for (const key of new Set(lines.map(({ customer_key }) => customer_key))) {
      forgetCustomer.run(key);
      customerAgain.run({ key });
    }
  };
}

/** The event that will say what was erased, and when. */
export interface ErasureMark extends Identity {
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What is left of the detail of an event: nothing that tells of the customer, and of a note nothing. */
export function detailLeft(row: CoreRow): string {
  if (row.refused === 1) return NOTHING_LEFT;
  if (row.kind.startsWith('record')) return '{}';
  const { detail, user } = leftOfEvent(readCore(row));
  return JSON.stringify({ ...detail, ...(user === undefined ? {} : { user }) });
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
 * @param leftOf what is left of an event; by default what this version leaves
 * @returns how many documents went
 */
export function quoteEraser(
  sqlite: Database.Database,
): (quoteIds: readonly string[], mark: ErasureMark, leftOf?: (row: CoreRow) => string) => number {
  const rowsOf = everyCoreRow({ sqlite });
  const leave = sqlite.prepare<[Identity & { detail: string; sequence: number }]>(
    `update quote_event set detail = @detail, answers = null, explanation = null,
       erased_origin = @origin, erased_seq = @seq,
       refused = iif(@detail = '${NOTHING_LEFT}', 1, refused)
     where sequence = @sequence`,
  );
  const countAgain = sqlite.prepare<[number]>(
    `update quote_event set erased_origin = null, erased_seq = null, refused = 0
     where sequence = ?`,
  );
  const empty = sqlite.prepare<[number, string]>(
    "update quote set registration_number = '', erased_at = ? where id = ?",
  );
  const removeDocuments = sqlite.prepare<[string]>('delete from document where quote_id = ?');
  const removeAnswers = sqlite.prepare<[string]>('delete from kept_answer where instr(body, ?)');
  const eraseLines = lineEraser(sqlite);
  return (quoteIds, { at, origin, seq }, leftOf = detailLeft) => {
    eraseLines(quoteIds);
    let documents = 0;
    for (const id of quoteIds) {
      for (const row of rowsOf(id)) {
        const detail = leftOf(row);
        // Of two erasures at once, the one that knew an event says what is left of it.
        const isLeft = row.erased_seq !== null && row.detail !== NOTHING_LEFT;
        if (isLeft || (row.erased_seq !== null && detail === NOTHING_LEFT)) continue;
        const sequence = Number(row.sequence);
        // Nothing was left of it by another erasure, or by this one while only its name was here.
        if (row.erased_seq !== null) countAgain.run(sequence);
        leave.run({ detail, origin, seq, sequence });
      }
      empty.run(at, id);
      documents += removeDocuments.run(id).changes;
      removeAnswers.run(id);
    }
    return documents;
  };
}
