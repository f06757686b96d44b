import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where it stands that an update is not done yet. */
export const placeOf = (dataFolder: string) => join(dataFolder, 'update.json');

/** Whether one may not be done. */
export const isUpdatePending = (dataFolder: string): boolean => existsSync(placeOf(dataFolder));
