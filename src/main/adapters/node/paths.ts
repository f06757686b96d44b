import envPaths from 'env-paths';

/** The port on 127.0.0.1 where the API listens unless told otherwise. */
export const DEFAULT_PORT = 8517;

/** Where data is kept unless told otherwise: the system's usual folder for this user. */
export function defaultDataFolder(): string {
  return envPaths('Quotedesk', { suffix: '' }).data;
}
