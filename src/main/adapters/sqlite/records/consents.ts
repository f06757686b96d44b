import type { Hash } from '../../../core/quotes/history/store.ts';
import type { ConsentEvent, RecordStore } from '../../../core/records/store.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { rowAppender } from '../history/event-chain.ts';
import { newSalt } from '../history/event-log.ts';
import type { OpenDatabase } from '../open.ts';

/** What the history calls a consent that was given or withdrawn. */
export const CONSENT = 'recordConsent';

interface Row {
  readonly kept_table: string;
  readonly at: number;
  readonly by: string;
  readonly detail: string;
}

/** The event of a row: every row was written from one. */
function readConsent({ kept_table: id, at, by, detail: kept }: Row): ConsentEvent {
  const { customerKey, user, salt: _, ...detail } = JSON.parse(kept);
  return { id, at, by, ...(user === undefined ? {} : { user }), customerKey, detail };
}

/** The consents of customers, in the chain of the history. */
export function consentStore(
  database: OpenDatabase,
  hash: Hash,
): Pick<RecordStore, 'consentsOf' | 'keepConsent'> {
  const { reader, head, projection } = database;
  const append = rowAppender(database, hash);
  const of = reader.sqlite.prepare<[string], Row>(
    `select kept_table, at, by, detail from quote_event
     where kind like 'record%' and kind = '${CONSENT}' and erased_by is null
       and json_extract(detail, '$.customerKey') = ? order by sequence`,
  );
  const keep = immediateTransaction(
    database,
    ({ id, at, by, user, customerKey, detail }: ConsentEvent) =>
      append({
        quote_id: null,
        kept_table: id,
        kind: CONSENT,
        at,
        by,
        detail: JSON.stringify({
          customerKey,
          ...detail,
          salt: newSalt(),
          ...(user === undefined ? {} : { user }),
        }),
      }),
  );
  return {
    consentsOf: async (customerKey) => of.all(customerKey).map(readConsent),
    keepConsent: async (event) => {
      head.note(await keep(event));
      projection.note();
    },
  };
}
