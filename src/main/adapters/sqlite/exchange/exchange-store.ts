import type { Selectable } from 'kysely';
import { CUSTOMER_STEPS } from '../../../../shared/domain/people/customer-history.ts';
import { USER_STEPS } from '../../../../shared/schemas/people/user.ts';
import { QUOTE_STEPS } from '../../../../shared/schemas/quotes/change.ts';
import type { Hash } from '../../../core/hash.ts';
import type { ExchangeStore } from '../../../core/office/exchange.ts';
import { NOTHING_LEFT, quoteSubject } from '../../../core/office/judge.ts';
import {
  BEGINNING,
  type Condition,
  type JudgedEvent,
  type Place,
  type SentEvent,
  type SentResponse,
} from '../../../core/office/log.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { ERASED, IS_OF_QUOTE, PREVIOUS, readErased } from '../history/event-chain.ts';
import { STEPS } from '../rate-books/table-steps.ts';
import type { Tables } from '../schema/tables.ts';
import { contents } from './contents.ts';
import { receiver } from './receive.ts';

/** The name of a car as the office knows it, by its normalised registration mark. */
export type CarSubject = (mark: string) => string;

/** Names cars for an office: a mark is not told by it. @param office its id */
export const carSubjectOf =
  (hash: Hash, office: string): CarSubject =>
  (mark) =>
    `car:${hash([office, mark])}`;

/** A row with what its chain and its erasure are called elsewhere, and what it was decided on. */
interface SentRow extends Selectable<Tables['quote_event']> {
  readonly previous: string;
  readonly origin_id: string;
  readonly erased_id: string | null;
  /** The hash of the last event of its quote before it. */
  readonly last_of_quote: string | null;
  /** The car of its quote, and the hash of the last acceptance for it before it. */
  readonly mark: string | null;
  readonly last_of_mark: string | null;
  /** The hash of the last event before it that is about any user, or about any table. */
  readonly last_of_table: string | null;
}

/** The hash of the last event before an `event` that counts, in this database's order. */
const before = (where: string) => `(
  select hash from quote_event as b where ${where} and b.refused = 0
    and b.sequence < event.sequence order by b.sequence desc limit 1
)`;

const UNJUDGED = `select event.*, ${PREVIOUS}, origin.id as origin_id,
    (select id from origin where number = event.erased_origin) as erased_id,
    coalesce(${before("b.quote_id = event.quote_id and b.kind <> 'submitted' and b.kind not like 'record%'")}, (
      select hash from quote_event as b where b.sequence < event.sequence
        and b.sequence = quote.submission
    )) as last_of_quote,
    quote.registration_number as mark,
    (select hash from quote as other join quote_event as b
        on b.quote_id = other.id and b.kind = 'accepted' and b.refused = 0
      where other.registration_number = quote.registration_number and b.sequence < event.sequence
      order by b.sequence desc limit 1) as last_of_mark,
    case when event.kind like 'user%'
      then ${before("b.kind like 'user%'")}
      else ${before("b.kept_table is not null and b.kind not like 'user%' and b.kind not like 'record%'")}
    end as last_of_table
  from quote_event as event
  join origin on origin.number = event.origin
  left join quote on quote.id = event.quote_id
  where event.position is null and event.sequence > ?
  order by event.sequence limit ?`;

function conditionsOf(row: SentRow, carSubject: CarSubject): readonly Condition[] {
  const { kind, quote_id, mark } = row;
  // A consent or a note stands by itself.
  if (kind.startsWith('record')) return [];
  if (quote_id !== null) {
    const ofQuote = { subject: quoteSubject(quote_id), last: row.last_of_quote };
    if (kind !== 'accepted' || !mark) return [ofQuote];
    return [ofQuote, { subject: carSubject(mark), last: row.last_of_mark }];
  }
  const subject = kind.startsWith('user') ? 'people' : 'tables';
  return [{ subject, last: row.last_of_table }];
}

