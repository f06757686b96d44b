import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { OpenDatabase } from '../open.ts';

/** Trials with a price missing before their last one, and prices of what is no trial. */
const DAMAGED = `select 1 from quote_event as start
  where start.kind = 'challengerStarted' and start.kept_table is not null and exists (
    select 1 from quote_line as line
    where line.rate_book_hash = json_extract(start.detail, '$.champion')
      and line.number > start.sequence
      and line.number < (
        select max(submission) from challenger_price where trial = start.sequence)
      and not exists (
        select 1 from challenger_price as priced
        where priced.trial = start.sequence and priced.id = line.id)
  )
  union all select 1 from challenger_price where trial not in (
    select sequence from quote_event where kind = 'challengerStarted' and kept_table is not null
  ) limit 1`;

/** Holds the prices of challengers against the quotes: each submission before the last has its own. */
export async function* checkChallengerPrices({
  sqlite,
  projection,
}: OpenDatabase): AsyncGenerator<Message | undefined> {
  await projection.catchUp();
  const isDamaged = sqlite.prepare<[], number>(DAMAGED).pluck().get() !== undefined;
  yield isDamaged ? message('tableDamaged', { table: 'challenger_price' }) : undefined;
}
