import { Pool, type PoolClient, type QueryResultRow } from 'pg';
import {
  type Judged,
  judge,
  type Known,
  leftBy,
  nameOf,
  subjectsOf,
} from '../../core/office/judge.ts';
import {
  BEGINNING,
  type EventIdentity,
  type JudgedEvent,
  type LoggedEvent,
  type OfficeLog,
  type SentEvent,
  type Verdict,
} from '../../core/office/log.ts';

interface EventRow {
  readonly origin: string;
  readonly seq: string;
  readonly previous: string;
  readonly hash: string;
  readonly quote_id: string | null;
  readonly about: string | null;
  readonly kind: string;
  readonly at: string;
  readonly by: string;
  readonly detail: string;
  readonly answers: string | null;
  readonly explanation: Uint8Array | null;
  readonly erased: Uint8Array | null;
  readonly erased_origin: string | null;
  readonly erased_seq: string | null;
  readonly taken: boolean;
}

interface PageRow extends EventRow {
  readonly place_position: string;
  readonly place_hash: string;
}

const COLUMNS = `origin, seq, previous, hash, quote_id, about, kind, at, by, detail, answers,
  explanation, erased, erased_origin, erased_seq, taken`;

const verdictOf = ({ taken }: Pick<EventRow, 'taken'>): Verdict => (taken ? 'taken' : 'refused');

function identity(origin: string | null, seq: string | null): EventIdentity | null {
  return origin === null || seq === null ? null : { origin, seq: Number(seq) };
}

/** PostgreSQL gives 64-bit integers as texts. */
function readEvent(row: EventRow): LoggedEvent {
  const { origin, previous, hash, kind, by, detail, answers, explanation, erased } = row;
  return {
    origin,
    seq: Number(row.seq),
    previous,
    hash,
    quoteId: row.quote_id,
    table: row.about,
    kind,
    at: Number(row.at),
    by,
    detail,
    answers,
    explanation: explanation && Uint8Array.from(explanation),
    erased: erased && Uint8Array.from(erased),
    erasedBy: identity(row.erased_origin, row.erased_seq),
  };
}

/** A connection that ends between two queries: the next query says so. */
const saidByTheNext = () => undefined;

/** The connections of a process to the database of an office, opened when they are needed. */
export function officePool(connectionString: string, max = 4): Pool {
  const pool = new Pool({ connectionString, max });
  pool.on('error', saidByTheNext);
  return pool;
}

/** Runs work in one transaction. @throws what PostgreSQL says; nothing of it is then kept */
async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  client.on('error', saidByTheNext);
  let failure: unknown;
  try {
    await client.query('begin');
    const value = await work(client);
    await client.query('commit');
    return value;
  } catch (error) {
    failure = error;
    // Where the connection is gone, so is the transaction.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.off('error', saidByTheNext);
    client.release(failure instanceof Error);
  }
}

/** Named, so that PostgreSQL plans each once for a connection. */
const rowsOf = async <R extends QueryResultRow>(
  client: Pool | PoolClient,
  [name, text]: readonly [string, string],
  values: readonly unknown[],
): Promise<readonly R[]> => (await client.query<R>({ name, text, values: [...values] })).rows;

const LOCK_KNOWN = [
  'lock known',
  'select * from lock_known($1::text[], $2::text[], $3::text[], $4::bigint[])',
] as const;
const KEEP = [
  'keep events',
  `select keep_events($1::text[], $2::bigint[], $3::text[], $4::text[], $5::text[], $6::text[],
     $7::text[], $8::bigint[], $9::text[], $10::text[], $11::text[], $12::bytea[], $13::bytea[],
     $14::text[], $15::bigint[], $16::boolean[], $17::text[], $18::text[], $19::text[],
     $20::bigint[])`,
] as const;
const FIND_ERASED = [
  'find what is erased',
  `select ${COLUMNS} from log where quote_id = any ($1::text[]) or hash = any ($2::text[])`,
] as const;
const LEAVE = [
  'leave',
  `update log set detail = $3, answers = null, explanation = null, erased_origin = $4, erased_seq = $5
   where origin = $1 and seq = $2`,
] as const;
const PAGE = ['page', 'select * from page_from($1, $2)'] as const;
const LAST = ['last', 'select position, hash from place order by position desc limit 1'] as const;

/** What `lock_known` gives: subjects with what they have last and what closed them, and events. */
interface KnownRow {
  readonly subjects_known: readonly [string, string | null, string | null, number | null][];
  readonly events_known: readonly [origin: string, seq: number, hash: string, taken: boolean][];
}

