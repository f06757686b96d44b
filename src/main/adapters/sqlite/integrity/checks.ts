import { sql } from 'kysely';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Check } from '../../../core/integrity/check-data.ts';
import type { Connection } from '../connection/connection.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { readImportedCustomer, wordsOfImported } from '../datasets/imported-customer-rows.ts';
import {
  HASHED_TABLES,
  type HashedTable,
  isWhole,
  rowDamaged,
  sha256Of,
} from '../rows/row-hash.ts';
import { isPresentSchema } from '../schema/migrate.ts';
import { checkCustomers, checkDays, checkLines } from './quote-index.ts';
import { addIndex, checkWords, wordSum } from './search-words.ts';
import { tableChecks } from './tables.ts';

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
async function* checkRows(connection: Connection): AsyncGenerator<Message | undefined> {
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
async function* checkFiles(connection: Connection): AsyncGenerator<Message | undefined> {
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
async function* checkDocuments({ db }: Connection): AsyncGenerator<Message | undefined> {
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

/** How many customers are read at once. */
const CUSTOMERS = 200;

type Row = Parameters<typeof readImportedCustomer>[0];

/** Adds the words of every imported customer. */
function* addCustomers(
  { sqlite }: Pick<OpenDatabase, 'sqlite'>,
  add: (word: string, line: number) => void,
) {
  const next = sqlite.prepare<[number, number], Row>(
    'select * from imported_customer where number > ? order by number limit ?',
  );
  let [after, count] = [0, CUSTOMERS];
  while (count === CUSTOMERS) {
    const page = next.all(after, CUSTOMERS);
    for (const row of page) {
      after = row.number;
      for (const word of wordsOfImported(readImportedCustomer(row))) add(word, row.number);
    }
    count = page.length;
    yield;
  }
}

/** Holds the words that find imported customers against these; of an import that goes on says nothing. */
export async function* checkImportedWords(
  database: Pick<OpenDatabase, 'sqlite'>,
): AsyncGenerator<Message | undefined> {
  const reach = database.sqlite
    .prepare<[], string>(
      "select count(*) || ' ' || coalesce(max(number), 0) from imported_customer",
    )
    .pluck();
  const before = reach.get();
  const [expected, found] = [wordSum(), wordSum()];
  for (const _ of addCustomers(database, expected.add)) yield undefined;
  for (const _ of addIndex(database, 'imported_customer_search', found.add)) yield undefined;
  const isSame = expected.value() === found.value();
  if (!isSame && reach.get() === before) {
    yield message('tableDamaged', { table: 'imported_customer_search' });
  }
}

/** What can be checked of a database without knowing what a premium is, in order. */
export function databaseChecks(database: OpenDatabase): readonly Check[] {
  const ofRows = [
    checkRows,
    checkDocuments,
    checkFiles,
    checkLines,
    checkWords,
    checkImportedWords,
    checkCustomers,
    checkDays,
  ];
  return [
    async function* () {
      const isOurs = isPresentSchema(database.sqlite);
      yield isOurs ? undefined : message('schemaDamaged');
    },
    ...tableChecks(database),
    ...ofRows.map(
      (check): Check =>
        () =>
          check(database),
    ),
  ];
}
