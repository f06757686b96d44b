import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { exchangeFault } from '../../core/office/exchange.ts';

const INT8 = 20;

/** 64-bit integers as numbers: times and positions stay far below 2^53. */
const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format ?? 'text'),
} as typeof types;

/** A process whose computer is gone holds its locks no longer than these seconds. */
const SESSION = [
  'tcp_keepalives_idle=10',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
  'idle_in_transaction_session_timeout=10s',
];

export type { Pool } from 'pg';

/** What the connections of a process are for. */
const ISOLATION = {
  /** The log takes its locks itself. */
  log: 'read committed',
  /** Rows are read and written as if one process did it after the other; who loses tries again. */
  rows: 'serializable',
} as const;

/** Connections of one kind that a process opens at most. */
const MOST = 4;

/** Milliseconds until a silent server is one that is away. */
const CONNECTING = 3_000;
const ANSWERING = 60_000;

/**
 * The connections of a process to the database of an office, opened when they are needed.
 * @param url `postgres://user@host:port/database?sslmode=verify-full&sslrootcert=FILE`; a password that is not in
 * it comes from the file that `PGPASSFILE` names, as for every program of PostgreSQL
 */
export function officePool(url: string, isolation: keyof typeof ISOLATION = 'log'): Pool {
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new FaultError({ kind: 'invalid', message: message('databaseUrlForm') });
  }
  const session = [...SESSION, `default_transaction_isolation=${ISOLATION[isolation]}`];
  const pool = new Pool({
    connectionString: url,
    max: MOST,
    types: TYPES,
    application_name: 'quotedesk',
    keepAlive: true,
    connectionTimeoutMillis: CONNECTING,
    query_timeout: ANSWERING,
    options: session.map((one) => `-c ${one.replaceAll(' ', '\\ ')}`).join(' '),
  });
  pool.on('error', saidByTheNext);
  pool.on('connect', (client) => client.on('error', saidByTheNext));
  return pool;
}

/** A connection that ends, in a query or between two: whoever asks says so. Without a listener, it would end the process. */
const saidByTheNext = () => undefined;

/** The rows of an office by Kysely. */
export const officeRows = <T>(pool: Pool): Kysely<T> =>
  new Kysely<T>({ dialect: new PostgresDialect({ pool }) });

/** What PostgreSQL and the network call a server that is not there, or not yet, or not any more. */
const AWAY =
  /^(08...|57P0.|53300|E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN))$/;
const AWAY_TEXT =
  /Connection terminated|connection error|timeout exceeded when trying to connect|Query read timeout/i;

/** One that other processes came before: it is made again. */
const OVERTAKEN = new Set(['40001', '40P01']);

/** How often a change is made again; each time, another process has got through. */
const MOST_TRIES = 20;

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Whether an error says that the database of the office is out of reach. */
export function isAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isAway);
  return AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_TEXT.test(error.message));
}

/**
 * Does work with an office, again where another process came in between.
 * @throws {FaultError} where the office is out of reach
 */
export async function withOffice<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (isAway(error)) throw exchangeFault(message('officeSilent'), error);
      if (!OVERTAKEN.has(codeOf(error)) || tries === MOST_TRIES) throw error;
    }
  }
}
