import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a folder in whose bytes something stands. */
export function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => readFileSync(path).includes(text));
}
