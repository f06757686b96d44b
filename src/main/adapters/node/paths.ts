import envPaths from 'env-paths';
import { followMoves } from './moved.ts';

/** The port on 127.0.0.1 where the API listens by default. */
export const DEFAULT_PORT = 8517;

/** The default data folder: the system's usual one for this user. */
export function defaultDataFolder(): string {
  return envPaths('Quotedesk', { suffix: '' }).data;
}

/** Where the data are: in the folder that was named, or the default one, or where they were moved to. */
export function dataFolderFor(named: string | undefined): string {
  return followMoves(named ?? defaultDataFolder());
}

/** The folder of Chromium's own files, in the data folder. */
export const PROFILE = 'desktop-profile';
