import { statSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import { parsedKey, readKeyFile, readSecretFile } from './key-file.ts';
import { type KeyHolder, secretHolder } from './key-holder.ts';

/** The name of a credential of systemd. */
const CREDENTIAL = 'quotedesk-data-key';

/** Where the key of this computer is unless something else is said: never in the data folder. */
export const defaultKeyFile = (): string =>
  join(envPaths('Quotedesk', { suffix: '' }).config, 'data.key');

/** Where the file of this computer's key is; undefined where the key is not in a file of ours. */
export function hostKeyFile(environment = process.env): string | undefined {
  const { QUOTEDESK_DATA_KEY: key, QUOTEDESK_DATA_KEY_FILE: file } = environment;
  if (key) return undefined;
  if (file) return file;
  return credentialFile(environment) === undefined ? defaultKeyFile() : undefined;
}

/** A file that systemd gives this service alone. systemd.exec(5), Credentials. */
function credentialFile({ CREDENTIALS_DIRECTORY: folder }: NodeJS.ProcessEnv): string | undefined {
  const file = folder && join(folder, CREDENTIAL);
  return file && statSync(file, { throwIfNoEntry: false }) ? file : undefined;
}

/**
 * The key of this computer: from a variable, a file that a variable names, a credential of systemd, or
 * the usual file.
 * @throws {FaultError} where it is there and cannot be used
 */
export function hostKey(environment = process.env): Buffer | undefined {
  const { QUOTEDESK_DATA_KEY: key } = environment;
  if (key) return parsedKey(key, 'QUOTEDESK_DATA_KEY');
  const file = hostKeyFile(environment);
  if (file !== undefined) return readKeyFile(file);
  const credential = credentialFile(environment);
  return credential === undefined ? undefined : readSecretFile(credential);
}

/** Where the key of this computer is looked for. */
function hostKeyPlace(environment = process.env): string {
  if (environment.QUOTEDESK_DATA_KEY) return 'QUOTEDESK_DATA_KEY';
  return hostKeyFile(environment) ?? credentialFile(environment) ?? CREDENTIAL;
}

/** Opens data keys by the key of this computer, which is read when it is first needed. */
export const hostKeyHolder = (file?: string): KeyHolder => ({
  ...secretHolder('host', () => (file === undefined ? hostKey() : readKeyFile(file))),
  place: () => file ?? hostKeyPlace(),
});

/** Opens data keys by a recovery key. */
export const recoveryHolder = (key: Buffer): KeyHolder => secretHolder('recovery', () => key);
