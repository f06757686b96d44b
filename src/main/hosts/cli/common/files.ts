import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { makeFolder } from '../../../adapters/node/make-folder.ts';
import { systemWords } from '../../../adapters/node/system-words.ts';
import { systemFault } from './faults.ts';

/** What kept a file from being read, as a fault that names it. */
export function unreadFile(error: unknown, file: string): unknown {
  const fault = systemFault(error, message('fileNotRead', { file, reason: systemWords(error) }));
  return fault ? new FaultError(fault) : error;
}

/**
 * The content of a file, or of standard input (`-`).
 * @throws FaultError that says why it can't be read
 */
export async function readFile(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return readFileSync(file);
  } catch (error) {
    throw unreadFile(error, file);
  }
}

/** The value of a JSON text. @throws FaultError where it is none */
export function jsonIn(text: string): ReturnType<typeof JSON.parse> {
  try {
    return JSON.parse(text);
  } catch {
    throw new FaultError({ kind: 'invalid', message: message('fileNotJson') });
  }
}

/** The content of a file in base64. @throws FaultError where it can't be read, or has too many bytes */
export async function readBase64(file: string, most: number, tooLarge: FaultError) {
  const bytes = await readFile(file);
  if (bytes.length > most) throw tooLarge;
  return Buffer.from(bytes).toString('base64');
}

/** A file to write. */
export interface NewFile {
  readonly name: string;
  readonly contentBase64: string;
}

/** Whether files may replace others. */
interface Force {
  readonly force?: boolean | undefined;
}

/** Does what writes to a path. @throws FaultError that names the path and why it can't be written */
export function writing<T>(path: string, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const reason = systemWords(error);
    const fault = systemFault(error, message('fileNotWritten', { file: path, reason }));
    throw fault ? new FaultError(fault) : error;
  }
}

/** Writes a file, by default one that is not there yet. @throws FaultError that says why it can't be written */
export function writeFile(path: string, content: string | Uint8Array, { force }: Force = {}): void {
  writing(path, () => writeFileSync(path, content, { flag: force ? 'w' : 'wx' }));
}

/**
 * Writes all files into a folder, which it makes, or none where one would be overwritten.
 * @returns their paths
 * @throws FaultError that names what is in the way
 */
export function writeFiles(
  files: readonly NewFile[],
  { out, force }: Force & { readonly out: string },
): string[] {
  const paths = files.map(({ name }) => join(out, name));
  const folder = paths.find((path) => existsSync(path) && statSync(path).isDirectory());
  if (folder !== undefined) {
    const text = message('fileIsFolder', { file: folder });
    throw new FaultError({ kind: 'invalid', message: text });
  }
  const taken = force ? [] : paths.filter((path) => existsSync(path));
  if (taken.length > 0) {
    const [file = ''] = taken;
    const text =
      taken.length === 1
        ? message('fileThere', { file })
        : message('filesThere', { files: taken.join(', ') });
    throw new FaultError({ kind: 'conflict', message: text });
  }
  writing(out, () => makeFolder(out));
  for (const [i, { contentBase64 }] of files.entries()) {
    writeFile(paths[i] ?? '', Buffer.from(contentBase64, 'base64'), { force });
  }
  return paths;
}

/** Writes a file and makes its folder. @returns its path @throws FaultError that says why it can't be written */
export function writeBytes(file: string, bytes: Uint8Array, { force }: Force): string {
  const contentBase64 = Buffer.from(bytes).toString('base64');
  const [path = file] = writeFiles([{ name: basename(file), contentBase64 }], {
    out: dirname(file),
    force,
  });
  return path;
}
