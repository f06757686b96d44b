import { existsSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { message } from '../../../../shared/domain/messages/message.ts';
import { makeFolder } from '../../../adapters/node/make-folder.ts';
import { systemWords } from '../../../adapters/node/system-words.ts';
import { CommandFault } from './command-fault.ts';
import { systemFault } from './system-fault.ts';

/** A file to write. */
export interface NewFile {
  readonly name: string;
  readonly contentBase64: string;
}

/** Where files go, and whether they may replace others. */
export interface WriteOptions {
  readonly out: string;
  readonly force?: boolean;
}

/** Does what writes to a path. @throws CommandFault that names the path and why it can't be written */
export function writing<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const reason = systemWords(error);
    const fault = systemFault(error, message('fileNotWritten', { file: path, reason }));
    throw fault ? new CommandFault(fault) : error;
  }
}

/** Writes a file that is not there yet. @throws CommandFault that says why it can't be written */
export function writeNewFile(path: string, contentBase64: string, flag: 'wx' | 'w' = 'wx'): void {
  writing(path, () => writeFileSync(path, Buffer.from(contentBase64, 'base64'), { flag }));
}

/**
 * Writes all files into a folder, which it makes, or none where one would be overwritten.
 * @returns their paths
 * @throws CommandFault that names what is in the way
 */
export function writeFiles(files: readonly NewFile[], { out, force }: WriteOptions): string[] {
  const paths = files.map(({ name }) => join(out, name));
  const folder = paths.find((path) => existsSync(path) && statSync(path).isDirectory());
  if (folder !== undefined) {
    const said = message('fileIsFolder', { file: folder });
    throw new CommandFault({ kind: 'invalid', message: said });
  }
  const taken = force ? [] : paths.filter((path) => existsSync(path));
  if (taken.length > 0) {
    const [file = ''] = taken;
    const files = taken.join(', ');
    const said =
      taken.length === 1 ? message('fileThere', { file }) : message('filesThere', { files });
    throw new CommandFault({ kind: 'conflict', message: said });
  }
  writing(out, () => makeFolder(out));
  for (const [i, { contentBase64 }] of files.entries()) {
    writeNewFile(paths[i] ?? '', contentBase64, force ? 'w' : 'wx');
  }
  return paths;
}

/** Writes a file. @returns its path @throws CommandFault that says why it can't be written */
export function writeBytes(
  file: string,
  bytes: Uint8Array,
  { force = false }: { readonly force?: boolean },
): string {
  const contentBase64 = Buffer.from(bytes).toString('base64');
  const [path = file] = writeFiles([{ name: basename(file), contentBase64 }], {
    out: dirname(file),
    force,
  });
  return path;
}
