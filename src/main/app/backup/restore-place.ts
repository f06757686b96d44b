import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';

/** Below the data folder: data that are to take the place of its own at the next start, once that is said. */
export const preparedIn = (dataFolder: string) => join(dataFolder, BACKUPS, 'to-restore');

/** Whether there are such data. */
export const isPrepared = (dataFolder: string): boolean => existsSync(preparedIn(dataFolder));
