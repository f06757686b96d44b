import { sql } from 'kysely';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Connection } from '../connection/connection.ts';
import { HASHED_TABLES, type HashedTable, isWhole, rowDamaged, sha256Of } from './row-hash.ts';

const PAGE = 200;
const TABLES = (Object.keys(HASHED_TABLES) as HashedTable[]).filter(
  (name) => name !== 'document' && name !== 'firm_file' && name !== 'declined_letter',
);

type HashedRow = Readonly<Record<string, unknown>> & { readonly row_hash: string };

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

/** The names of the rows of a table, in order. */
async function names({ db }: Connection, table: HashedTable): Promise<string[]> {
  const [key] = HASHED_TABLES[table];
  const { rows } = await sql<{ name: string }>`select ${sql.ref(key)} as name
    from ${sql.table(table)} order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Holds the firm's files and the letters against the hashes of their bytes, one at a time. */
export async function* checkFiles(connection: Connection): AsyncGenerator<Message | undefined> {
  for (const table of ['firm_file', 'declined_letter'] as const) {
    const [key] = HASHED_TABLES[table];
    for (const name of await names(connection, table)) {
      const { rows } = await sql<HashedRow & { bytes: Uint8Array; sha256: string }>`select *
        from ${sql.table(table)} where ${sql.ref(key)} = ${name}`.execute(connection.db);
      const isSame = rows.every((row) => isWhole(row) && sha256Of(row.bytes) === row.sha256);
      yield isSame ? undefined : message('rowDamaged', { table, name });
    }
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
