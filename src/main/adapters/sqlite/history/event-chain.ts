import type { Selectable } from 'kysely';
import type { Hash } from '../../../core/hash.ts';
import { NOTHING_LEFT } from '../../../core/office/judge.ts';
import type { LoggedEvent } from '../../../core/office/log.ts';
import type { VerifiedEvents } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { OwnHead } from '../connection/database.ts';
import { inflatedOrNull } from '../rows/body-text.ts';
import { sha256Of } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['quote_event']>;

/** The number of the chain that this database appends to. */
export const OWN = '(select number from origin where own = 1)';

type Body = 'answers' | 'explanation' | 'erased';

/** What is appended of a row; the chain gives the rest. */
export type AppendedRow = Pick<Row, 'quote_id' | 'kept_table' | 'kind' | 'at' | 'by' | 'detail'> &
  Partial<Pick<Row, Body>>;

/** Stands where the last judged event does, once an office was left: no event waits for it any more. */
export const LEFT_OFFICE = Number.MAX_SAFE_INTEGER;

/** Whether events wait for an office. */
export const IS_JOINED = `select 1 from exchange where one = 1 and judged < ${LEFT_OFFICE}`;

/**
 * Whether an event on a quote is one that the quote is made of. What is noted on it, and what is said of its attached
 * files, changes nothing of it.
 */
export const IS_OF_QUOTE = "kind <> 'submitted' and kind not like 'record%'";

/** The kind of the event that seals what an erasure left of other events. */
export const ERASED = 'recordErased';

/**
 * Events of quotes were there first, then those of rate books: the links of quotes have no name of a
 * table, and those of every table call it a rate book.
 */
function link(hash: Hash, previous: string, row: AppendedRow): string {
  const { quote_id, kept_table, kind, at, by, detail } = row;
  const subject = kept_table === null ? { quote_id } : { rate_book: kept_table };
  return hash({ previous, ...subject, kind, at, by, detail });
}

/** Whether an event that travels is what its hash says; of an erased one, only its erasure can tell. */
export const isWholeEvent = (hash: Hash, event: LoggedEvent): boolean =>
  event.erasedBy !== null ||
  link(hash, event.previous, { ...event, quote_id: event.quoteId, kept_table: event.table }) ===
    event.hash;

/** A row with the hash that it goes on from; null where that event is gone. */
export type LinkedRow = Row & { readonly previous: string | null };

/** Of an `event`, the hash that it goes on from: of the one before it in its chain. */
export const PREVIOUS = `case event.seq
  when 1 then (select begins from origin where number = event.origin)
  else (
    select hash from quote_event as before
    where before.origin = event.origin and before.seq = event.seq - 1
  ) end as previous`;

/** Whether a row that was not erased is what was appended. */
export function isLinked(hash: Hash, row: LinkedRow): boolean {
  return row.previous !== null && link(hash, row.previous, row) === row.hash;
}

/** Finds the last event of the own chain. */
export function ownHead({ sqlite }: Pick<Connection, 'sqlite'>): () => OwnHead | undefined {
  const last = sqlite.prepare<[], OwnHead>(
    `select seq as sequence, hash, at from quote_event where origin = ${OWN}
     order by seq desc limit 1`,
  );
  return () => last.get();
}

/**
 * Appends rows, each chained to the one before it, inside the transaction of the change. Every
 * change calls this: statements that are prepared once save the time to build two queries.
 * @returns a function that gives the new head of the chain, valid once the transaction commits
 */
export function rowAppender(
  connection: Pick<Connection, 'sqlite'>,
  hash: Hash,
): (row: AppendedRow) => OwnHead {
  const last = ownHead(connection);
  const begins = connection.sqlite
    .prepare<[], string>('select begins from origin where own = 1')
    .pluck();
  const insert = connection.sqlite.prepare<[AppendedRow & Pick<Row, 'seq' | 'hash'>]>(
    `insert into quote_event (origin, seq, quote_id, kind, at, by, kept_table, hash, detail, answers,
       explanation, erased)
     values (${OWN}, @seq, @quote_id, @kind, @at, @by, @kept_table, @hash, @detail, @answers,
       @explanation, @erased)`,
  );
  return ({ answers = null, explanation = null, erased = null, ...row }) => {
    const before = last();
    const head = {
      sequence: (before?.sequence ?? 0) + 1,
      hash: link(hash, before?.hash ?? begins.get() ?? '', row),
      at: row.at,
    };
    insert.run({ ...row, seq: head.sequence, hash: head.hash, answers, explanation, erased });
    return head;
  };
}

/**
 * A hash over what an erasure of version 0.2 left of events, in their order, with the hashes by which the
 * chain goes on. Later erasures say what is left themselves: {@link leftOf}.
 */
export function sealOf(hash: Hash, rows: readonly Row[]): string {
  return hash(
    rows.map(({ quote_id, kind, at, by, detail, hash, kept_table, erased_seq, seq }) => {
      const sealed = { quote_id, kind, at, by, detail, hash, kept_table };
      return { ...sealed, erased_by: erased_seq, sequence: seq };
    }),
  );
}

/** An event as an erasure left it, known by its hash. */
export type LeftEvent = Pick<
  Row,
  'hash' | 'quote_id' | 'kept_table' | 'kind' | 'at' | 'by' | 'detail'
>;

/** An event by its chain, as this database numbers it, and its number there. */
export type Identity = Pick<Row, 'origin' | 'seq'>;

const OF_ERASURE = 'erased_origin = @origin and erased_seq = @seq';

/** Every column of it, in the order in which erasures name them. */
const LEFT = 'hash, quote_id, kept_table, kind, at, by, detail';

