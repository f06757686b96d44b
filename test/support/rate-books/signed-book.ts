import { generateKeyPairSync, sign } from 'node:crypto';
import { canonicalJson } from '../../../src/main/adapters/node/hash.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';

const RAW_KEY = 32;

/** Makes a publisher with a new key, who signs rate books: each as a signed file holds it. */
export function publisher() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY);
  return (rateBook: RateBook) => ({
    rateBook,
    signature: {
      algorithm: 'Ed25519' as const,
      publicKey: key.toString('base64'),
      value: sign(null, Buffer.from(canonicalJson(rateBook)), privateKey).toString('base64'),
    },
  });
}
