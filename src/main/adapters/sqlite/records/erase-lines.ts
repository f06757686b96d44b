import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
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
