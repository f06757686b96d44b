import type { Pool } from 'pg';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { migrateOffice, schemaState } from './schema.ts';

/** Which office a database is of. */
export interface OfficeIdentity {
  /** A random UUID: it tells the office from any other one. */
  readonly id: string;
  readonly name: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

const IDENTITY = 'select id, name, created_at as "createdAt" from office';

/** Finds the office of a database; undefined where there is none. */
async function find(pool: Pool): Promise<OfficeIdentity | undefined> {
  const { rows } = await pool.query<OfficeIdentity>(IDENTITY);
  return rows[0];
}

/**
 * Opens the database of an office: it gets the present schema where a version of before wrote it.
 * @throws {FaultError} where it holds no office, or a newer version wrote it: it stays as it is
 */
export async function openIdentity(pool: Pool): Promise<OfficeIdentity> {
  const state = await schemaState(pool);
  if (state === 'newer') {
    throw new FaultError({ kind: 'conflict', message: message('officeNewer') });
  }
  if (state === 'older') await migrateOffice(pool);
  const found = state === 'none' ? undefined : await find(pool);
  if (!found) throw new FaultError({ kind: 'notFound', message: message('officeNone') });
  return found;
}

/** What an office holds. */
export interface OfficeStatus extends OfficeIdentity {
  /** The version of PostgreSQL. */
  readonly server: string;
  /** Of its database, in bytes. */
  readonly size: number;
  readonly quotes: number;
  readonly events: number;
  /** Events that were decided on what stood no more. */
  readonly refused: number;
  /** Chains of events: each data folder of a host has one. */
  readonly chains: number;
  /** When the newest event happened, by the clock of its host; epoch milliseconds. */
  readonly newestAt: number | null;
}

const STATUS = `select current_setting('server_version') as server,
  pg_database_size(current_database()) as size,
  count(*) filter (where kind = 'submitted' and taken) as quotes, count(*) as events,
  count(*) filter (where not taken) as refused, count(distinct origin) as chains,
  max(at) as "newestAt" from log`;

/** Looks what an office holds. @throws {FaultError} as {@link openIdentity} does */
export async function statusOf(pool: Pool): Promise<OfficeStatus> {
  const identity = await openIdentity(pool);
  const { rows } = await pool.query<Omit<OfficeStatus, keyof OfficeIdentity>>(STATUS);
  const [row] = rows;
  if (!row) throw new TypeError('Counting gives one row');
  return { ...identity, ...row };
}

/**
 * Makes a database one of an office.
 * @throws {FaultError} where it holds one already, tables of something else, or what a newer version wrote
 */
export async function createIdentity(
  pool: Pool,
  { id, name, createdAt }: OfficeIdentity,
): Promise<OfficeIdentity> {
  const state = await schemaState(pool);
  if (state === 'newer') {
    throw new FaultError({ kind: 'conflict', message: message('officeNewer') });
  }
  if (state === 'foreign') {
    throw new FaultError({ kind: 'conflict', message: message('officeForeign') });
  }
  await migrateOffice(pool);
  const { rowCount } = await pool.query(
    'insert into office values (1, $1, $2, $3) on conflict do nothing',
    [id, name, createdAt],
  );
  const found = await find(pool);
  if (rowCount === 1 && found) return found;
  const there = message('officeThere', { name: found?.name ?? '' });
  throw new FaultError({ kind: 'conflict', message: there });
}
