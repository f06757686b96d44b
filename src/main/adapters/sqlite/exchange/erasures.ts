import type { Selectable } from 'kysely';
import type { Hash } from '../../../core/hash.ts';
import { NOTHING_LEFT } from '../../../core/office/judge.ts';
import type { LoggedEvent } from '../../../core/office/log.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import {
  ERASED,
  type ErasedBody,
  LEFT_OFFICE,
  ownHead,
  rowAppender,
} from '../history/event-chain.ts';
import { recordEraser } from '../records/erase.ts';
import { inflatedOrNull } from '../rows/body-text.ts';
import type { Tables } from '../schema/tables.ts';

/** Erases what the event of an erasure names, inside a transaction. */
export function erasureApplier(
  database: Pick<OpenDatabase, 'sqlite'>,
): (event: Pick<Selectable<Tables['quote_event']>, 'origin' | 'seq' | 'at' | 'erased'>) => void {
  const erase = recordEraser(database);
  return ({ erased, ...mark }) => {
    const { quotes, declined, consents, events }: ErasedBody = JSON.parse(
      inflatedOrNull(erased) ?? '{}',
    );
    const left = new Map(events.map(({ hash, detail }) => [hash, detail]));
    const leftOf = (row: { readonly hash: string }) => left.get(row.hash) ?? NOTHING_LEFT;
    erase({ quotes, declined, consents }, mark, leftOf);
  };
}

/** Makes a data folder one that waits for no office any more: what was to be erased there is erased here. */
export function leaveOffice(database: OpenDatabase): Promise<void> {
  const { sqlite } = database;
  const apply = erasureApplier(database);
  const waiting = sqlite.prepare<[], Selectable<Tables['quote_event']>>(
    `select * from quote_event where kind = '${ERASED}' and position is null and refused = 0
       and sequence > (select judged from exchange) order by sequence`,
  );
  const leave = sqlite.prepare('update exchange set judged = ?');
  return immediateTransaction(database, () => {
    for (const { origin, seq, at, erased } of waiting.all()) apply({ origin, seq, at, erased });
    leave.run(LEFT_OFFICE);
  })();
}

/**
 * Erases again what an office once had erased, and then refused to: it was restored to an earlier moment, and has
 * other events since. What is erased at one desk is so at all of them.
 */
export function erasureRepeater(
  database: Pick<OpenDatabase, 'sqlite'>,
  hash: Hash,
): (event: LoggedEvent, origin: number) => OwnHead | undefined {
  const { sqlite } = database;
  const hasErased = sqlite
    .prepare<[number, number], number>(
      'select 1 from quote_event where erased_origin = ? and erased_seq = ? limit 1',
    )
    .pluck();
  const append = rowAppender(database, hash);
  const last = ownHead(database);
  return ({ seq, kind, table, at, by, detail, erased }, origin) => {
    if (hasErased.get(origin, seq) !== 1) return undefined;
    // The clock of another desk may be far ahead.
    const own = { at: last()?.at ?? at, quote_id: null, kept_table: table };
    return append({ ...own, kind, by, detail, erased });
  };
}
