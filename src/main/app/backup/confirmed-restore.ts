import { join } from 'node:path';
import { Type } from 'typebox';
import { BACKUPS } from '../../adapters/sqlite/files/file-names.ts';
import { jsonFile } from './json-file.ts';

/** Below the data folder: data that are to take the place of its own at the next start, once that is said. */
export const preparedIn = (dataFolder: string) => join(dataFolder, BACKUPS, 'to-restore');

/** In that folder, from the moment on at which somebody said so. */
export const saidIn = (dataFolder: string) =>
  jsonFile(join(preparedIn(dataFolder), 'restore.json'), Type.Object({ at: Type.String() }));

/** Whether data take their place at the next start. */
export const isConfirmed = (dataFolder: string): boolean => saidIn(dataFolder).read() !== undefined;
