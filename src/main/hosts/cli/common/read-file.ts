import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { systemReason } from './system-reason.ts';

/**
 * The content of a file, or of standard input (`-`).
 * @throws Error that says why it can't be read
 */
export async function readFile(file: string): Promise<Uint8Array> {
  if (file === '-') return buffer(process.stdin);
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`${file} can not be read: ${systemReason(error)}`);
  }
}
