import { sql } from 'kysely';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Connection } from '../connection.ts';
import { HASHED_TABLES, type HashedTable, isWhole, rowDamaged, sha256Of } from '../row-hash.ts';

const PAGE = 200;
const TABLES = (Object.keys(HASHED_TABLES) as HashedTable[]).filter(
  (name) => name !== 'document' && name !== 'firm_file',
);

type HashedRow = Readonly<Record<string, unknown>> & { readonly row_hash: string | null };

/** The next rows of a table after one, in the order of its key. */
async function rowsAfter({ db }: Connection, table: HashedTable, last: HashedRow | undefined) {
  const keys = HASHED_TABLES[table];
  const refs = sql.join(keys.map((key) => sql.ref(key)));
  const values = sql.join(keys.map((key) => last?.[key]));
  const after = last ? sql`where (${refs}) > (${values})` : sql``;
  const { rows } = await sql<HashedRow>`select * from ${sql.table(table)} ${after}
    order by ${refs} limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
}

/** Holds every row outside the history against its hash. */
export async function* checkRows(connection: Connection): AsyncGenerator<Message | undefined> {
  for (const table of TABLES) {
    let page: readonly HashedRow[] = [];
    do {
      page = await rowsAfter(connection, table, page.at(-1));
      for (const row of page) if (!isWhole(row)) yield rowDamaged(table, row);
      yield undefined;
    } while (page.length === PAGE);
  }
}

/** Holds every file of the firm against the hash of its bytes, one at a time. */
export async function* checkFirmFiles({ db }: Connection): AsyncGenerator<Message | undefined> {
  const files = await db.selectFrom('firm_file').select('sha256').execute();
  for (const { sha256 } of files) {
    const same = db.selectFrom('firm_file').selectAll().where('sha256', '=', sha256);
    const row = await same.executeTakeFirst();
    const isSame = row && isWhole(row) && sha256Of(row.bytes) === sha256;
    yield isSame ? undefined : message('rowDamaged', { table: 'firm_file', name: sha256 });
  }
}

/** Holds every document against the hash of its bytes, one at a time: they are large. */
export async function* checkDocuments({ db }: Connection): AsyncGenerator<Message | undefined> {
  let last = '';
  for (;;) {
    const row = await db
      .selectFrom('document')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!row) return;
    const { id, bytes, sha256 } = row;
    // A file that was dropped has no bytes any more.
    const isSame = isWhole(row) && (bytes.length === 0 || sha256Of(bytes) === sha256);
    yield isSame ? undefined : message('documentDamaged', { id });
    last = id;
  }
}
