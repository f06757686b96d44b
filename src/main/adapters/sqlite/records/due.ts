import type { Selectable } from 'kysely';
import type { Limits, RecordStore } from '../../../core/records/store.ts';
import type { OpenDatabase } from '../open.ts';
import { readLine } from '../quote-index/line.ts';
import type { Tables } from '../schema/tables.ts';
import { CONSENT } from './consents.ts';

type Line = Selectable<Tables['quote_line']>;

const UNSOLD = 'from quote_line where policy_id is null and expires_at < @unsoldBefore';
const POLICIES = 'from quote_line where accepted_day is not null and last_day < @policiesBefore';
const DECLINED = 'from declined_risk where at < @unsoldBefore';
const DRAFTS = 'from draft where saved_at < @unsoldBefore';

/** Finds the records whose time is over. */
export function dueRecords({
  reader: { sqlite },
  projection,
}: OpenDatabase): Pick<RecordStore, 'due' | 'countDue'> {
  const prepared = <T>(query: string) =>
    sqlite.prepare<[Limits & { readonly limit: number }], T>(`${query} limit @limit`);
  const [unsold, policies] = [UNSOLD, POLICIES].map((from) => prepared<Line>(`select * ${from}`));
  const [declined, drafts] = [DECLINED, DRAFTS].map((from) =>
    prepared<string>(`select id ${from}`).pluck(),
  );
  // Of customers of whom nothing else is kept any more.
  const consents = sqlite
    .prepare<[], string>(
      `select json_extract(detail, '$.customerKey') as said from quote_event
       where kind like 'record%' and kind = '${CONSENT}' and erased_by is null
         and not exists (select 1 from customer where customer.key = said)
         and not exists (select 1 from imported_customer where customer_key = said) limit 1`,
    )
    .pluck();
  const counts = sqlite.prepare<[Limits], Awaited<ReturnType<RecordStore['countDue']>>>(
    `select (select count(*) ${UNSOLD}) as quotes, (select count(*) ${POLICIES}) as policies,
       (select count(*) ${DECLINED}) as declined, (select count(*) ${DRAFTS}) as drafts`,
  );
  return {
    due: async (limits, limit) => {
      await projection.catchUp();
      const given = { ...limits, limit };
      const lines = [...(unsold?.all(given) ?? []), ...(policies?.all(given) ?? [])];
      const consentsOf = consents.get();
      return {
        quotes: lines.slice(0, limit).map(readLine),
        declined: declined?.all(given) ?? [],
        drafts: drafts?.all(given) ?? [],
        ...(consentsOf === undefined ? {} : { consentsOf }),
      };
    },
    countDue: async (limits) => {
      await projection.catchUp();
      return counts.get(limits) ?? { quotes: 0, policies: 0, declined: 0, drafts: 0 };
    },
  };
}
