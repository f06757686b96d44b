import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from 'kysely';

/**
 * SQLite changes its schema in transactions, though Kysely's adapter says that it does not: a
 * migration would run without one, and a kill in between would leave half of it.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

type Config = ConstructorParameters<typeof SqliteDialect>[0];
type Database = Exclude<Config['database'], (...given: never[]) => unknown>;

/** A connection, as far as this dialect needs it. */
type OpenConnection = Database & { readonly inTransaction: boolean };

/**
 * A deferred transaction that begins to write late fails at once; an immediate one waits. One that
 * only reads needs no lock.
 */
class ImmediateDriver extends SqliteDriver {
  readonly #database: OpenConnection;

  constructor(config: Config, database: OpenConnection) {
    super(config);
    this.#database = database;
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Where the drive is full or fails, SQLite has rolled back: a second time would hide the cause.
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** More statements than the application has; those with lists of values may exceed it. */
const MOST_STATEMENTS = 500;

/** Prepares each statement once: parsing one again costs as much as running it. */
function preparingOnce(database: Database): Database {
  const prepared = new Map<string, ReturnType<Database['prepare']>>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const statement = database.prepare(sql);
      prepared.set(sql, statement);
      return statement;
    },
  };
}

/** SQLite with immediate transactions, and statements that are prepared once. */
export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: Config;
  readonly #database: OpenConnection;

  constructor({ database }: { readonly database: OpenConnection }) {
    const config = { database: preparingOnce(database) };
    super(config);
    this.#config = config;
    this.#database = database;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config, this.#database);
  }
}
