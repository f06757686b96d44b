import { join } from 'node:path';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
import { keepAside, switchSteps } from '../../adapters/sqlite/files/switch-database.ts';
import type { RestoredKeys } from './restore-keys.ts';

/** Data that take the place of others. */
export interface Switch {
  readonly dataFolder: string;
  /** The folder of the new ones, as `writeRestored` leaves it. */
  readonly restored: string;
  readonly at: string;
  /** Gives the folder the keys of the new data, where its own do not open. */
  readonly replaceKeys?: RestoredKeys['replace'];
}

/**
 * Keeps the data of a locked folder aside, and puts restored ones in their place. It may be done again
 * where a crash cut it off.
 * @param present what opens the data of before; undefined where nobody here can
 * @param at when: names the folder of those of before; ISO 8601, UTC
 * @returns where those of before are; null where there were none
 */
export function switchTo(
  { dataFolder, restored, at, replaceKeys }: Switch,
  present: SqliteParts | undefined,
): string | null {
  const into = join(dataFolder, BACKUPS, `before-restore-${at.replaceAll(/[-:]/g, '')}`);
  const keptIn = hasDatabase(into) ? into : (keepAside(dataFolder, into, present) ?? null);
  replaceKeys?.(dataFolder);
  for (const step of switchSteps(dataFolder, restored)) step();
  return keptIn;
}
