import type { Selectable } from 'kysely';
import type { Hash } from '../../../core/hash.ts';
import { NOTHING_LEFT } from '../../../core/office/judge.ts';
import type { LoggedEvent } from '../../../core/office/log.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { ERASED, LEFT_OFFICE, ownHead, readErased, rowAppender } from '../history/event-chain.ts';
import { recordEraser } from '../records/erase.ts';
import type { ErasureMark } from '../records/erase-quotes.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['quote_event']>;

/** Erases what the event of an erasure names, inside a transaction. */
export function erasureApplier(
  database: Pick<OpenDatabase, 'sqlite'>,
): (event: Pick<Row, 'origin' | 'seq' | 'at' | 'erased'>) => void {
  const erase = recordEraser(database);
  const quotesErased = database.sqlite
    .prepare<[ErasureMark], string>(
      `select distinct quote_id from quote_event
       where erased_origin = @origin and erased_seq = @seq and quote_id is not null`,
    )
    .pluck();
  return ({ erased, ...mark }) => {
    const { quotes, declined, consents, events } = readErased(erased);
    const left = new Map(events.map(({ hash, detail }) => [hash, detail]));
    const leftOf = (row: { readonly hash: string }) => left.get(row.hash) ?? NOTHING_LEFT;
    const named = erased === null ? quotesErased.all(mark) : quotes;
    erase({ quotes: named, declined, consents }, mark, leftOf);
  };
}

/** Whether an erasure says of an event that it erased it. One of version 0.2 does not say: it has the name alone. */
function isErasedBy(
  erased: Row['erased'],
): (row: Pick<Row, 'hash' | 'detail' | 'quote_id'>) => boolean {
  const { quotes, events } = readErased(erased);
  const left = new Set(events.map(({ hash }) => hash));
  return ({ hash, detail, quote_id }) =>
    erased === null || (detail === NOTHING_LEFT ? quotes.includes(quote_id ?? '') : left.has(hash));
}

/**
 * Where events moved to another chain, has what the erasures among them erased name them there. What others
 * erased may name the event that they have under such a number: it keeps that name.
 * @returns a function for use inside a transaction; `before` is how many events stayed in the chain `from`
 */
export function erasureRenamer({
  sqlite,
}: Pick<OpenDatabase, 'sqlite'>): (chain: {
  readonly from: number;
  readonly to: number;
  readonly before: number;
}) => void {
  const erasures = sqlite.prepare<[number], Row>(
    `select * from quote_event where origin = ? and kind = '${ERASED}'`,
  );
  const named = sqlite.prepare<[number, number], Row>(
    'select * from quote_event where erased_origin = ? and erased_seq = ?',
  );
  const rename = sqlite.prepare<[Pick<Row, 'origin' | 'seq' | 'sequence'>]>(
    `update quote_event set erased_origin = @origin, erased_seq = @seq where sequence = @sequence`,
  );
  return ({ from, to, before }) => {
    for (const { origin, seq, erased } of erasures.all(to)) {
      const renamed = named.all(from, before + seq).filter(isErasedBy(erased));
      for (const { sequence } of renamed) rename.run({ origin, seq, sequence });
    }
  };
}

/** Makes a data folder one that waits for no office any more: what was to be erased there is erased here. */
export function leaveOffice(database: OpenDatabase): Promise<void> {
  const { sqlite } = database;
  const apply = erasureApplier(database);
  const waiting = sqlite.prepare<[], Row>(
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