/** What an erasure asks of the office. */
function erasureReader({ sqlite }: Pick<OpenDatabase, 'sqlite'>, carSubject: CarSubject) {
  const lastOf = sqlite
    .prepare<[{ id: string; before: number | null }], string>(
      `select hash from quote_event where refused = 0 and sequence < @before and (
         sequence = (select submission from quote where id = @id)
         or (quote_id = @id and ${IS_OF_QUOTE}))
       order by sequence desc limit 1`,
    )
    .pluck();
  const erasedBy = sqlite.prepare<
    { origin: number; seq: number },
    { hash: string; detail: string; quote_id: string | null }
  >(
    `select hash, detail, quote_id from quote_event
     where erased_origin = @origin and erased_seq = @seq`,
  );
  const cars = sqlite.prepare<[{ ids: string }], { mark: string; last: string | null }>(
    `select registration_number as mark, (
       select hash from quote as other join quote_event as b
         on b.quote_id = other.id and b.kind = 'accepted' and b.refused = 0
       where other.registration_number = quote.registration_number
         and other.id not in (select value from json_each(@ids))
       order by b.sequence desc limit 1) as last
     from quote where id in (select value from json_each(@ids)) and status = 'accepted'
       and registration_number <> ''`,
  );
  /** Whether all that an erasure says of a quote is so here. */
  const isCarriedOut = sqlite
    .prepare<[{ id: string; hashes: string }], number>(
      `select 1 from quote where id = @id and erased_at is not null and not exists (
         select 1 from quote_event
         where (sequence = submission or (quote_id = @id and kind <> 'submitted'))
           and hash in (select value from json_each(@hashes))
           and (erased_seq is null or detail = '${NOTHING_LEFT}'))`,
    )
    .pluck();
  return (row: SentRow): Pick<SentEvent, 'conditions' | keyof typeof PLAIN> => {
    const done = erasedBy.all({ origin: row.origin, seq: row.seq });
    const body = readErased(row.erased);
    const quotes = [
      ...new Set([...body.quotes, ...done.flatMap(({ quote_id }) => quote_id ?? [])]),
    ];
    const events = body.events.length > 0 ? body.events : done;
    const hashes = JSON.stringify(events.map(({ hash }) => hash));
    return {
      // What is erased already stays so, whatever came in between.
      conditions:
        done.length > 0 || quotes.every((id) => isCarriedOut.get({ id, hashes }) === 1)
          ? []
          : quotes.map((id) => ({
              subject: quoteSubject(id),
              last: lastOf.get({ id, before: row.sequence }) ?? null,
            })),
      left: events.map(({ hash, detail }) => ({ hash, detail })),
      closes: quotes.map(quoteSubject),
      declined: body.declined,
      resets: cars
        .all({ ids: JSON.stringify(quotes) })
        .map(({ mark, last }) => ({ subject: carSubject(mark), last })),
    };
  };
}

const KINDS: ReadonlySet<string> = new Set([
  ...QUOTE_STEPS,
  ...USER_STEPS,
  ...Object.values(STEPS).flatMap((steps) => Object.values(steps)),
  ...CUSTOMER_STEPS,
  ERASED,
]);

const PLAIN = { left: [], closes: [], resets: [], declined: [] };

/** What a desk and its office exchange, in SQLite. @param onReceived called with what is kept from then on */
export function exchangeStore(
  database: OpenDatabase,
  hash: Hash,
  carSubject: CarSubject,
  onReceived: (events: readonly JudgedEvent[]) => void = () => {},
): ExchangeStore & {
  /** The next events after a sequence that no office has judged, for whoever only reads. */
  readonly after: (
    sequence: number,
    limit: number,
  ) => readonly { readonly sequence: number; readonly sent: SentEvent }[];
} {
  const { sqlite, projection, head } = database;
  const unjudged = sqlite.prepare<[number, number], SentRow>(UNJUDGED);
  const ofErasure = erasureReader(database, carSubject);
  const last = sqlite.prepare<[], Place>(
    `select position, place as hash from quote_event where position is not null
     order by position desc limit 1`,
  );
  const at = sqlite.prepare<[number], Place>(
    'select position, place as hash from quote_event where position = ?',
  );
  const receive = receiver(database, hash);
  const { of: contentOf } = contents(database, hash);
  const responseOf = sqlite.prepare<[number | null], Selectable<Tables['kept_answer']>>(
    'select * from kept_answer where sequence = ?',
  );
  const response = ({ sequence }: SentRow): SentResponse | null => {
    const kept = responseOf.get(sequence);
    if (!kept) return null;
    const { client_id: client, row_hash: rowHash, sequence: _, ...said } = kept;
    return { client, ...said, rowHash };
  };
  const forget = sqlite.prepare<[number]>(
    'update quote_event set position = null, place = null where position > ?',
  );
  const noted = sqlite.prepare<[{ from: number }]>(
    `insert or replace into exchange (one, judged) values (1, coalesce(
       (select min(sequence) - 1 from quote_event where sequence > @from and position is null),
       (select max(sequence) from quote_event), 0))`,
  );
  const judged = sqlite.prepare<[], number>('select judged from exchange').pluck();
  const sent = (row: SentRow): SentEvent => ({
    event: {
      origin: row.origin_id,
      seq: row.seq,
      previous: row.previous,
      hash: row.hash,
      quoteId: row.quote_id,
      table: row.kept_table,
      kind: row.kind,
      at: row.at,
      by: row.by,
      detail: row.detail,
      answers: row.answers ?? contentOf(row),
      explanation: row.explanation,
      erased: row.erased,
      erasedBy: row.erased_id === null ? null : { origin: row.erased_id, seq: row.erased_seq ?? 0 },
    },
    isGivenUp: row.refused === 1,
    response: response(row),
    ...(row.kind === ERASED
      ? ofErasure(row)
      : { ...PLAIN, conditions: conditionsOf(row, carSubject) }),
  });
  return {
    knows: (kind) => KINDS.has(kind),
    place: async () => last.get() ?? BEGINNING,
    placeAt: async (position) => at.get(position),
    unjudged: async (limit) => unjudged.all(judged.get() ?? 0, limit).map(sent),
    after: (sequence, limit) =>
      unjudged
        .all(sequence, limit)
        .map((row) => ({ sequence: Number(row.sequence), sent: sent(row) })),
    receive: async (events) => {
      const appended = await immediateTransaction(database, () => {
        const own = receive(events);
        noted.run({ from: judged.get() ?? 0 });
        return own;
      })();
      if (appended) head.note(appended);
      projection.note();
      onReceived(events);
    },
    goBack: immediateTransaction(database, ({ position }: Place) => {
      forget.run(position);
      noted.run({ from: 0 });
    }),
  };
}
