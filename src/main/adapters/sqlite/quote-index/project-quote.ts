import type { Selectable } from 'kysely';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import { projectionOf } from '../../../core/quotes/history/fold.ts';
import type { QuoteProjection } from '../../../core/quotes/history/quote-store.ts';
import type { Connection } from '../connection/connection.ts';
import { immediateTransaction } from '../connection/immediate-transaction.ts';
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

type Submission = CoreRow & { readonly erased_at: number | null };

/** The projection of a quote; undefined where its events make none: a replay names it. */
function projected(rows: readonly CoreRow[], isErased: boolean): QuoteProjection | undefined {
  try {
    return projectionOf(isErased ? rows.map(readErasedEvent) : rows.map(readCore));
  } catch (error) {
    if (error instanceof DamagedData) return undefined;
    throw error;
  }
}

/** Makes every projection again from the events, whatever it holds. @throws what the storage says */
export async function projectAgain(connection: Connection): Promise<void> {
  const { sqlite } = connection;
  const submissions = sqlite.prepare<[number, number], Submission>(
    `select ${CORE}, (select at from quote_event as erasure where erasure.sequence = event.erased_by)
       as erased_at
     from quote_event as event where kind = 'submitted' and sequence > ? order by sequence limit ?`,
  );
  const later = sqlite.prepare<[string], CoreRow>(
    `select ${CORE} from quote_event where quote_id = ? and kind <> 'submitted' order by sequence`,
  );
  const write = sqlite.prepare<[Row]>(
    `insert into quote (id, submission, status, created_at, expires_at, registration_number, erased_at)
     values (@id, @submission, @status, @created_at, @expires_at, @registration_number, @erased_at)
     on conflict (id) do update set submission = excluded.submission, status = excluded.status,
       created_at = excluded.created_at, expires_at = excluded.expires_at,
       registration_number = excluded.registration_number, erased_at = excluded.erased_at`,
  );
  const projectPage = immediateTransaction(connection, (after: number) => {
    const page = submissions.all(after, PAGE);
    for (const { erased_at, ...first } of page) {
      const projection = projected([first, ...later.all(first.quote_id)], erased_at !== null);
      const submission = Number(first.sequence);
      if (projection)
        write.run({ id: first.quote_id, submission, ...asRow(projection), erased_at });
    }
    return page.length < PAGE ? undefined : Number(page.at(-1)?.sequence);
  });
  let after: number | undefined = 0;
  while (after !== undefined) after = await projectPage(after);
}
