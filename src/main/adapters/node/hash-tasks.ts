import { scrypt } from 'node:crypto';

/** scrypt's cost: about 0.1 s and 16 MiB for each attempt. */
const COST = { N: 2 ** 14, r: 8, p: 5, maxmem: 64 * 1024 * 1024 };

/** The bytes of a hash. */
export const KEY_BYTES = 32;

/** A secret as it was typed, and what makes its hash another than that of the same secret elsewhere. */
export interface Salted {
  readonly secret: string;
  readonly salt: Uint8Array;
}

/** The slow hash of a secret, calculated in Node's thread pool. */
const slowHash = ({ secret, salt }: Salted): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_BYTES, COST, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** What the thread of hashes does. */
export const hashTasks = { slowHash };
export type HashTasks = typeof hashTasks;
