import type { Contact } from '../../../../shared/schemas/people/customer.ts';
import type { FollowUp } from '../../../../shared/schemas/people/notes.ts';
import type { ResponseToKeep } from '../../../core/caller/kept-responses.ts';
import type { Hash } from '../../../core/hash.ts';
import type { NoteEvent, NoteStore } from '../../../core/quotes/history/note-store.ts';
import type { OpenDatabase, OwnHead } from '../connection/database.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { rowAppender } from '../history/event-chain.ts';
import { newSalt } from '../history/event-log.ts';
import { verdicts } from '../history/verdict.ts';
import { responseKeeper } from '../quotes/kept-response-store.ts';
import { CUSTOMER_KEY, STANDS } from './erase.ts';

interface Row {
  readonly quote_id: string | null;
  readonly kind: string;
  readonly at: number;
  readonly by: string;
  readonly detail: string;
}

const COLUMNS = 'quote_id, kind, at, by, detail';

/** The id of a note or an attached file, on each of its events. */
const NOTE_ID = "json_extract(detail, '$.noteId')";

/** The event of a row: every row was written from one. */
function readEvent({ quote_id: quoteId, detail: kept, ...row }: Row): NoteEvent {
  const { noteId: id, customerKey, user, salt: _, ...detail } = JSON.parse(kept);
  const subject = quoteId === null ? { customerKey } : { quoteId };
  return { id, ...row, ...subject, ...(user === undefined ? {} : { user }), detail } as NoteEvent;
}

/** The notes that come back until a day: of a quote, or of a customer. */
const DUE = `from quote_event as note
  left join quote on quote.id = note.quote_id
  left join quote_line as line on line.number = quote.submission
  where kind = 'recordNote' and json_extract(detail, '$.followUpOn') <= @day and ${STANDS}
    and (note.quote_id is null or line.number is not null)
    and not exists (
      select 1 from quote_event as done where done.kind like 'record%'
        and json_extract(done.detail, '$.noteId') = json_extract(note.detail, '$.noteId')
        and done.kind = 'recordFollowedUp' and done.refused = 0)`;

/** What a note that comes back is shown with. */
interface DueRow extends Omit<FollowUp, 'quoteId'> {
  readonly quoteId: string | null;
}

const SHOWN = `select ${NOTE_ID} as noteId, note.quote_id as quoteId,
    coalesce(line.customer_key, ${CUSTOMER_KEY}) as customerKey,
    coalesce(line.customer_name, (select name from customer where key = ${CUSTOMER_KEY}),
      (select first_name || ' ' || surname from imported_customer
        where customer_key = ${CUSTOMER_KEY}), '') as customerName,
    json_extract(detail, '$.text') as text, json_extract(detail, '$.followUpOn') as followUpOn`;

/** Notes in the chain of the history in SQLite, and what is said of attached files. */
export function noteStore(database: OpenDatabase, hash: Hash): NoteStore {
  const { reader, head, projection } = database;
  const { sqlite } = reader;
  const { before, toRead, stands } = verdicts(database);
  const append = rowAppender(database, hash);
  const keepResponse = responseKeeper(database.sqlite, 'event');
  const isThere = database.sqlite
    .prepare<[string], number>('select 1 from quote where id = ? and erased_at is null')
    .pluck();
  const ofQuotes = sqlite.prepare<[string], Row>(
    `select ${COLUMNS} from quote_event
     where quote_id in (select value from json_each(?)) and kind <> 'submitted'
       and kind like 'record%' and ${STANDS} order by sequence`,
  );
  const ofCustomer = sqlite.prepare<[string], Row>(
    `select ${COLUMNS} from quote_event
     where kind like 'record%' and quote_id is null and ${CUSTOMER_KEY} = ?
       and kind in ('recordNote', 'recordFollowedUp', 'recordContact') and ${STANDS} order by sequence`,
  );
  const contacts = sqlite.prepare<[string], Row>(
    `select ${COLUMNS} from quote_event
     where kind like 'record%' and quote_id is null
       and ${CUSTOMER_KEY} in (select value from json_each(?))
       and kind = 'recordContact' and ${STANDS} order by sequence`,
  );
  const byId = sqlite.prepare<[string], Row>(
    `select ${COLUMNS} from quote_event
     where kind like 'record%' and ${NOTE_ID} = ? and ${STANDS} order by sequence`,
  );
  const due = sqlite.prepare<[{ day: string; limit: number }], DueRow>(
    `${SHOWN} ${DUE} order by json_extract(detail, '$.followUpOn'), sequence limit @limit`,
  );
  const count = sqlite.prepare<[{ day: string }], number>(`select count(*) ${DUE}`).pluck();
  const keep = immediateTransaction(
    database,
    (event: NoteEvent, response?: ResponseToKeep): OwnHead | undefined => {
      const { id, kind, at, by, user, detail } = event;
      const quoteId = 'quoteId' in event ? event.quoteId : null;
      if (quoteId !== null && isThere.get(quoteId) !== 1) return undefined;
      keepResponse(response);
      return append({
        quote_id: quoteId,
        kept_table: quoteId === null ? id : null,
        kind,
        at,
        by,
        detail: JSON.stringify({
          noteId: id,
          ...('customerKey' in event ? { customerKey: event.customerKey } : {}),
          ...detail,
          salt: newSalt(),
          ...(user === undefined ? {} : { user }),
        }),
      });
    },
  );
  return {
    keep: async (event, response) => {
      await before();
      const appended = await keep(event, response);
      if (!appended) return false;
      head.note(appended);
      projection.note();
      return stands(appended, response);
    },
    ofQuotes: async (quoteIds) => {
      await toRead();
      return ofQuotes.all(JSON.stringify(quoteIds)).map(readEvent);
    },
    ofCustomer: async (customerKey) => {
      await toRead();
      return ofCustomer.all(customerKey).map(readEvent);
    },
    contactsOf: async (customerKeys) => {
      await toRead();
      // The last one of each counts.
      return new Map(
        contacts
          .all(JSON.stringify(customerKeys))
          .map(readEvent)
          .flatMap((event): [string, Contact][] =>
            event.kind === 'recordContact' && 'customerKey' in event
              ? [[event.customerKey, event.detail]]
              : [],
          ),
      );
    },
    byId: async (id) => {
      await toRead();
      return byId.all(id).map(readEvent);
    },
    due: async (day, limit) => {
      await toRead();
      await projection.catchUp();
      const notes = due.all({ day, limit }).map(({ quoteId, ...note }) => ({
        ...note,
        ...(quoteId === null ? {} : { quoteId }),
      }));
      return { notes, total: count.get({ day }) ?? 0 };
    },
  };
}
