import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import envPaths from 'env-paths';
import { utcText } from '../../../../shared/domain/date.ts';
import { type KeyHolder, secretHolder } from './key-holder.ts';
import { newKeyText, parseKeyText } from './key-text.ts';

/** The name of a credential of systemd. */
const CREDENTIAL = 'quotedesk-data-key';

/** Where the key of this computer is unless something else is said: never in the data folder. */
export const defaultKeyFile = (): string =>
  join(envPaths('Quotedesk', { suffix: '' }).config, 'data.key');

/** A key that is there and cannot be used. The message is for people. */
export class UnusableKey extends Error {
  override readonly name = 'UnusableKey';
}

function parsed(text: string, where: string): Buffer {
  const key = parseKeyText(text);
  if (key) return key;
  throw new UnusableKey(`What is in ${where} is no key`);
}

/**
 * The key in a file.
 * @returns undefined where there is no such file
 * @throws {UnusableKey} where it is no key, or not for its owner alone
 */
export function readKeyFile(file: string): Buffer | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  // A pipe would be waited for.
  if (!found.isFile()) throw new UnusableKey(`${file} is not a file`);
  // Windows has no such modes: a folder in the user's profile is private by itself.
  if (process.platform !== 'win32' && (found.mode & 0o077) !== 0) {
    throw new UnusableKey(`Others can read the key in ${file}: take it away from them (chmod 600)`);
  }
  return parsed(readFileSync(file, 'utf8'), file);
}

/**
 * Gives a key file that cannot be used another name, so that there is room for a new one.
 * @param now epoch milliseconds
 * @returns the name that it has now; undefined where the key is usable, or not there
 */
export function setAsideUnusable(file: string, now: number): string | undefined {
  // What is no file at all is named by mistake, and stays.
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  if (!isFile) return undefined;
  try {
    readKeyFile(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof UnusableKey)) throw error;
  }
  const time = utcText(now).replaceAll(/[^0-9TZ]/g, '');
  const names = [time, ...Array.from({ length: 99 }, (_, at) => `${time}-${at + 2}`)];
  const free = names.map((name) => `${file}.unusable-${name}`).find((name) => !existsSync(name));
  if (free === undefined) throw new UnusableKey(`${file} has too many copies that were set aside`);
  renameSync(file, free);
  return free;
}

/** Makes a file with a new key, for its owner alone. @throws where there is such a file */
export function makeKeyFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${newKeyText()}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

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
 * @throws {UnusableKey} where it is there and cannot be used
 */
export function hostKey(environment = process.env): Buffer | undefined {
  const { QUOTEDESK_DATA_KEY: key } = environment;
  if (key) return parsed(key, 'QUOTEDESK_DATA_KEY');
  const file = hostKeyFile(environment);
  if (file !== undefined) return readKeyFile(file);
  const credential = credentialFile(environment);
  return credential === undefined
    ? undefined
    : parsed(readFileSync(credential, 'utf8'), credential);
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
