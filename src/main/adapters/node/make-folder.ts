import { type MakeDirectoryOptions, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { systemWords } from './system-words.ts';

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The code of an error of the system. */
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? error.code : undefined;

function make(folder: string, options: MakeDirectoryOptions): void {
  try {
    mkdirSync(folder, options);
  } catch (error) {
    // Somebody else may make it at the same time.
    if (isFolder(folder)) return;
    const above = dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder || isFolder(above)) throw error;
    make(above, options);
    make(folder, options);
  }
}

/**
 * Makes a folder, with those above it, unless it is there. Node's own way to do so never ends where the
 * system makes none below one that is there, as in /proc.
 * @throws Error with the code of the system that names the folder
 */
export function makeFolder(folder: string, mode?: number): void {
  // The log asks for each line: an error that is thrown and caught costs more.
  if (isFolder(folder)) return;
  try {
    make(folder, mode === undefined ? {} : { mode });
  } catch (error) {
    const { errno, code } = error as NodeJS.ErrnoException;
    const text = `The folder ${folder} cannot be made: ${systemWords(error)}`;
    throw Object.assign(new Error(text, { cause: error }), { errno, code });
  }
}
