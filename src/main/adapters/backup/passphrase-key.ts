import { createHash, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** The bytes of every key of a backup. */
export const KEY_BYTES = 32;

/** A passphrase is weaker than a random key: 128 MiB for each guess. Source: RFC 7914, OWASP. */
const SLOW = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A new salt, base64url: no two backups, and no two recovery keys, have one key. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** As many bytes as are wanted, the same for the same passphrase and salt. @param salt base64url */
export function slowBytes(passphrase: string, salt: string, bytes: number): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), bytes, SLOW);
}

/** The key of one backup that is made with its passphrase. */
export interface PassphraseKey {
  readonly key: Buffer;
  /** Base64url; the same for the same passphrase and salt, and says nothing of the key. */
  readonly check: string;
}

/** The key that a passphrase gives with a salt. */
export async function passphraseKey(passphrase: string, salt: string): Promise<PassphraseKey> {
  const bytes = await slowBytes(passphrase, salt, 2 * KEY_BYTES);
  const check = createHash('sha256').update(bytes.subarray(KEY_BYTES)).digest('base64url');
  return { key: bytes.subarray(0, KEY_BYTES), check };
}
