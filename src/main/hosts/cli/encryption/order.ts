import { mkdirSync } from 'node:fs';
import type { Command } from 'commander';
import {
  defaultKeyFile,
  hostKey,
  hostKeyFile,
  hostKeyHolder,
  makeKeyFile,
  readKeyFile,
} from '../../../adapters/node/keys/host-key.ts';
import type { Encrypted, EncryptionOrder } from '../../../app/encryption/encryption.ts';
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
    `the key of this computer; by default as for the host (${defaultKeyFile()})`,
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
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/**
 * Makes a key for this computer where it has none.
 * @returns the file that has it; undefined where it comes from elsewhere
 */
export function ensureHostKey({ keyFile }: KeyOptions): string | undefined {
  const file = keyFile ?? hostKeyFile();
  const isThere = keyFile === undefined ? hostKey() : readKeyFile(keyFile);
  if (isThere === undefined && file !== undefined) makeKeyFile(file);
  return file;
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
    'Whoever has it opens the data; without it, and without the key of this computer, nobody does.',
  ];
}

/** What stays as it was. */
export function leftLines(left: readonly string[]): string[] {
  if (left.length === 0) return [];
  return [`These copies cannot be read, and stay as they are: ${left.join(', ')}`];
}
