import { statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import envPaths from 'env-paths';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { followMoves } from './moved.ts';

/** The port on 127.0.0.1 where the API listens by default. */
export const DEFAULT_PORT = 8517;

/** The data folder that the administrator set; undefined where none is. */
export function policyDataFolder({ dataFolder }: Policies): string | undefined {
  return dataFolder?.startsWith('~') ? join(homedir(), dataFolder.slice(1)) : dataFolder;
}

/** The data folder that the environment names; undefined where it names none. */
function environmentDataFolder(): string | undefined {
  const { QUOTEDESK_DATA: folder } = process.env;
  return folder ? resolve(folder) : undefined;
}

/**
 * The default data folder: the one that the administrator set, else the one that QUOTEDESK_DATA names, else
 * the system's usual one for this user.
 */
export function defaultDataFolder(policies: Policies = {}): string {
  const usual = () => envPaths('Quotedesk', { suffix: '' }).data;
  return policyDataFolder(policies) ?? environmentDataFolder() ?? usual();
}

/** @throws {FaultError} where a path, or the nearest one above it that is there, is a file */
function mustBeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  const above = dirname(path);
  if (found?.isDirectory() === false) {
    throw new FaultError({ kind: 'invalid', message: message('dataIsFile', { file: path }) });
  }
  if (!found && above !== path) mustBeFolder(above);
}

/**
 * Where the data are: in the folder that was named, or the default one, or where they were moved to.
 * @throws {FaultError} where that is a file
 */
export function dataFolderFor(named: string | undefined, policies: Policies = {}): string {
  const folder = followMoves(named ?? defaultDataFolder(policies));
  mustBeFolder(resolve(folder));
  return folder;
}

/** The folder of Chromium's own files, in the data folder. */
export const PROFILE = 'desktop-profile';
