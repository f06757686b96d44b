import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

/**
 * The content of a file, or of standard input (`-`).
 * @throws Error that says why it can't be read
 */
export async function readFile(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return readFileSync(file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    const reason = code === 'ENOENT' ? 'there is no such file' : code;
    throw new Error(`${file} can not be read: ${reason}`);
  }
}
