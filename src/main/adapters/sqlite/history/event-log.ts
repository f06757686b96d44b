import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { Hash } from '../../../core/hash.ts';
import { foldCore } from '../../../core/quotes/history/fold.ts';
import type {
  ErasedEvent,
  EventBody,
  QuoteCore,
  QuoteEvent,
} from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { OwnHead } from '../connection/database.ts';
import { deflated, inflatedOrNull } from '../rows/body-text.ts';
import { sha256Of } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';
import { isLinked, type LinkedRow, PREVIOUS, rowAppender } from './event-chain.ts';

type Row = Selectable<Tables['quote_event']>;

/** The row of an event on a quote. */
export type QuoteEventRow = Row & { readonly quote_id: string };

/**
 * A random part of the content of an event, 128 bits: of an erased event the hash stays, by which
 * no one can then test a guess of what was erased.
 */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** The parts of a body, each in a column of its own: lists and duplicates read no explanation. */
type Part = 'answers' | 'explanation';

function textsOf({
  sections,
  warnings,
  explanation,
}: EventBody = {}): Partial<Record<Part, string>> {
  const answers = sections && { sections, warnings };
  return {
    ...(answers && { answers: JSON.stringify(answers) }),
    ...(explanation && { explanation: JSON.stringify({ explanation }) }),
  };
}

/** Appends events of quotes, as {@link rowAppender} does. */
export function appender(
  connection: Pick<Connection, 'sqlite'>,
  hash: Hash,
): (event: QuoteEvent) => OwnHead {
  const append = rowAppender(connection, hash);
  return ({ quoteId, kind, at, by, user, detail, body }) => {
    const texts = textsOf(body);
    const digests = Object.entries(texts).map(([part, text]) => [
      part,
      sha256Of(Buffer.from(text)),
    ]);
    const kept = {
      ...detail,
      ...(user === undefined ? {} : { user }),
      // The chain holds the body by its digests.
      ...(digests.length === 0 ? {} : { body: Object.fromEntries(digests) }),
      salt: newSalt(),
    };
    const { answers, explanation } = texts;
    return append({
      quote_id: quoteId,
      kept_table: null,
      kind,
      at,
      by,
      detail: JSON.stringify(kept),
      answers: answers ?? null,
      explanation: explanation === undefined ? null : deflated(explanation),
    });
  };
}

const damaged = (id: string) => new DamagedData(message('quoteDamaged', { id }));

/** A JSON text of a quote, parsed. @throws {DamagedData} where it is none */
function parsed(id: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(id);
  }
}

/**
 * A part of a body, held against its digest. Each was written by {@link appender}.
 * @throws {DamagedData} where it is not the one that was appended
 */
function readPart(id: string, text: string | null, digest: string): EventBody {
  if (text === null || sha256Of(Buffer.from(text)) !== digest) throw damaged(id);
  return JSON.parse(text) as EventBody;
}

/** The row of an event without its explanation. */
export type CoreRow = Omit<QuoteEventRow, 'explanation' | 'erased'>;

function readWith(row: CoreRow, bodyOf: (digests: Partial<Record<Part, string>>) => EventBody) {
  const { quote_id: quoteId, kind, at, by } = row;
  const { user, salt: _, body: digests, ...detail } = Object(parsed(quoteId, row.detail));
  return {
    quoteId,
    kind,
    at,
    by,
    detail,
    ...(user === undefined ? {} : { user }),
    ...(digests === undefined ? {} : { body: bodyOf(digests) }),
  } as QuoteEvent;
}

/**
 * The event of a row without its explanation: every row was written from one, by {@link appender}.
 * @throws {DamagedData} where its content is no JSON, or its body another one
 */
export function readCore(row: CoreRow): QuoteEvent {
  return readWith(row, ({ answers }) =>
    answers === undefined ? {} : readPart(row.quote_id, row.answers, answers),
  );
}

/** The whole event of a row. @throws {DamagedData} as {@link readCore} does */
export function readEvent(row: QuoteEventRow): QuoteEvent {
  return readWith(row, ({ answers, explanation }) => ({
    ...(answers === undefined ? {} : readPart(row.quote_id, row.answers, answers)),
    ...(explanation === undefined
      ? {}
      : readPart(row.quote_id, inflatedOrNull(row.explanation), explanation)),
  }));
}

/**
 * What is left of an event of an erased quote.
 * @throws {DamagedData} where it was not erased
 */
export function readErasedEvent(row: CoreRow): ErasedEvent {
  const { quote_id: quoteId, at, by } = row;
  const { user, ...detail } = Object(parsed(quoteId, row.detail));
  if (row.erased_seq === null) throw damaged(quoteId);
  const kind = row.kind as ErasedEvent['kind'];
  return { quoteId, kind, at, by, detail, ...(user === undefined ? {} : { user }) };
}

/** Reads quotes without their explanations; undefined where there is none, or it was erased. */
export function quoteReader(
  connection: Pick<Connection, 'sqlite'>,
): (id: string) => QuoteCore | undefined {
  const rows = coreRows(connection);
  return (id) => {
    const found = rows(id);
    const isKept = found.length > 0 && found.every(({ erased_seq }) => erased_seq === null);
    return isKept ? foldCore(id, found.map(readCore)) : undefined;
  };
}

