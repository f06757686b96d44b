import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { RESPONSE_KEPT_FOR } from '../../core/caller/kept-responses.ts';
import {
  isErasure,
  type Judged,
  judge,
  type Known,
  keyOf,
  leftBy,
  nameOf,
  subjectsOf,
} from '../../core/office/judge.ts';
import {
  BEGINNING,
  type JudgedEvent,
  type LoggedEvent,
  type OfficeLog,
  type Place,
  type SentEvent,
  type Verdict,
} from '../../core/office/log.ts';
import { withOffice } from './office-pool.ts';

interface EventRow {
  readonly origin: string;
  readonly seq: number;
  readonly previous: string;
  readonly hash: string;
  readonly quote_id: string | null;
  readonly about: string | null;
  readonly kind: string;
  readonly at: number;
  readonly by: string;
  readonly detail: string;
  readonly answers: string | null;
  readonly explanation: Uint8Array | null;
  readonly erased: Uint8Array | null;
  readonly erased_origin: string | null;
  readonly erased_seq: number | null;
  readonly taken: boolean;
}

interface PageRow extends EventRow {
  readonly place_position: number;
  readonly place_hash: string;
}

const COLUMNS = `origin, seq, previous, hash, quote_id, about, kind, at, by, detail, answers,
  explanation, erased, erased_origin, erased_seq, taken`;

const verdictOf = ({ taken }: Pick<EventRow, 'taken'>): Verdict => (taken ? 'taken' : 'refused');

function readEvent(row: EventRow): LoggedEvent {
  const { origin, seq, previous, hash, kind, at, by, detail, answers } = row;
  const { explanation, erased, erased_origin, erased_seq } = row;
  return {
    origin,
    seq,
    previous,
    hash,
    quoteId: row.quote_id,
    table: row.about,
    kind,
    at,
    by,
    detail,
    answers,
    explanation: explanation && Uint8Array.from(explanation),
    erased: erased && Uint8Array.from(erased),
    erasedBy:
      erased_origin === null || erased_seq === null
        ? null
        : { origin: erased_origin, seq: erased_seq },
  };
}

/** Runs work in one transaction. @throws what PostgreSQL says; nothing of it is then kept */
async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
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
const LOCK_KEYS = ['lock keys', 'select * from lock_keys($1::text[], $2::text[], $3)'] as const;
const KEEP_RESPONSE = [
  'keep a response',
  'insert into kept_answer values ($1, $2, $3, $4, $5, $6, $7, $8)',
] as const;
const FORGET = ['forget what was erased', 'select forget_erased($1::text[], $2::text[])'] as const;
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
    answered: await lockKeys(client, events),
  };
}

/** Locks the keys of requests, and finds those that were answered. */
async function lockKeys(client: PoolClient, events: readonly SentEvent[]): Promise<Set<string>> {
  const keyed = events.flatMap(({ response }) => response ?? []);
  if (keyed.length === 0) return new Set();
  const found = await rowsOf<{ client_id: string; key: string }>(client, LOCK_KEYS, [
    keyed.map(({ client }) => client),
    keyed.map(({ key }) => key),
    Math.max(...keyed.map(({ at }) => at)) - RESPONSE_KEPT_FOR,
  ]);
  return new Set(found.map(({ client_id, key }) => keyOf({ client: client_id, key })));
}

/** Keeps the responses that events were taken with. */
async function keepResponses(client: PoolClient, added: readonly Judged[]): Promise<void> {
  for (const { sent, verdict } of added) {
    if (verdict !== 'taken' || !sent.response) continue;
    const { client: of, key, fingerprint, at, status, etag, body, rowHash } = sent.response;
    const values = [of, key, fingerprint, at, status, etag, body, rowHash];
    await rowsOf(client, KEEP_RESPONSE, values);
  }
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
  await rowsOf(client, FORGET, [quotes, erasure.declined]);
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
      withOffice(() =>
        inTransaction(pool, async (client) => {
          const known = await lockKnown(client, events);
          const { added, verdicts, isWhole } = judge(events, known);
          if (added.length > 0) await keep(client, added, known);
          await keepResponses(client, added);
          for (const { sent, verdict } of added) {
            if (verdict === 'taken' && isErasure(sent)) await erase(client, sent);
          }
          return isWhole ? verdicts : 'otherChain';
        }),
      ),
    page: async (after, limit) => {
      const asked = [after.position, limit + 1];
      const rows = await withOffice(() => rowsOf<PageRow>(pool, PAGE, asked));
      const page = rows.map(
        (row): JudgedEvent => ({
          event: readEvent(row),
          verdict: verdictOf(row),
          place: { position: row.place_position, hash: row.place_hash },
        }),
      );
      if (after.position === 0) return page.slice(0, limit);
      const [here, ...next] = page;
      return here?.place.hash === after.hash && here.place.position === after.position
        ? next
        : 'otherHistory';
    },
    last: () =>
      withOffice(async () => {
        await pool.query('select place_waiting()');
        const [row] = await rowsOf<Place>(pool, LAST, []);
        return row ?? BEGINNING;
      }),
  };
}
