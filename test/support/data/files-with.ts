import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bytes of a file; none where it was removed since it was listed. */
function bytesOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return Buffer.alloc(0);
    throw error;
  }
}

/** The files of a folder in whose bytes something stands. Others may write them meanwhile. */
export function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .filter((path) => bytesOf(path).includes(text));
}
