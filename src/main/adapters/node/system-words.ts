import { getSystemErrorMap } from 'node:util';

/**
 * Why the system refused a file or a folder, in the system's own words: without its code, the call
 * and the path. What is no error of the system says itself what is wrong.
 */
export function systemWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errno } = error as NodeJS.ErrnoException;
  const [, words] = (errno === undefined ? undefined : getSystemErrorMap().get(errno)) ?? [];
  return words ?? error.message;
}