/** Reads what judging needs to know, and locks it. */
async function lockKnown(client: PoolClient, events: readonly SentEvent[]): Promise<Known> {
  const origins = [...new Set(events.map(({ event }) => event.origin))].sort();
  const wanted = events.flatMap(({ event: { origin, seq } }) => [
    { origin, seq: seq - 1 },
    { origin, seq },
  ]);
  const [row] = await rowsOf<KnownRow>(client, LOCK_KNOWN, [
    origins,
    subjectsOf(events),
    wanted.map(({ origin }) => origin),
    wanted.map(({ seq }) => seq),
  ]);
  const { subjects_known: subjects = [], events_known: there = [] } = row ?? {};
  return {
    events: new Map(
      there.map(([origin, seq, hash, taken]) => [
        nameOf({ origin, seq }),
        { hash, verdict: verdictOf({ taken }) },
      ]),
    ),
    last: new Map(subjects.map(([name, last]) => [name, last])),
    closed: new Map(
      subjects.flatMap(([name, , origin, seq]) =>
        origin === null || seq === null ? [] : [[name, { origin, seq }]],
      ),
    ),
  };
}

/** Keeps events that were judged, and what they change of their subjects. */
async function keep(
  client: PoolClient,
  added: readonly Judged[],
  { last, closed }: Known,
): Promise<void> {
  const column = <T>(read: (event: LoggedEvent, judged: Judged) => T) =>
    added.map((judged) => read(judged.event, judged));
  const bytes = (read: (event: LoggedEvent) => Uint8Array | null) =>
    column((event) => {
      const value = read(event);
      return value && Buffer.from(value);
    });
  const names = [...new Set([...last.keys(), ...closed.keys()])].sort();
  await rowsOf(client, KEEP, [
    column(({ origin }) => origin),
    column(({ seq }) => seq),
    column(({ previous }) => previous),
    column(({ hash }) => hash),
    column(({ quoteId }) => quoteId),
    column(({ table }) => table),
    column(({ kind }) => kind),
    column(({ at }) => at),
    column(({ by }) => by),
    column(({ detail }) => detail),
    column(({ answers }) => answers),
    bytes(({ explanation }) => explanation),
    bytes(({ erased }) => erased),
    column(({ erasedBy }) => erasedBy?.origin ?? null),
    column(({ erasedBy }) => erasedBy?.seq ?? null),
    column((_, { verdict }) => verdict === 'taken'),
    names,
    names.map((name) => last.get(name) ?? null),
    names.map((name) => closed.get(name)?.origin ?? null),
    names.map((name) => closed.get(name)?.seq ?? null),
  ]);
}

/** Leaves of events what an erasure says, and nothing of those of its quotes that it does not name. */
async function erase(client: PoolClient, erasure: SentEvent): Promise<void> {
  const quotes = erasure.closes.map((subject) => subject.slice(subject.indexOf(':') + 1));
  const hashes = erasure.left.map(({ hash }) => hash);
  for (const row of await rowsOf<EventRow>(client, FIND_ERASED, [quotes, hashes])) {
    const event = readEvent(row);
    const left = leftBy(erasure, event);
    if (left === event) continue;
    const { origin, seq, detail, erasedBy } = left;
    await rowsOf(client, LEAVE, [origin, seq, detail, erasedBy?.origin, erasedBy?.seq]);
  }
}

/**
 * The log of an office in PostgreSQL. Events are judged in one transaction with what they change, and get
 * their places after it, by whoever reads: a place that was given before a commit would be passed over.
 * @param pool of a database that has the present schema
 */
export function officeLog(pool: Pool): OfficeLog {
  return {
    append: (events) =>
      inTransaction(pool, async (client) => {
        const known = await lockKnown(client, events);
        const { added, verdicts, isWhole } = judge(events, known);
        if (added.length > 0) await keep(client, added, known);
        for (const { sent, verdict } of added) {
          if (verdict === 'taken' && sent.closes.length > 0) await erase(client, sent);
        }
        return isWhole ? verdicts : 'otherChain';
      }),
    page: async (after, limit) => {
      const rows = await rowsOf<PageRow>(pool, PAGE, [after.position, limit + 1]);
      const page = rows.map(
        (row): JudgedEvent => ({
          event: readEvent(row),
          verdict: verdictOf(row),
          place: { position: Number(row.place_position), hash: row.place_hash },
        }),
      );
      if (after.position === 0) return page.slice(0, limit);
      const [here, ...next] = page;
      return here?.place.hash === after.hash && here.place.position === after.position
        ? next
        : 'otherHistory';
    },
    last: async () => {
      await pool.query('select place_waiting()');
      const [row] = await rowsOf<{ position: string; hash: string }>(pool, LAST, []);
      return row ? { position: Number(row.position), hash: row.hash } : BEGINNING;
    },
  };
}
