import type { Selectable } from 'kysely';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import { projectionOf } from '../../../core/quotes/history/fold.ts';
import type { QuoteProjection } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
import { IS_OF_QUOTE } from '../history/event-chain.ts';
import { CORE, type CoreRow, readCore, readErasedEvent } from '../history/event-log.ts';
import type { Tables } from '../schema/tables.ts';

type Row = Selectable<Tables['quote']>;

const asRow = ({ status, createdAt, expiresAt, registrationNumber }: QuoteProjection) => ({
  status,
  created_at: createdAt,
  expires_at: expiresAt,
  registration_number: registrationNumber,
});

/** Every row was written from a projection. */
export const readProjection = (row: Row): QuoteProjection => ({
  status: row.status as QuoteProjection['status'],
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  registrationNumber: row.registration_number,
});

/**
 * Writes what follows from the events of a new quote, before its submission is appended: the next event.
 * @returns a function for use inside a transaction
 */
export function projector({
  sqlite,
}: Pick<Connection, 'sqlite'>): (id: string, projection: QuoteProjection) => void {
  const write = sqlite.prepare<[Omit<Row, 'submission' | 'erased_at'>]>(
    `insert into quote (id, submission, status, created_at, expires_at, registration_number)
     values (@id, (select coalesce(max(sequence), 0) + 1 from quote_event),
       @status, @created_at, @expires_at, @registration_number)`,
  );
  return (id, projection) => {
    write.run({ id, ...asRow(projection) });
  };
}

/** How many quotes are projected again in one transaction: others may write between two. */
const PAGE = 200;

type Submission = CoreRow & { readonly erased_at: number };

/** The projection of a quote; undefined where its events make none: a replay names it. */
function projected(rows: readonly CoreRow[], isErased: boolean): QuoteProjection | undefined {
  try {
    return projectionOf(isErased ? rows.map(readErasedEvent) : rows.map(readCore));
  } catch (error) {
    if (error instanceof DamagedData) return undefined;
    throw error;
  }
}

const SUBMISSION = `select ${CORE}, coalesce((
    select at from quote_event as erasure
    where erasure.origin = event.erased_origin and erasure.seq = event.erased_seq
  ), at) as erased_at
  from quote_event as event where kind = 'submitted' and (refused = 0 or erased_seq is not null)`;

/** Makes the projection of a quote again from its events, by its submission: for use inside a transaction. */
function againProjector({ sqlite }: Pick<Connection, 'sqlite'>): (submission: Submission) => void {
  const later = sqlite.prepare<[string], CoreRow>(
    `select ${CORE} from quote_event where quote_id = ? and ${IS_OF_QUOTE} and refused = 0
     order by sequence`,
  );
  const write = sqlite.prepare<[Row]>(
    `insert into quote (id, submission, status, created_at, expires_at, registration_number, erased_at)
     values (@id, @submission, @status, @created_at, @expires_at, @registration_number, @erased_at)
     on conflict (id) do update set submission = excluded.submission, status = excluded.status,
       created_at = excluded.created_at, expires_at = excluded.expires_at,
       registration_number = excluded.registration_number, erased_at = excluded.erased_at`,
  );
  return ({ erased_at: when, ...first }) => {
    const isErased = first.erased_seq !== null;
    const projection = projected([first, ...later.all(first.quote_id)], isErased);
    const [id, submission] = [first.quote_id, Number(first.sequence)];
    const erased_at = isErased ? when : null;
    if (projection) write.run({ id, submission, ...asRow(projection), erased_at });
  };
}

/** Makes the projection of the quote of a submission again, by its sequence: for use inside a transaction. */
export function projectorOf(connection: Pick<Connection, 'sqlite'>): (submission: number) => void {
  const find = connection.sqlite.prepare<[number], Submission>(`${SUBMISSION} and sequence = ?`);
  const project = againProjector(connection);
  return (sequence) => {
    const submission = find.get(sequence);
    if (submission) project(submission);
  };
}

/** Makes every projection again from the events, whatever it holds. @throws what the storage says */
export async function projectAgain(connection: Connection): Promise<void> {
  const submissions = connection.sqlite.prepare<[number, number], Submission>(
    `${SUBMISSION} and sequence > ? order by sequence limit ?`,
  );
  const project = againProjector(connection);
  const projectPage = immediateTransaction(connection, (after: number) => {
    const page = submissions.all(after, PAGE);
    for (const submission of page) project(submission);
    return page.length < PAGE ? undefined : Number(page.at(-1)?.sequence);
  });
  let after: number | undefined = 0;
  while (after !== undefined) after = await projectPage(after);
}
