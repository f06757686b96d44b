import type { Selectable } from 'kysely';
import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import { attachedType } from '../../../core/documents/document-store.ts';
import type { Hash } from '../../../core/hash.ts';
import { NOTHING_LEFT } from '../../../core/office/judge.ts';
import type { JudgedEvent, LoggedEvent } from '../../../core/office/log.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { ERASED, IS_OF_QUOTE, isWholeEvent } from '../history/event-chain.ts';
import { lineReader } from '../quote-index/batch.ts';
import { lineKeeper } from '../quote-index/line.ts';
import { projectorOf } from '../quote-index/project-quote.ts';
import { lineEraser } from '../records/erase-quotes.ts';
import { hashed } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';
import { contents } from './contents.ts';
import { erasureApplier, erasureRenamer, erasureRepeater } from './erasures.ts';

/** What is here of an event. */
interface Here {
  readonly sequence: number;
  readonly hash: string;
  readonly refused: number;
  /** 1: it was erased, and nothing is left of it. */
  readonly isNothing: number;
}

/** The numbers of chains in this database. */
function chains({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const find = sqlite.prepare<[string], number>('select number from origin where id = ?').pluck();
  const add = sqlite
    .prepare<[string], number>(
      `insert into origin (number, id, begins, own)
       values ((select max(number) + 1 from origin), ?, '', 0) returning number`,
    )
    .pluck();
  const begin = sqlite.prepare<[string, number]>('update origin set begins = ? where number = ?');
  const isOwn = sqlite.prepare<[number], number>('select own from origin where number = ?').pluck();
  const leave = sqlite.prepare('update origin set own = 0 where own = 1');
  const branch = sqlite
    .prepare<[{ from: number; seq: number; own: number }], number>(
      `insert into origin (number, id, begins, own)
       values ((select max(number) + 1 from origin),
         (select hash from quote_event where origin = @from and seq = @seq),
         coalesce((select hash from quote_event where origin = @from and seq = @seq - 1),
           (select begins from origin where number = @from)), @own)
       returning number`,
    )
    .pluck();
  const move = sqlite.prepare<{ from: number; to: number; before: number }>(
    `update quote_event set origin = @to, seq = seq - @before
     where origin = @from and seq > @before`,
  );
  const rename = erasureRenamer({ sqlite });
  const numberOf = (id: string): number => find.get(id) ?? add.get(id) ?? 0;
  return {
    numberOf,
    begin: (number: number, hash: string) => begin.run(hash, number),
    /**
     * Has the events of a chain from a number on go on in a chain of their own, whose id is the hash of its
     * first event: a disk forgot them, and others have other events under these numbers.
     */
    branchOff: (from: number, seq: number) => {
      const own = isOwn.get(from) ?? 0;
      if (own === 1) leave.run();
      const to = branch.get({ from, seq, own }) ?? 0;
      move.run({ from, to, before: seq - 1 });
      rename({ from, to, before: seq - 1 });
    },
  };
}

/**
 * Voids the documents that were made of a quote with an event that counts no more: another state of the quote has
 * its number now. Their codes stay known; a version below 0 says what they are.
 */
function voider({
  sqlite,
}: Pick<OpenDatabase, 'sqlite'>): (quoteId: string, sequence: number) => void {
  const made = sqlite.prepare<[{ id: string; sequence: number }], Selectable<Tables['document']>>(
    `select * from document where quote_id = @id and version > (
       select 1 + count(*) from quote_event where quote_id = @id and ${IS_OF_QUOTE}
         and refused = 0 and sequence < @sequence)`,
  );
  const mark = sqlite.prepare<
    [Pick<Selectable<Tables['document']>, 'id' | 'version' | 'row_hash'>]
  >('update document set version = @version, row_hash = @row_hash where id = @id');
  const lowest = sqlite.prepare<[], number>('select min(0, min(version)) from document').pluck();
  return (id, sequence) => {
    for (const { row_hash: _, ...document } of made.all({ id, sequence })) {
      mark.run(hashed({ ...document, version: (lowest.get() ?? 0) - 1 }));
    }
  };
}

/** Has events that were decided on what stands no more count no more, with all that was decided on them. */
function givingUp({ sqlite }: Pick<OpenDatabase, 'sqlite'>, touch: (quoteId: string) => void) {
  const refuse = sqlite.prepare<[number]>(
    'update quote_event set refused = 1 where sequence = ? and refused = 0',
  );
  const voidDocuments = voider({ sqlite });
  const later = sqlite.prepare<[string, number], { sequence: number; kind: string }>(
    `select sequence, kind from quote_event
     where quote_id = ? and ${IS_OF_QUOTE} and position is null and refused = 0 and sequence > ?`,
  );
  const sales = sqlite.prepare<[string, number], { sequence: number; quote_id: string }>(
    `select event.sequence, quote_id from quote
     join quote_event as event on quote_id = quote.id and kind = 'accepted'
     where registration_number = (select registration_number from quote where id = ?)
       and registration_number <> '' and position is null and refused = 0 and event.sequence > ?`,
  );
  /** What was decided on an event of a quote, or later on a quote than a sequence. */
  function after(quoteId: string, sequence: number): void {
    for (const event of later.all(quoteId, sequence)) {
      giveUp(quoteId, event.sequence, event.kind);
    }
  }
  function afterSale(quoteId: string, sequence: number): void {
    for (const sale of sales.all(quoteId, sequence)) {
      giveUp(sale.quote_id, sale.sequence, 'accepted');
    }
  }
  function giveUp(quoteId: string, sequence: number, kind: string): void {
    if (refuse.run(sequence).changes === 0) return;
    voidDocuments(quoteId, sequence);
    touch(quoteId);
    after(quoteId, sequence);
    if (kind === 'accepted') afterSale(quoteId, sequence);
  }
  return { after, afterSale, giveUp };
}

/**
 * Forgets a quote that the office refused: its key had made another one. Its event stays in its chain without
 * the answers, which no erasure would find. An office that was restored may take it after all.
 */
function forgetter({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const eraseLines = lineEraser(sqlite);
  const removeQuote = sqlite.prepare<[string, number]>(
    'delete from quote where id = ? and submission = ?',
  );
  const empty = sqlite.prepare<[number]>(
    'update quote_event set answers = null, explanation = null where sequence = ? and erased_seq is null',
  );
  const fill = sqlite.prepare<[string | null, Uint8Array | null, number]>(
    `update quote_event set answers = ?, explanation = ?
     where sequence = ? and answers is null and erased_seq is null and refused = 1`,
  );
  const project = projectorOf({ sqlite });
  return {
    forget: (id: string, sequence: number) => {
      eraseLines([id]);
      removeQuote.run(id, sequence);
      empty.run(sequence);
    },
    /** For use before it is judged. @returns what is to follow then */
    bringBack: ({ answers, explanation }: LoggedEvent, sequence: number): (() => void) => {
      const { changes } = fill.run(answers, explanation, sequence);
      return () => {
        if (changes > 0) project(sequence);
      };
    },
  };
}

/** Brings quotes that changed up to date: their rows, and their lines where the index had them already. */
function refresher({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const submission = sqlite
    .prepare<[string], number>('select submission from quote where id = ?')
    .pluck();
  const reached = sqlite.prepare<[], number>('select sequence from quote_index_reached').pluck();
  const project = projectorOf({ sqlite });
  const read = lineReader({ sqlite });
  const keep = lineKeeper(sqlite);
  return (quoteIds: Iterable<string>) => {
    const until = reached.get() ?? 0;
    const lines = [...quoteIds].flatMap((id) => {
      const sequence = submission.get(id) ?? 0;
      project(sequence);
      const line = sequence <= until ? read(id) : undefined;
      // A quote that cannot be read is named by whoever reads it.
      return line === undefined || line instanceof DamagedData ? [] : [line];
    });
    keep(lines);
  };
}

const damaged = ({ seq }: LoggedEvent) =>
  new DamagedData(message('eventDamaged', { sequence: seq }));

/** Writes the rows of events that come from elsewhere. */
function rowWriter({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const insert = sqlite
    .prepare<[object], number>(
      `insert into quote_event (origin, seq, quote_id, kind, at, by, kept_table, hash, refused,
         erased_origin, erased_seq, position, place, detail, answers, explanation, erased)
       values (@origin, @seq, @quoteId, @kind, @at, @by, @table, @hash, @refused,
         @erasedOrigin, @erasedSeq, @position, @place, @detail, @answers, @explanation, @erased)
       returning sequence`,
    )
    .pluck();
  const project = projectorOf({ sqlite });
  return (row: Omit<LoggedEvent, 'origin'> & { readonly origin: number }) => {
    const sequence = insert.get(row) ?? 0;
    // A later event of the same page may be about the car.
    if (row.kind === 'submitted') project(sequence);
  };
}

/**
 * Keeps what an office judged: events from elsewhere, and what became of the own ones. For use inside a
 * transaction.
 * @returns a function that gives the new head of the own chain, where it grew by that; it throws
 * {@link DamagedData} where an event is not what its hash says, and what SQLite says where an event that the office
 * has judged would move to another chain
 */
export function receiver(
  database: OpenDatabase,
  hash: Hash,
): (events: readonly JudgedEvent[]) => OwnHead | undefined {
  const { sqlite } = database;
  const chain = chains(database);
  const find = sqlite.prepare<[number, number], Here>(
    `select sequence, hash, refused, erased_seq is not null and detail = '${NOTHING_LEFT}' as isNothing
     from quote_event where origin = ? and seq = ?`,
  );
  const judge = sqlite.prepare<[Readonly<Record<string, number | string>>]>(
    `update quote_event set refused = @refused, position = @position, place = @place
     where sequence = @sequence`,
  );
  const write = rowWriter(database);
  /** The quotes that the present transaction changes, and what it appends to the own chain. */
  const touched = new Set<string>();
  let appended: OwnHead | undefined;
  const { after, afterSale, giveUp } = givingUp(database, (id) => touched.add(id));
  const refresh = refresher(database);
  const { judged: judgeContent } = contents(database, hash);
  const forgetResponse = sqlite.prepare<[number]>('delete from kept_answer where sequence = ?');
  const removeAttached = sqlite.prepare<[string | null, string]>(
    'delete from document where quote_id = ? and type = ?',
  );
  const { forget, bringBack } = forgetter(database);
  const applyErasure = erasureApplier(database);
  const repeat = erasureRepeater(database, hash);
  const erasureOf = sqlite.prepare<[string], { erasedOrigin: number; erasedSeq: number }>(
    `select erased_origin as erasedOrigin, erased_seq as erasedSeq from quote_event
     where sequence = (select submission from quote where id = ?) and erased_seq is not null`,
  );

  /** One event, in the order of the office. */
  function receive({ event, verdict, place }: JudgedEvent): void {
    const origin = chain.numberOf(event.origin);
    const { seq, quoteId, kind } = event;
    // What is noted on a quote changes nothing of it.
    const changes = quoteId !== null && !kind.startsWith('record');
    let here = find.get(origin, seq);
    if (here && here.hash !== event.hash) {
      chain.branchOff(origin, seq);
      here = undefined;
    }
    const { erasedBy } = event;
    const isNothing = erasedBy !== null && event.detail === NOTHING_LEFT;
    const refused = Number(verdict === 'refused' || isNothing || here?.isNothing === 1);
    const judged = { refused, position: place.position, place: place.hash };
    // Whoever decided without it decided on what stands no more.
    if (verdict === 'taken' && changes && here?.refused !== 0) {
      after(quoteId, 0);
      if (kind === 'accepted') afterSale(quoteId, 0);
    }
    if (here) {
      if (verdict === 'refused' && changes) giveUp(quoteId, here.sequence, kind);
      const isBack = kind === 'submitted' && refused === 0 && here.refused === 1;
      const follow = isBack ? bringBack(event, here.sequence) : undefined;
      judge.run({ ...judged, sequence: here.sequence });
      follow?.();
      if (verdict === 'refused') {
        forgetResponse.run(here.sequence);
        if (kind === 'submitted' && quoteId !== null && !erasedBy) {
          forget(quoteId, here.sequence);
        }
      }
    } else {
      if (!isWholeEvent(hash, event)) throw damaged(event);
      if (seq === 1) chain.begin(origin, event.previous);
      const erased = erasedBy && {
        erasedOrigin: chain.numberOf(erasedBy.origin),
        erasedSeq: erasedBy.seq,
      };
      // Whatever comes of a quote that was erased here comes too late.
      const late = erased || quoteId === null ? undefined : erasureOf.get(quoteId);
      const nothing = { refused: 1, detail: NOTHING_LEFT, answers: null, explanation: null };
      const erasure = erased ?? late ?? { erasedOrigin: null, erasedSeq: null };
      // The content of a table or a user is kept next to its events.
      const answers = quoteId === null ? null : event.answers;
      write({ ...event, answers, ...judged, ...(late && nothing), ...erasure, origin });
    }
    const told = { kind, kept_table: event.table, at: event.at };
    if (!judgeContent(told, verdict, event.answers)) throw damaged(event);
    if (quoteId !== null) touched.add(quoteId);
    if (kind === 'recordAttachmentRemoved' && verdict === 'taken') {
      removeAttached.run(quoteId, attachedType(Object(JSON.parse(event.detail)).noteId));
    }
    if (kind === ERASED && verdict === 'taken') applyErasure({ ...event, origin });
    if (kind === ERASED && verdict === 'refused') appended = repeat(event, origin) ?? appended;
  }

  return (events) => {
    touched.clear();
    appended = undefined;
    events.forEach(receive);
    refresh(touched);
    return appended;
  };
}
