import { UnusableDatabase } from '../../adapters/sqlite/files/database-file.ts';
import { hasDataKeys } from '../../adapters/sqlite/files/has-data-keys.ts';

/**
 * Makes sure that the data of a folder are encrypted, where the administrator requires it.
 * @throws {UnusableDatabase} where they are not, also where there are none yet
 */
export function mustBeEncrypted(dataFolder: string): void {
  if (hasDataKeys(dataFolder)) return;
  throw new UnusableDatabase(
    `The administrator of this computer requires encrypted data, and those in ${dataFolder} are not: encrypt them by the command “encryption on”, or begin encrypted data by “encryption on --new”`,
  );
}
