import { randomUUID } from 'node:crypto';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isUnavailable } from '../../../shared/result/fault-error.ts';
import type { OfficeService } from '../../adapters/http/office-routes.ts';
import { contentHash, sha256 } from '../../adapters/node/hash.ts';
import { signatures } from '../../adapters/node/signatures.ts';
import { officeDesks } from '../../adapters/postgres/office-desks.ts';
import { type OfficeIdentity, openIdentity } from '../../adapters/postgres/office-identity.ts';
import { officeLog } from '../../adapters/postgres/office-log.ts';
import {
  isAway,
  officePool,
  officeRows,
  type Pool,
  withOffice,
} from '../../adapters/postgres/office-pool.ts';
import { type Turns, takingTurns } from '../../adapters/postgres/office-turn.ts';
import { sharedWindow } from '../../adapters/postgres/shared-window.ts';
import type { OpenDatabase } from '../../adapters/sqlite/connection/database.ts';
import { carSubjectOf } from '../../adapters/sqlite/exchange/exchange-store.ts';
import { joinOffice } from '../../adapters/sqlite/exchange/join.ts';
import { isWholeEvent } from '../../adapters/sqlite/history/event-chain.ts';
import { documentStore } from '../../adapters/sqlite/quotes/document-store.ts';
import { keptResponses } from '../../adapters/sqlite/quotes/kept-response-store.ts';
import type { Tables } from '../../adapters/sqlite/schema/tables.ts';
import { firmFileStore } from '../../adapters/sqlite/settings/firm-file-store.ts';
import { settingStore } from '../../adapters/sqlite/settings/setting-store.ts';
import { officeStorage, openStorage, type Storage } from '../../adapters/sqlite/storage.ts';
import {
  ownWindow,
  type SharedWindow,
  type WindowOptions,
} from '../../core/access/sliding-window.ts';
import { officeDocuments } from '../../core/office/shared-documents.ts';
import { SHARED_SETTINGS } from '../../core/office/wire.ts';
import { mustBeOf } from './folder.ts';

/** The office that a host is one of. */
export interface OpenOffice extends OfficeIdentity, Turns {
  /** What its desks reach through a host. */
  readonly service: OfficeService;
  /** Makes an open database that of a host, with all that the office has. */
  readonly join: (database: OpenDatabase) => Promise<OpenDatabase>;
  /** What a host keeps: what every host must find the same is kept in the office. */
  readonly storage: (database: OpenDatabase) => Storage;
  /** A window in which all hosts count; while the office is out of reach, each counts for itself. */
  readonly window: (name: string, options: WindowOptions) => SharedWindow;
  /** Connections that are open, and those who wait for one. */
  readonly connections: () => { readonly open: number; readonly waiting: number };
  readonly close: () => Promise<void>;
}

/** A store whose every call is made again where another process came in between, and says where the office is away. */
function made<T extends object>(store: T): T {
  const calls = Object.entries(store).map(([name, call]) => [
    name,
    (...given: unknown[]) => withOffice(() => call(...given)),
  ]);
  return Object.fromEntries(calls) as T;
}

/** Says why the database of an office can't be used at all. @throws {FaultError} */
function unreachable(error: unknown): never {
  if (error instanceof FaultError && !isUnavailable(error)) throw error;
  const cause = error instanceof FaultError ? error.cause : error;
  const problem = cause instanceof Error ? cause.message || String(Reflect.get(cause, 'code')) : '';
  const text = message('officeUnreachable', { problem });
  throw new FaultError({ kind: 'unavailable', message: text }, { cause });
}

/** Does something with the database of an office. @throws {FaultError} where it is out of reach */
export async function withDatabase<T>(url: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = officePool(url);
  try {
    return await withOffice(() => work(pool)).catch(unreachable);
  } finally {
    await pool.end();
  }
}

/**
 * Opens the office of a host.
 * @param url of its database
 * @param clock epoch milliseconds
 * @throws {FaultError} where its database is out of reach, holds no office, or a newer version wrote it
 */
export async function openOffice(url: string, clock: () => number): Promise<OpenOffice> {
  const pools = { log: officePool(url), rows: officePool(url, 'rows') };
  const close = async () => {
    await Promise.all([pools.log.end(), pools.rows.end()]);
  };
  try {
    const identity = await withOffice(() => openIdentity(pools.log)).catch(unreachable);
    const db = officeRows<Tables>(pools.rows);
    const rows = { db, reader: { db }, isAway };
    const settings = made(settingStore(rows));
    const files = made(firmFileStore(rows));
    const log = {
      ...officeLog(pools.log),
      settings: async () => {
        const all = SHARED_SETTINGS.map(async (name) => ({
          name,
          value: await settings.read(name),
        }));
        return (await Promise.all(all)).flatMap(({ name, value }) =>
          value === undefined ? [] : [{ name, value }],
        );
      },
      ...officeDocuments(made(documentStore(rows)), sha256),
      file: async (sha256: string) => ({ bytes: (await files.find(sha256)) ?? null }),
    };
    const desks = officeDesks(pools.log);
    return {
      ...identity,
      service: {
        office: identity,
        log,
        join: async ({ secret, name, publicKey }) => {
          const desk = randomUUID();
          await desks.join(sha256(secret), { id: desk, name, publicKey }, clock());
          return { desk };
        },
        present: (desk, open) => desks.present(desk, open, clock()),
        keyOf: async (desk) => (await desks.find(desk, clock()))?.publicKey,
        isWhole: (event) => isWholeEvent(contentHash, event),
        isSigned: (text, { publicKey, value }) =>
          signatures.isValid({ algorithm: 'Ed25519', publicKey, value }, text),
      },
      join: async (database) => {
        await mustBeOf(identity, database);
        const joined = await joinOffice(database, {
          hash: contentHash,
          log,
          responses: made(keptResponses(rows)),
          carSubject: carSubjectOf(contentHash, identity.id),
        });
        await joined.office?.inStep();
        return joined;
      },
      storage: (database) => {
        const own = openStorage(database, contentHash, rows);
        return { ...own, records: made(own.records), ...officeStorage(rows, own, made) };
      },
      window: (name, options) => {
        const all = sharedWindow(pools.log, name, options);
        const alone = ownWindow(options, clock);
        return (key) =>
          all(key).catch((error: unknown) => {
            if (isUnavailable(error)) return alone(key);
            throw error;
          });
      },
      ...takingTurns(pools.log),
      connections: () => ({
        open: pools.log.totalCount + pools.rows.totalCount,
        waiting: pools.log.waitingCount + pools.rows.waitingCount,
      }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