/** Finds what an erasure left of events, in the order of their hashes. */
export function leftOf({
  sqlite,
}: Pick<Connection, 'sqlite'>): (erasure: Identity) => readonly LeftEvent[] {
  const left = sqlite.prepare<[Identity], LeftEvent>(
    `select ${LEFT} from quote_event where ${OF_ERASURE} and detail <> '${NOTHING_LEFT}' order by hash`,
  );
  return ({ origin, seq }) => left.all({ origin, seq });
}

/** What the body of an erasure says. */
export interface ErasedBody {
  /** The ids of what was erased. */
  readonly quotes: readonly string[];
  readonly declined: readonly string[];
  /** Also of the notes on a customer. */
  readonly consents: readonly string[];
  /** Every event that was erased, as it is left. */
  readonly events: readonly LeftEvent[];
}

/** The text of an erasure's body, whose digest its event has. */
export const erasedText = ({ quotes, declined, consents, events }: ErasedBody): string =>
  JSON.stringify({ quotes, declined, consents, events });

/** The body of the event of an erasure, from how it is kept. One of version 0.2 has none: it names nothing. */
export const readErased = (erased: Uint8Array | null): ErasedBody =>
  JSON.parse(inflatedOrNull(erased) ?? '{"quotes":[],"declined":[],"consents":[],"events":[]}');

/** Holds erased events, and the erasures that say what is left of them, against each other. */
function erasureCheck(connection: Pick<Connection, 'sqlite'>, hash: Hash) {
  const { sqlite } = connection;
  const find = sqlite.prepare<[number, number], Pick<Row, 'kind' | 'position'>>(
    'select kind, position from quote_event where origin = ? and seq = ?',
  );
  const rowsLeft = sqlite.prepare<[Identity], Row>(
    `select * from quote_event where ${OF_ERASURE} order by seq`,
  );
  const wasJoined = sqlite.prepare<[], number>('select 1 from exchange').pluck();
  const isJoined = sqlite.prepare<[], number>(IS_JOINED).pluck();
  const left = leftOf(connection);
  const holdsSeal = ({ seal }: { readonly seal: string }, { origin, seq }: Row) =>
    seal === sealOf(hash, rowsLeft.all({ origin, seq }));
  const leftOfQuote = sqlite.prepare<[{ id: string }], LeftEvent>(
    `select ${LEFT} from quote_event where erased_seq is not null and detail <> '${NOTHING_LEFT}'
       and sequence = (select submission from quote where id = @id)
     union all
     select ${LEFT} from quote_event where erased_seq is not null and detail <> '${NOTHING_LEFT}'
       and quote_id = @id and kind <> 'submitted'`,
  );
  const textOf = (event: LeftEvent) => JSON.stringify(event);
  const holdsBody = (digest: string, row: Row) => {
    const text = inflatedOrNull(row.erased);
    if (text === null || sha256Of(Buffer.from(text)) !== digest) return false;
    const { quotes, events }: ErasedBody = JSON.parse(text);
    const [said, named] = [new Set(events.map(textOf)), left(row).map(textOf)];
    // Of two erasures at once, an event names the one, and may stand in both.
    const ofQuotes = quotes.flatMap((id) => leftOfQuote.all({ id }));
    const there = new Set([...named, ...ofQuotes.map(textOf)]);
    return named.every((event) => said.has(event)) && [...said].every((event) => there.has(event));
  };
  return {
    /** Whether an event may count no more: only an office decides that. */
    mayBeSo: ({ refused, erased_seq, detail }: Row): boolean =>
      wasJoined.get() === 1 || (refused === 0 && (erased_seq === null || detail !== NOTHING_LEFT)),
    /** Whether the event that an erased one names is an erasure. From an office, it may come before that one. */
    isNamed: ({ erased_origin, erased_seq, position }: Row): boolean => {
      const named = find.get(erased_origin ?? 0, erased_seq ?? 0);
      if (named?.kind === ERASED) return true;
      return position !== null && !named?.position && wasJoined.get() === 1;
    },
    /** Whether all that an erasure left is as it says. What waits for an office may have the name of another one. */
    holds: (row: Row): boolean => {
      const isWaiting = row.position === null && isJoined.get() === 1;
      if (row.refused === 1 || isWaiting) return true;
      const detail = JSON.parse(row.detail);
      return detail.body === undefined
        ? holdsSeal(detail, row)
        : holdsBody(detail.body.erased, row);
    },
  };
}

/**
 * Holds the next events after a sequence against their chains; undefined after the last. The content of an
 * erased event is gone: its hash is taken as it is kept, and held against its erasure with what is left.
 */
export function verifyEvents(
  connection: Pick<Connection, 'sqlite'>,
  hash: Hash,
  { after, limit }: { readonly after: number; readonly limit: number },
): VerifiedEvents | undefined {
  const rows = connection.sqlite
    .prepare<[number, number], LinkedRow>(
      `select event.*, ${PREVIOUS} from quote_event as event
       where sequence > ? order by sequence limit ?`,
    )
    .all(after, limit);
  const { mayBeSo, isNamed, holds } = erasureCheck(connection, hash);
  const isWhole = (row: LinkedRow) =>
    mayBeSo(row) &&
    (row.erased_seq === null ? isLinked(hash, row) : isNamed(row)) &&
    (row.kind !== ERASED || holds(row));
  const last = rows.at(-1);
  if (!last) return undefined;
  const broken = rows.find((row) => !isWhole(row));
  return {
    events: rows.length,
    broken: broken ? Number(broken.sequence) : null,
    last: Number(last.sequence),
  };
}
