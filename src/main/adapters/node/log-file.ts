import { appendFileSync, renameSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoEntry } from '../../../shared/data/no-entry.ts';
import { makeFolder } from './make-folder.ts';

/** Bytes: a line that would make the file larger begins a new one. */
const LARGEST = 1_000_000;

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

async function linesOf(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  } catch (error) {
    if (isNoEntry(error)) return [];
    throw error;
  }
}

/** The log of a data folder: `logs/quotedesk.log`, and the lines before it in `quotedesk.1.log`. */
export function logFile(dataFolder: string) {
  const folder = join(dataFolder, 'logs');
  const file = join(folder, 'quotedesk.log');
  const older = join(folder, 'quotedesk.1.log');
  return {
    /** Its path. */
    file,
    /** Adds a line, given with its line end. Lines are few: no file stays open between them. */
    write(line: string): void {
      try {
        makeFolder(folder, 0o700);
        if (sizeOf(file) + Buffer.byteLength(line) > LARGEST) renameSync(file, older);
        appendFileSync(file, line, { mode: 0o600 });
      } catch {
        // Where no log can be written, the application works without one.
      }
    },
    /** The newest lines, the oldest of them first. */
    async newest(count: number): Promise<string[]> {
      const lines = await linesOf(file);
      const before = lines.length < count ? await linesOf(older) : [];
      return [...before, ...lines].slice(-count);
    },
  };
}
