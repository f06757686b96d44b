import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { utcText } from '../../../shared/domain/date.ts';
import type { WaitingRestore } from '../../../shared/schemas/data/backups.ts';
import { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { FILE } from '../../adapters/sqlite/files/file-names.ts';
import { jsonFile } from './json-file.ts';
import { preparedIn } from './restore-place.ts';

/** In that folder, from the moment on at which somebody said so. */
export const saidIn = (dataFolder: string) =>
  jsonFile(join(preparedIn(dataFolder), 'restore.json'), Type.Object({ at: Type.String() }));

/**
 * In that folder where the keys of the data folder do not open: the sealed key that takes their place,
 * null for none.
 */
export const keysIn = (dataFolder: string) =>
  jsonFile(
    join(preparedIn(dataFolder), 'keys.json'),
    Type.Object({ keys: Type.Union([SealedDataKey, Type.Null()]) }),
  );

/** In that folder: when its data were backed up or kept aside; ISO 8601, UTC. */
export const madeIn = (folder: string) =>
  jsonFile(join(folder, 'made.json'), Type.Object({ madeAt: Type.String() }));

/** Whether data take their place at the next start. */
export const isConfirmed = (dataFolder: string): boolean => saidIn(dataFolder).read() !== undefined;

/** The restore that the next start does; null where it does none. */
export const waitingRestore = (dataFolder: string): WaitingRestore | null =>
  isConfirmed(dataFolder)
    ? { madeAt: madeIn(preparedIn(dataFolder)).read()?.madeAt ?? null }
    : null;

/** Forgets a restore that was prepared. */
export function discardRestore(dataFolder: string): void {
  rmSync(preparedIn(dataFolder), { recursive: true, force: true });
}

/** Has the prepared data take their place at the next start. @returns false where none are prepared */
export function confirmRestore(dataFolder: string, now: number): boolean {
  if (!existsSync(join(preparedIn(dataFolder), FILE))) return false;
  saidIn(dataFolder).write({ at: utcText(now) });
  return true;
}
