import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import type { LockWait } from './lock-wait.ts';

/**
 * SQLite changes its schema in transactions, though Kysely's adapter says that it does not: a
 * migration would run without one, and a kill in between would leave half of it.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
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

type DriverConfig = ConstructorParameters<typeof SqliteDriver>[0];
type Database = Exclude<DriverConfig['database'], (...given: never[]) => unknown>;

export interface DialectConfig {
  readonly database: Database & { readonly inTransaction: boolean };
  /**
   * How transactions begin. A deferred one takes no lock to read, and fails at once where it begins to
   * write late; an immediate one waits until it may write.
   */
  readonly begin: 'begin' | 'begin immediate';
  readonly lock: LockWait;
}

/** What SQLite refuses because of a lock, it refuses whole: each query is then tried again. */
class WaitingDriver extends SqliteDriver {
  readonly #config: DialectConfig;
  #waiting: DatabaseConnection | undefined;

  constructor(config: DialectConfig) {
    super({ database: preparingOnce(config.database) });
    this.#config = config;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    const { lock } = this.#config;
    this.#waiting ??= {
      executeQuery: (query) => lock.run(() => connection.executeQuery(query)),
      streamQuery: (...given) => connection.streamQuery(...given),
    };
    return this.#waiting;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(this.#config.begin));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // Where the drive is full or fails, SQLite has rolled back: a second time would hide the cause.
    if (this.#config.database.inTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite with statements that are prepared once, and that wait for locks outside the event loop. */
export class WaitingSqliteDialect extends SqliteDialect {
  readonly #config: DialectConfig;

  constructor(config: DialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): Driver {
    return new WaitingDriver(this.#config);
  }
}
