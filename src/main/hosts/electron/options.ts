import { parseArgs } from 'node:util';

export interface DesktopOptions {
  readonly data: string | undefined;
  readonly port: number | undefined;
}

/**
 * Reads `--data DIR` and `--port N`. The arguments may also hold Chromium's and Electron's own
 * switches, and the path of the application.
 * @throws an Error with a message for the command line
 */
export function readOptions(args: readonly string[]): DesktopOptions {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { data: { type: 'string' }, port: { type: 'string' } },
  });
  if (values.data === true || values.data === '') throw new Error('--data takes a folder');
  return {
    data: typeof values.data === 'string' ? values.data : undefined,
    port: values.port === undefined ? undefined : portOf(values.port),
  };
}

function portOf(word: string | boolean | (string | boolean)[]): number {
  const port = typeof word === 'string' && /^\d{1,5}$/.test(word) ? Number(word) : Number.NaN;
  if (!(port <= 65535)) throw new Error('--port takes a number from 0 to 65535');
  return port;
}
