import envPaths from 'env-paths';

/** The port on 127.0.0.1 where the API listens by default. */
export const DEFAULT_PORT = 8517;

/** The default data folder: the system's usual one for this user. */
export function defaultDataFolder(): string {
  return envPaths('Quotedesk', { suffix: '' }).data;
}

/** The folder of Chromium's own files, in the data folder. */
export const PROFILE = 'desktop-profile';
