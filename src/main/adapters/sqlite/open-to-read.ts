import { join } from 'node:path';
import { headCheck } from './chain-head.ts';
import { connect } from './connection.ts';
import { FILE, openReader } from './database-file.ts';
import type { DatabaseOptions, OpenDatabase } from './open.ts';

/**
 * Opens a database that this process has open already once more, only to read, as for a worker
 * thread: without a lock, an upgrade, or anything in the background. Every change of it fails.
 */
export function openToRead({
  folder,
  nativeBinding,
  onFault,
}: Pick<DatabaseOptions, 'folder' | 'nativeBinding' | 'onFault'>): OpenDatabase {
  const options = nativeBinding === undefined ? {} : { nativeBinding };
  const reader = connect(openReader(join(folder, FILE), options));
  const nothing = async () => undefined;
  return {
    ...reader,
    reader,
    isNew: false,
    restricted: [],
    head: { check: headCheck(folder, reader.db, onFault), note: () => undefined, close: nothing },
    lossOf: () => undefined,
    saveLost: nothing,
    projection: { catchUp: nothing, note: () => undefined, close: nothing },
  };
}
