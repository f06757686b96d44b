import { homedir } from 'node:os';
import { join } from 'node:path';
import envPaths from 'env-paths';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { followMoves } from './moved.ts';

/** The port on 127.0.0.1 where the API listens by default. */
export const DEFAULT_PORT = 8517;

/** The data folder that the administrator set; undefined where none is. */
export function policyDataFolder({ dataFolder }: Policies): string | undefined {
  return dataFolder?.startsWith('~') ? join(homedir(), dataFolder.slice(1)) : dataFolder;
}

/** The default data folder: the one that the administrator set, else the system's usual one for this user. */
export function defaultDataFolder(policies: Policies = {}): string {
  return policyDataFolder(policies) ?? envPaths('Quotedesk', { suffix: '' }).data;
}

/** Where the data are: in the folder that was named, or the default one, or where they were moved to. */
export function dataFolderFor(named: string | undefined, policies: Policies = {}): string {
  return followMoves(named ?? defaultDataFolder(policies));
}

/** The folder of Chromium's own files, in the data folder. */
export const PROFILE = 'desktop-profile';
