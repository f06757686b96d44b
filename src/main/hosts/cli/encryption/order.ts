import { resolve } from 'node:path';
import type { Command } from 'commander';
import {
  defaultKeyFile,
  hostKey,
  hostKeyFile,
  hostKeyHolder,
} from '../../../adapters/node/keys/host-key.ts';
import {
  makeKeyFile,
  readKeyFile,
  setAsideUnusable,
  UnusableKey,
} from '../../../adapters/node/keys/key-file.ts';
import { makeFolder } from '../../../adapters/node/make-folder.ts';
import type { Encrypted } from '../../../app/encryption/encryption.ts';
import type { EncryptionOrder } from '../../../app/encryption/order.ts';
import type { DataOptions } from '../common/data-command.ts';
import { dataFolderOf, filledFolderOf } from '../common/data-folder.ts';

/** The options of a command that works on the keys of a data folder. */
export interface KeyOptions extends DataOptions {
  readonly keyFile?: string;
}

/** Gives a command the option `--key-file`. */
export function withKeyFile(command: Command): Command {
  return command.option(
    '--key-file <file>',
    `the key of this computer; by default as for the host (${defaultKeyFile()}), which finds another one only by QUOTEDESK_DATA_KEY_FILE`,
  );
}

/**
 * What a command is to do with the keys of its folder.
 * @throws CommandFault where that holds no data, and none may be begun
 */
export function orderOf(options: KeyOptions): EncryptionOrder {
  const dataFolder = options.new ? newFolderOf(options) : filledFolderOf(options);
  return { dataFolder, holders: [hostKeyHolder(options.keyFile)], now: Date.now() };
}

/** A folder whose data begin encrypted, with its first start. */
function newFolderOf(options: KeyOptions): string {
  const folder = dataFolderOf(options);
  makeFolder(folder, 0o700);
  return folder;
}

/** @throws {UnusableKey} where there is one that cannot be used; its file may be the key of other data */
function usableKey({ keyFile }: KeyOptions): Buffer | undefined {
  try {
    return keyFile === undefined ? hostKey() : readKeyFile(keyFile);
  } catch (error) {
    if (!(error instanceof UnusableKey)) throw error;
    const way = 'Correct this, or move it out of the way: a new one is then made';
    throw new UnusableKey(`${error.message}. ${way}`);
  }
}

/**
 * Makes a key for this computer where it has none.
 * @returns the file that has it; undefined where it comes from elsewhere
 */
export function ensureHostKey(options: KeyOptions): string | undefined {
  const file = options.keyFile ?? hostKeyFile();
  const isThere = usableKey(options);
  if (isThere === undefined && file !== undefined) makeKeyFile(file);
  return file;
}

/**
 * The same in the place of a file that holds no usable key, which is kept under another name.
 * @param now epoch milliseconds
 */
export function replaceHostKey(options: KeyOptions, now: number): ReplacedKey {
  const named = options.keyFile ?? hostKeyFile();
  const aside = named === undefined ? undefined : setAsideUnusable(named, now);
  return { file: ensureHostKey(options), aside };
}

/** What a key for this computer that does not open the data became. */
interface ReplacedKey {
  /** Where the key is; undefined where it comes from the environment. */
  readonly file: string | undefined;
  /** The name that a file without a usable key has now. */
  readonly aside: string | undefined;
}

/** How hosts and other commands find a key that is not where they look by themselves. */
export function placeLines(file: string | undefined): string[] {
  const place = file && resolve(file);
  const usual = hostKeyFile();
  if (place === undefined || (usual !== undefined && resolve(usual) === place)) return [];
  const { QUOTEDESK_DATA_KEY: variable } = process.env;
  return [
    `The host and other commands look elsewhere: set QUOTEDESK_DATA_KEY_FILE=${place} for them.`,
    ...(variable ? ['Take QUOTEDESK_DATA_KEY away, which comes before it.'] : []),
  ];
}

/** What whoever wrote data under a new key must know. */
export function encryptedLines(
  { recoveryKey, left }: Encrypted,
  file: string | undefined,
): string[] {
  return [
    ...recoveryLines(recoveryKey),
    file === undefined
      ? 'The key of this computer comes from its environment, as for the host.'
      : `The key of this computer is in ${file}: keep it out of backups of the data folder.`,
    ...placeLines(file),
    ...leftLines(left),
  ];
}

/** The recovery key, with what it is for. */
export function recoveryLines(recoveryKey: string): string[] {
  return [
    'Recovery key, which is not shown again. Write it down, and keep it away from this computer:',
    '',
    `  ${recoveryKey}`,
    '',
    'Anyone who has it can open the data. If it and the key of this computer are both lost, nobody can.',
  ];
}

/** What stays as it was. */
export function leftLines(left: readonly string[]): string[] {
  if (left.length === 0) return [];
  return [`These copies cannot be read, and stay as they are: ${left.join(', ')}`];
}
