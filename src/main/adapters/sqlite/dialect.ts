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

/**
 * A deferred transaction that begins to write late fails at once; an immediate one waits. One that
 * only reads needs no lock.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

type Config = ConstructorParameters<typeof SqliteDialect>[0];
type Database = Exclude<Config['database'], (...given: never[]) => unknown>;

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

  constructor({ database }: { readonly database: Database }) {
    const config = { database: preparingOnce(database) };
    super(config);
    this.#config = config;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}
