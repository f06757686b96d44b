import type {
  ConsentEvent,
  ErasedCounts,
  Erasure,
  RecordStore,
} from '../../../core/customers/record-store.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { Hash } from '../../../core/hash.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { erasedKeys } from '../datasets/erased-keys.ts';
import { eraseCustomers } from '../datasets/imported-customer-store.ts';
import {
  ERASED,
  type ErasedBody,
  erasedText,
  type Identity,
  IS_JOINED,
  leftOf,
  rowAppender,
} from '../history/event-chain.ts';
import { type CoreRow, newSalt } from '../history/event-log.ts';
import { verdicts } from '../history/verdict.ts';
import { lineReader, quotesOfCustomer } from '../quote-index/batch.ts';
import { lineKeeper } from '../quote-index/line.ts';
import { deflated } from '../rows/body-text.ts';
import { hashed, sha256Of } from '../rows/row-hash.ts';
import { type ErasureMark, quoteEraser, unchangedCheck } from './erase-quotes.ts';

/** What the history calls a consent that was given or withdrawn. */
const CONSENT = 'recordConsent';

/** The key of the customer whom an event is about: a consent, or a note. */
export const CUSTOMER_KEY = "json_extract(detail, '$.customerKey')";

/** Whether an event counts, and was not erased. */
export const STANDS = 'refused = 0 and erased_seq is null';

