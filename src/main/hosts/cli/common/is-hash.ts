import { existsSync } from 'node:fs';

/** A hash, or how one begins. */
const HASH = /^[0-9a-f]{8,64}$/;

/** Whether an argument names a kept table by its hash: a file of that name goes first. */
export function isHash(given: string): boolean {
  return HASH.test(given) && !existsSync(given);
}
