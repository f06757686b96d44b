import type { NoticeStore, UntoldTransaction } from '../../../core/policies/notice-store.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { verdicts } from '../history/verdict.ts';

/** Where counting stops. */
const MOST_COUNTED = 1000;

/** The events that are transactions of a policy: as the index of them has it, word by word, or it is not used. */
const IS_TRANSACTION = `kind in ('accepted', 'adjusted', 'cancelled', 'reinstated', 'reversed', 'renewed')`;

/** Whether the database was told of a transaction of a quote, by its number. */
const isTold = (number: string) => `exists (
  select 1 from quote_event as told, json_each(told.detail, '$.transactions') as number
  where told.quote_id = step.quote_id and told.kind <> 'submitted' and told.kind = 'databaseTold'
    and told.refused = 0 and number.value = ${number})`;

const UNDONE = `json_extract(step.detail, '$.transaction')`;

/** The transactions since a moment with their numbers, and those of them that the database must be told of. */
const UNTOLD = `with step as materialized (
  select quote_id, kind, at, sequence, detail, (
    select count(*) from quote_event as earlier
    where earlier.quote_id = event.quote_id and earlier.kind <> 'submitted' and earlier.refused = 0
      and earlier.sequence <= event.sequence and earlier.${IS_TRANSACTION}
  ) as number
  from quote_event as event
  where ${IS_TRANSACTION} and at >= @since and refused = 0 and erased_seq is null
), untold as (
  select quote_id as quoteId, number, at, sequence from step
  where not ${isTold('step.number')}
    and not exists (
      select 1 from step as later where later.quote_id = step.quote_id and later.kind = 'reversed'
        and json_extract(later.detail, '$.transaction') = step.number)
    and (kind <> 'reversed' or ${isTold(UNDONE)} or not exists (
      select 1 from step as undone
      where undone.quote_id = step.quote_id and undone.number = ${UNDONE}))
)`;

interface Asked {
  /** Epoch milliseconds. */
  readonly since: number;
  readonly limit: number;
}

/** Transactions that the insurers' database was not told of, in SQLite: by an index of what is recent, no policy is read. */
export function noticeStore(database: Pick<OpenDatabase, 'office' | 'reader'>): NoticeStore {
  const { sqlite } = database.reader;
  const { toRead } = verdicts(database);
  const some = sqlite.prepare<[Asked], UntoldTransaction>(
    `${UNTOLD} select quoteId, number from untold order by at, sequence limit @limit`,
  );
  const counted = sqlite
    .prepare<[Asked], number>(`${UNTOLD} select count(*) from (select 1 from untold limit @limit)`)
    .pluck();
  return {
    untold: async (since, limit) => {
      await toRead();
      const count = counted.get({ since, limit: MOST_COUNTED + 1 }) ?? 0;
      return {
        some: some.all({ since, limit }),
        count: { count: Math.min(count, MOST_COUNTED), atLeast: count > MOST_COUNTED },
      };
    },
  };
}
