import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SOURCES = join(import.meta.dirname, 'library');
const CACHE = join(import.meta.dirname, '../../node_modules/.cache/quotedesk');
const COMPILERS = ['cc', 'gcc', 'clang'];
const FLAGS = ['-std=c11', '-Wall', '-Wextra', '-Werror', '-O1', '-shared', '-fPIC'];

/** Why there can be no fault library on this machine. The message is for people. */
export class NoLibrary extends Error {
  override readonly name = 'NoLibrary';
}

function missing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function compile(sources: readonly string[], target: string): Promise<void> {
  // Anyone who compiles at the same time never loads half a file.
  const partial = `${target}.${process.pid}.partial`;
  for (const compiler of COMPILERS) {
    try {
      await promisify(execFile)(compiler, [
        ...FLAGS,
        '-o',
        partial,
        ...sources,
        '-ldl',
        '-lpthread',
      ]);
      renameSync(partial, target);
      return;
    } catch (error) {
      if (!missing(error)) throw error;
    }
  }
  throw new NoLibrary(`There is no C compiler (${COMPILERS.join(', ')}) for the fault library`);
}

/**
 * Compiles the fault library, where its sources changed since the last time.
 * @returns the path of the shared object
 * @throws {NoLibrary} without a C compiler, and on any system but Linux
 */
export async function faultLibrary(): Promise<string> {
  if (process.platform !== 'linux') throw new NoLibrary('The fault library is for Linux alone');
  const files = readdirSync(SOURCES)
    .sort()
    .map((name) => join(SOURCES, name));
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  const target = join(CACHE, `faults-${hash.digest('hex').slice(0, 16)}.so`);
  if (existsSync(target)) return target;
  mkdirSync(CACHE, { recursive: true });
  await compile(
    files.filter((file) => file.endsWith('.c')),
    target,
  );
  return target;
}
