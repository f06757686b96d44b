import { scrypt } from 'node:crypto';

/** scrypt's cost, by the names of RFC 7914: `2 ** ln` steps, each of `r` blocks, `p` times. */
export interface HashCost {
  readonly ln: number;
  readonly r: number;
  readonly p: number;
}

/** The bytes of a hash. */
export const KEY_BYTES = 32;

/** A secret as it was typed, and what makes its hash another than that of the same secret elsewhere. */
export interface Salted {
  readonly secret: string;
  readonly salt: Uint8Array;
  readonly cost: HashCost;
}

/** The slow hash of a secret, calculated in Node's thread pool. */
const slowHash = ({ secret, salt, cost: { ln, r, p } }: Salted): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** ln;
    // Node.js would refuse the memory that the cost is made of: blocks of 128 bytes.
    const options = { N, r, p, maxmem: 128 * r * (N + p + 2) };
    scrypt(secret, salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** What the thread of hashes does. */
export const hashTasks = { slowHash };
export type HashTasks = typeof hashTasks;
