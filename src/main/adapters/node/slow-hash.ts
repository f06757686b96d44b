import { scrypt } from 'node:crypto';

/** scrypt's cost: about 0.1 s and 16 MiB for each attempt. */
const COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };

/** The bytes of a hash. */
export const KEY_BYTES = 32;
const AT_MOST = 2;

/** How many may wait for their turn: less than a second's work. */
const MOST_WAITING = 8;

let running = 0;
const waiting: (() => void)[] = [];

/** Many attempts at once must not take the whole thread pool: at most two run at a time. */
export async function slowHash(secret: string, salt: Buffer): Promise<Buffer> {
  if (running >= AT_MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await new Promise((resolve, reject) => {
      scrypt(secret, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
    });
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Whether no more hashes may wait for their turn. */
export function isQueueFull(): boolean {
  return waiting.length >= MOST_WAITING;
}
