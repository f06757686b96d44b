import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Connection } from './connection/connection.ts';
import { connect } from './connection/connection.ts';
import type { OpenDatabase } from './connection/database.ts';
import { type SqliteParts, sqliteParts } from './connection/open-sqlite.ts';
import { openReader } from './files/database-file.ts';
import { FILE } from './files/file-names.ts';
import { headCheck, NO_HEAD } from './history/chain-head.ts';
import type { DatabaseOptions } from './open.ts';
import { indexReach } from './quote-index/reach.ts';

/** Milliseconds between two looks at the quote index, and how many of these at most. */
const LOOK = 50;
const MOST_LOOKS = 100;

/** Waits until anyone who writes has brought into the index what had happened when this was called. */
function waitForIndex(reader: Connection): () => Promise<void> {
  const { newest, missing } = indexReach(reader);
  return async () => {
    const until = newest();
    for (let looks = 0; looks < MOST_LOOKS && missing(until) > 0; looks += 1) {
      await setTimeout(LOOK);
    }
  };
}

/**
 * Opens a database that this process has open already once more, only to read, as for a worker
 * thread: without a lock, an upgrade, or anything in the background. Every change of it fails.
 */
export function openToRead(
  options: SqliteParts & Pick<DatabaseOptions, 'folder' | 'onFault'>,
): OpenDatabase {
  const { folder, onFault } = options;
  const reader = connect(openReader(join(folder, FILE), sqliteParts(options)));
  const nothing = async () => undefined;
  return {
    ...reader,
    reader,
    isNew: false,
    restricted: [],
    isLogDamaged: false,
    file: undefined,
    head: { ...NO_HEAD, check: headCheck(folder, reader, onFault) },
    lossOf: () => undefined,
    saveLost: nothing,
    projection: { catchUp: waitForIndex(reader), note: () => undefined, close: nothing },
  };
}
