import { join } from 'node:path';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import type { SqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { writeDataKeys } from '../../adapters/sqlite/files/data-keys-file.ts';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';
import { hasDatabase } from '../../adapters/sqlite/files/replace-data.ts';
import { keepAside, switchSteps } from '../../adapters/sqlite/files/switch-database.ts';

/** Data that take the place of others. */
export interface Switch {
  readonly dataFolder: string;
  /** The folder of the new ones, as `writeRestored` leaves it. */
  readonly restored: string;
  readonly at: string;
  /** The sealed key of the new data, where the folder's own do not open: null for none. */
  readonly keys?: SealedDataKey | null;
}

/**
 * Keeps the data of a locked folder aside, and puts restored ones in their place. It may be done again
 * where a crash cut it off.
 * @param present what opens the data of before; undefined where no one here can
 * @param at when: names the folder of those of before; ISO 8601, UTC
 * @returns where those of before are; null where there were none
 */
export function switchTo(
  { dataFolder, restored, at, keys }: Switch,
  present: SqliteParts | undefined,
): string | null {
  const into = join(dataFolder, BACKUPS, `before-restore-${at.replaceAll(/[-:]/g, '')}`);
  const keptIn = hasDatabase(into) ? into : (keepAside(dataFolder, into, present) ?? null);
  if (keys !== undefined) {
    writeDataKeys(dataFolder, keys ? { version: 1, present: keys } : undefined);
  }
  for (const step of switchSteps(dataFolder, restored)) step();
  return keptIn;
}
