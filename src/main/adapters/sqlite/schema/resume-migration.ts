import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { WaitingSqliteDialect } from '../connection/dialect.ts';
import { lockWait } from '../connection/lock-wait.ts';
import { migrations } from './migrations/index.ts';
import { schemaOf } from './schema.ts';

/** One statement of a migration, and the schema after it. */
interface Step {
  readonly statement: string;
  readonly schema: string;
}

const NAMES = Object.keys(migrations);

/** How many migrations the database says that it has had. */
function recorded(sqlite: Database.Database): number {
  const isKept = sqlite
    .prepare("select 1 from sqlite_schema where name = 'kysely_migration'")
    .get();
  if (isKept === undefined) return 0;
  return Number(sqlite.prepare('select count(*) from kysely_migration').pluck().get());
}

/** What a migration does, statement by statement, on an empty database that had those before it. */
async function stepsOf(
  index: number,
  options: Database.Options,
): Promise<{ readonly before: string; readonly steps: readonly Step[] }> {
  const sqlite = new Database(':memory:', options);
  const steps: Step[] = [];
  const db = new Kysely<unknown>({
    dialect: new WaitingSqliteDialect({
      database: sqlite,
      begin: 'begin immediate',
      lock: lockWait(),
    }),
    log: ({ query }) => {
      steps.push({ statement: query.sql, schema: schemaOf(sqlite) });
    },
  });
  try {
    for (const name of NAMES.slice(0, index)) await migrations[name]?.up(db);
    const before = schemaOf(sqlite);
    steps.length = 0;
    await migrations[NAMES[index] ?? '']?.up(db);
    return { before, steps };
  } finally {
    await db.destroy();
  }
}

function finish(sqlite: Database.Database, index: number, statements: readonly string[]): void {
  const record = 'insert into kysely_migration (name, timestamp) values (?, ?)';
  sqlite
    .transaction(() => {
      for (const statement of statements) sqlite.exec(statement);
      sqlite.pragma(`user_version = ${index + 1}`);
      sqlite.prepare(record).run(NAMES[index], new Date().toISOString());
    })
    .immediate();
}

/**
 * Finishes a migration that a version without transactional migrations was killed in: its schema
 * tells after which statement that was, and the others follow, with the record, in one transaction.
 * Statements that change data alone may be carried out twice, and are written so that this is safe.
 * @returns the migration that was finished; undefined where none was begun
 */
export async function resumeMigration(
  sqlite: Database.Database,
  options: Database.Options,
): Promise<string | undefined> {
  const index = recorded(sqlite);
  const name = NAMES[index];
  if (name === undefined) return undefined;
  const { before, steps } = await stepsOf(index, options);
  const found = schemaOf(sqlite);
  if (found === before) return undefined;
  const last = steps.findIndex(({ schema }) => schema === found);
  // No state of ours: the migration itself says what is in its way, and changes nothing.
  if (last < 0) return undefined;
  const left = steps.slice(last + 1).map(({ statement }) => statement);
  finish(sqlite, index, left);
  return name;
}
