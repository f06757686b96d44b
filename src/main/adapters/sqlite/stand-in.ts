import Database from 'better-sqlite3';
import type { ChainHead } from './chain-head.ts';
import { connect } from './connection.ts';
import { migrate } from './migrate.ts';
import { type DatabaseOptions, lockFor, nativeOptions, type OpenDatabase } from './open.ts';
import { openProjection } from './quote-index-projection.ts';

/** There is no history, and nothing is kept of one. */
const NO_HEAD: ChainHead = {
  note: () => {},
  check: async () => ({ state: 'none', sequence: null }),
  close: async () => {},
};

/**
 * An empty database in memory in the place of one that can't be read, so that what needs no data goes
 * on: it never becomes a file, and the data folder stays as it is, locked for this host.
 * @throws {DataFolderBusy} where another host has the folder
 */
export async function openStandIn(options: DatabaseOptions): Promise<OpenDatabase> {
  const unlock = lockFor(options);
  const sqlite = new Database(':memory:', nativeOptions(options.nativeBinding));
  const connection = connect(sqlite);
  await migrate(connection.db, sqlite);
  const projection = openProjection({ connection, reader: connection, onFault: options.onFault });
  const close = async () => {
    await projection.close();
    await connection.close();
    unlock?.();
  };
  return {
    ...connection,
    reader: connection,
    isNew: false,
    restricted: [],
    isLogDamaged: false,
    head: NO_HEAD,
    projection,
    lossOf: () => undefined,
    saveLost: async () => {},
    close,
  };
}