/** Reads what was answered of a quote, and what its policy was adjusted to; nothing of an erased one. */
export function risksReader(
  connection: Pick<Connection, 'sqlite'>,
): (id: string) => Pick<QuoteCore, 'id' | 'sections'>[] {
  const rows = coreRows(connection);
  return (id) => {
    const found = rows(id);
    if (found.some(({ erased_seq }) => erased_seq !== null)) return [];
    return found.flatMap((row) => {
      const { sections } = readCore(row).body ?? {};
      return sections ? [{ id, sections }] : [];
    });
  };
}

/** The events of a quote in SQLite: synchronous, so that they can be read inside a transaction. */
export interface EventReader {
  /**
   * The events of a quote, in order, each held against the hash before it.
   * @throws {DamagedData} where one is not what was appended
   */
  readonly events: (id: string) => readonly QuoteEvent[];
  /** What is left of the events of an erased quote, in order. @throws {DamagedData} where one was not erased */
  readonly left: (id: string) => readonly ErasedEvent[];
  /** The ids of the quotes that were submitted on the basis of this one, oldest first. */
  readonly followers: (id: string) => readonly string[];
  /** The id of the quote of the newest event of any, if there is one. */
  readonly newest: () => string | undefined;
}

/** Rows of a quote by its id, a submission by its sequence: the index of events is for those after it. */
const ofQuote = (columns: string, standing = "and kind not like 'record%' and refused = 0") => `
  select ${columns} from quote_event as event
    where sequence = (select submission from quote where id = @id) and quote_id = @id
  union all
  select ${columns} from quote_event as event
    where quote_id = @id and kind <> 'submitted' ${standing}`;

/** Every column but the explanation, and what an erasure erased. */
export const CORE = `sequence, origin, seq, quote_id, kind, at, by, kept_table, hash, refused,
  erased_origin, erased_seq, detail, answers`;

/** Reads the rows of a quote without explanations, in order. */
export function coreRows({
  sqlite,
}: Pick<Connection, 'sqlite'>): (id: string) => readonly CoreRow[] {
  const rows = sqlite.prepare<[{ id: string }], CoreRow>(`${ofQuote(CORE)} order by sequence`);
  return (id) => rows.all({ id });
}

/**
 * Reads the rows of a quote without explanations, in order, also what is noted on it, and those that count no
 * more: the submission of a quote that an office refused, which is none.
 */
export function everyCoreRow({
  sqlite,
}: Pick<Connection, 'sqlite'>): (id: string) => readonly CoreRow[] {
  const rows = sqlite.prepare<[{ id: string }], CoreRow>(
    `${ofQuote(CORE, '')}
     union
     select ${CORE} from quote_event where refused = 1 and kind = 'submitted' and +quote_id = @id
     order by sequence`,
  );
  return (id) => rows.all({ id });
}

/** Counts the events of a quote; for use inside a transaction. */
export function eventCounter({ sqlite }: Pick<Connection, 'sqlite'>): (id: string) => number {
  const counted = sqlite
    .prepare<[{ id: string }], number>(`select count(*) from (${ofQuote('sequence')})`)
    .pluck();
  return (id) => counted.get({ id }) ?? 0;
}

/** Prepares the statements that read events of quotes. */
export function eventReader({ sqlite }: Pick<Connection, 'sqlite'>, hash: Hash): EventReader {
  const linked = sqlite.prepare<[{ id: string }], QuoteEventRow & LinkedRow>(
    `${ofQuote(`event.*, ${PREVIOUS}`)} order by sequence`,
  );
  const followers = sqlite
    .prepare<[string], string>(
      // The value stands in a query of its own, for the reason that `quotes-by-mark.ts` gives.
      `select quote_id from quote_event
       where kind = 'submitted' and json_extract(detail, '$.basedOn') = (select ?)
         and erased_seq is null and refused = 0 order by sequence`,
    )
    .pluck();
  // Prepared when asked, which is rare: after an erasure it may read many events.
  const newest = () =>
    sqlite
      .prepare<[], string>(
        `select quote_id from quote_event where quote_id is not null and kind not like 'record%'
         and erased_seq is null and refused = 0 order by sequence desc limit 1`,
      )
      .pluck()
      .get();
  const rows = (id: string) => linked.all({ id });
  return {
    events: (id) =>
      rows(id).map((row) => {
        if (!isLinked(hash, row)) throw damaged(id);
        return readEvent(row);
      }),
    left: (id) => rows(id).map(readErasedEvent),
    followers: (id) => followers.all(id),
    newest,
  };
}

/**
 * Finds the last quote that was submitted from a draft, by an index alone: at once, so that it can be
 * asked inside a transaction.
 * @returns a function that gives its id, or undefined where there is none
 */
export function quoteOfDraft({
  sqlite,
}: Pick<Connection, 'sqlite'>): (draftId: string) => string | undefined {
  const select = sqlite
    .prepare<[string], string>(
      `select quote_id from quote_event
       where kind = 'submitted' and json_extract(detail, '$.draftId') = (select ?) and refused = 0
       order by sequence desc limit 1`,
    )
    .pluck();
  return (draftId) => select.get(draftId);
}

/** Finds the quote that became a policy. */
export function quoteOfPolicy({
  sqlite,
}: Pick<Connection, 'sqlite'>): (policyId: string) => string | undefined {
  const select = sqlite
    .prepare<[string], string>(
      `select quote_id from quote_event
       where kind = 'accepted' and json_extract(detail, '$.policyId') = (select ?) and refused = 0`,
    )
    .pluck();
  return (policyId) => select.get(policyId);
}