/** The events on a customer, by an index of their keys. */
const OF_CUSTOMER = `kind like 'record%' and quote_id is null and ${CUSTOMER_KEY}`;

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
     where ${OF_CUSTOMER} = ? and kind = '${CONSENT}' and erased_seq is null order by sequence`,
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

/**
 * The setting that is there while erased content may still be in the bytes of the files: the number
 * of the newest erasure in its chain.
 */
export const PURGE_DUE = 'purgeDue';

/** Removes what has no part in the history: declined risks with their letters, and drafts. */
function otherEraser({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const removeLetter = sqlite.prepare<[string]>(
    'delete from declined_letter where declined_id = ?',
  );
  // The refusal has the time of its answer, and no id that the answer would name.
  const removeAnswer = sqlite.prepare<[string]>(
    'delete from kept_answer where at = (select at from declined_risk where id = ?)',
  );
  const removeDeclined = sqlite.prepare<[string]>('delete from declined_risk where id = ?');
  const removeDraft = sqlite.prepare<[string]>('delete from draft where id = ?');
  const all = (ids: readonly string[], statements: readonly (typeof removeDraft)[]) => {
    for (const id of ids) for (const statement of statements) statement.run(id);
  };
  return ({ declined, drafts }: Pick<Erasure, 'declined' | 'drafts'>) => {
    all(declined, [removeAnswer, removeLetter, removeDeclined]);
    all(drafts, [removeDraft]);
  };
}

/** Finds the ids of what was said on a customer: consents, notes, and how the customer is reached. */
function consentFinder({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const find = sqlite.prepare<[string], { readonly id: string; readonly kind: string }>(
    `select kept_table as id, kind from quote_event
     where ${OF_CUSTOMER} = ? and erased_seq is null
       and kind in ('${CONSENT}', 'recordNote', 'recordContact') order by sequence`,
  );
  return (key: string | undefined) => {
    const found = key === undefined ? [] : find.all(key);
    const count = (wanted: string) => found.filter(({ kind }) => kind === wanted).length;
    return { ids: found.map(({ id }) => id), consents: count(CONSENT), notes: count('recordNote') };
  };
}

/** Takes what an erased event said of how a customer is reached from the words of the quotes that stay. */
function wordsAgain({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const keyOf = sqlite
    .prepare<[string], string>(
      `select ${CUSTOMER_KEY} from quote_event
       where kind like 'record%' and quote_id is null and erased_seq is null
         and kind = 'recordContact' and kept_table = ?`,
    )
    .pluck();
  const ofCustomer = quotesOfCustomer({ sqlite });
  const read = lineReader({ sqlite });
  const keep = lineKeeper(sqlite);
  return {
    /** The customers whom some events say how to reach. */
    keysOf: (ids: readonly string[]) => new Set(ids.flatMap((id) => keyOf.get(id) ?? [])),
    write: (customerKeys: Iterable<string>) => {
      const lines = [...customerKeys].flatMap(ofCustomer).map(read);
      // A quote that cannot be read is named by whoever reads it.
      keep(
        lines.flatMap((line) => (line === undefined || line instanceof DamagedData ? [] : [line])),
      );
    },
  };
}

/** What an erasure names, wherever it was made. */
type Named = Pick<ErasedBody, 'quotes' | 'declined' | 'consents'>;

/**
 * Erases what an erasure names, for use inside its transaction.
 * @returns a function that gives how many documents went
 */
export function recordEraser(
  database: Pick<OpenDatabase, 'sqlite'>,
): (named: Named, mark: ErasureMark, leftOf?: (row: CoreRow) => string) => number {
  const { sqlite } = database;
  const eraseQuotes = quoteEraser(sqlite);
  const eraseOthers = otherEraser(database);
  const words = wordsAgain(database);
  const emptyConsent = sqlite.prepare<[Identity & { id: string }]>(
    `update quote_event set detail = '{}', erased_origin = @origin, erased_seq = @seq
     where kind like 'record%' and quote_id is null and erased_seq is null and kept_table = @id`,
  );
  const due = sqlite.prepare<[ReturnType<typeof hashed>]>(
    `insert into setting (name, value, row_hash) values (@name, @value, @row_hash)
     on conflict (name) do update set value = excluded.value, row_hash = excluded.row_hash`,
  );
  return ({ quotes, declined, consents }, mark, leftOf) => {
    const { origin, seq } = mark;
    const reached = words.keysOf(consents);
    eraseOthers({ declined, drafts: [] });
    for (const id of consents) emptyConsent.run({ id, origin, seq });
    due.run(hashed({ name: PURGE_DUE, value: String(seq) }));
    const documents = eraseQuotes(quotes, mark, leftOf);
    words.write(reached);
    return documents;
  };
}

/**
 * Removes what was imported of a customer, whom imports leave out from then on.
 * @returns how many rows there were
 */
function importedEraser({ sqlite }: Pick<OpenDatabase, 'sqlite'>) {
  const remove = eraseCustomers({ sqlite });
  const { keep } = erasedKeys({ sqlite });
  return (customerKey: string | undefined): number => {
    if (customerKey === undefined) return 0;
    keep(customerKey);
    return remove({ customerKey });
  };
}

/**
 * Erases records of persons in SQLite, in one transaction with the event that says what was erased, and
 * what is left. Of a desk that has joined an office, the event waits for the office first.
 * @param documentsOf finds the documents that an office keeps, and erases with the event
 */
export function eraser(
  database: OpenDatabase,
  hash: Hash,
  documentsOf: RecordStore['documentsOf'],
): RecordStore['erase'] {
  const { sqlite, head, projection, office } = database;
  const { before, stands } = verdicts(database);
  const isUnchanged = unchangedCheck(sqlite);
  const eraseNamed = recordEraser(database);
  const eraseOthers = otherEraser(database);
  const consentsOf = consentFinder(database);
  const eraseImported = importedEraser(database);
  const append = rowAppender(database, hash);
  const next = sqlite.prepare<[], Identity>(
    `select number as origin, 1 + coalesce(
       (select max(seq) from quote_event where origin = number), 0) as seq
     from origin where own = 1`,
  );
  const left = leftOf(database);
  const isJoined = sqlite.prepare<[], number>(IS_JOINED).pluck();
  /** Erases, and tells how much, and what the event of it keeps. */
  const apply = sqlite.transaction((erasure: Erasure, mark: ErasureMark) => {
    const { declined, drafts } = erasure;
    const quotes = erasure.quotes.map((quote) => quote.id);
    const { ids, consents, notes } = consentsOf(erasure.consentsOf);
    const documents = eraseNamed({ quotes, declined, consents: ids }, mark);
    eraseOthers({ declined: [], drafts });
    const imported = eraseImported(erasure.importedOf);
    const counts: ErasedCounts = {
      quotes: quotes.length,
      documents,
      consents,
      notes,
      imported,
      declined: declined.length,
      drafts: drafts.length,
    };
    // A disk that forgot an erasure may have heard of what that erased: it has the number that this one gets.
    const events = left(mark).filter(
      ({ quote_id, kept_table }) =>
        quotes.includes(quote_id ?? '') || ids.includes(kept_table ?? ''),
    );
    return { counts, body: erasedText({ quotes, declined, consents: ids, events }) };
  });
  /** The same, undone: where there is an office, it erases everywhere once that takes it, or nowhere. */
  const foresee = (erasure: Erasure, mark: ErasureMark) => {
    const undone = new Error('Undone');
    let found: ReturnType<typeof apply> | undefined;
    try {
      sqlite.transaction(() => {
        found = apply(erasure, mark);
        throw undone;
      })();
    } catch (error) {
      if (error !== undone) throw error;
    }
    if (!found) throw undone;
    return found;
  };
  const erase = immediateTransaction(
    database,
    (
      erasure: Erasure,
      ofOffice: number,
    ): { counts: ErasedCounts; appended: OwnHead } | undefined => {
      const { id, at, by, user, reason, note } = erasure;
      if (!isUnchanged(erasure.quotes)) return undefined;
      const identity = next.get();
      if (!identity) throw new TypeError('A database has a chain of its own');
      const carryOut = isJoined.get() === 1 ? foresee : apply;
      const { counts: here, body } = carryOut(erasure, { at, ...identity });
      const counts = { ...here, documents: here.documents + ofOffice };
      const appended = append({
        quote_id: null,
        kept_table: id,
        kind: ERASED,
        at,
        by,
        erased: deflated(body),
        detail: JSON.stringify({
          reason,
          ...counts,
          body: { erased: sha256Of(Buffer.from(body)) },
          ...(note === undefined ? {} : { note }),
          ...(user === undefined ? {} : { user }),
        }),
      });
      return { counts, appended };
    },
  );
  return async (erasure) => {
    await before();
    await projection.catchUp();
    const documents = office ? await documentsOf(erasure.quotes.map(({ id }) => id)) : [];
    const erased = await erase(erasure, documents.length);
    if (!erased) return undefined;
    head.note(erased.appended);
    projection.note();
    return (await stands(erased.appended)) ? erased.counts : undefined;
  };
}
