import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { FileContent } from '../../../../shared/schemas/desk/desktop.ts';

/** How often a name that is taken is tried with another number. */
const MOST_NUMBERS = 1000;

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

/** Writes one file, and never over another: a name that is taken gets a number. @returns its path */
function writeNew(folder: string, { name, contentBase64 }: FileContent): string {
  const { name: stem, ext } = parse(name);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${stem} (${number})${ext}`);
    try {
      writeFileSync(path, Buffer.from(contentBase64, 'base64'), { flag: 'wx', mode: 0o600 });
      return path;
    } catch (error) {
      if (!isTaken(error) || number >= MOST_NUMBERS) throw error;
    }
  }
}

/**
 * Writes files into a folder, for their owner only.
 * @returns their paths
 * @throws where one cannot be written; those before it stay
 */
export function writeFiles(folder: string, files: readonly FileContent[]): string[] {
  return files.map((file) => writeNew(folder, file));
}

/** Milliseconds for which another program has to read a file that was handed to it. */
const KEPT = 24 * 3_600_000;

/**
 * Deletes what {@link writeOutgoing} wrote more than a day before.
 * @param now in milliseconds since 1970
 */
export function clearOutgoing(folder: string, now: number): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (now - statSync(path).mtimeMs > KEPT) rmSync(path, { recursive: true, force: true });
  }
}

/** Writes files for another program into a new folder. @param folder that holds nothing else */
export function writeOutgoing(folder: string, files: readonly FileContent[]): string[] {
  return writeFiles(mkdtempSync(join(folder, 'files-')), files);
}
