import {
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  type ScryptOptions,
  scrypt,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { RecoveryEncryption, RecoveryKey } from '../../../shared/schemas/data/backup.ts';

/** The bytes of every key of a backup. */
export const KEY_BYTES = 32;

/** A passphrase is weaker than a random key: 128 MiB for each guess. Source: RFC 7914, OWASP. */
const SLOW = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A new salt, base64url: no two backups, and no two recovery keys, have one key. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** As many bytes as are wanted, the same for the same passphrase and salt. @param salt base64url */
function slowBytes(passphrase: string, salt: string, bytes: number): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64url'), bytes, SLOW);
}

/** The key of one backup that is made with its passphrase. */
interface PassphraseKey {
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

/** What stands before the 32 bytes of an X25519 private key in PKCS #8. RFC 8410, section 7. */
const PKCS8_START = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** Keeps the key from being the one of another use of the same pair. */
const USE = 'quotedesk backup';

async function privateKeyOf(passphrase: string, salt: string): Promise<KeyObject> {
  const bytes = await slowBytes(passphrase, salt, KEY_BYTES);
  const key = Buffer.concat([PKCS8_START, bytes]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

/** The public half of a key, base64url. */
function publicText(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  if (x === undefined) throw new Error('A key of a backup is not an X25519 key');
  return x;
}

const publicKeyOf = (x: string): KeyObject =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'X25519', x } });

/** A new recovery key: only the passphrase opens the backups that are made for it. */
export async function newRecoveryKey(passphrase: string): Promise<RecoveryKey> {
  const salt = newSalt();
  const publicKey = publicText(await privateKeyOf(passphrase, salt));
  return { keyDerivation: 'scrypt-x25519', salt, publicKey };
}

type Pair = { readonly privateKey: KeyObject; readonly publicKey: KeyObject };

/** The key of one backup's content: 32 bytes, bound to both public keys. RFC 5869. */
function contentKey(pair: Pair, { publicKey, ephemeralKey }: RecoveryEncryption): Buffer {
  const salt = Buffer.from(`${publicKey}.${ephemeralKey}`);
  return Buffer.from(hkdfSync('sha256', diffieHellman(pair), salt, USE, KEY_BYTES));
}

/** A content key for one backup, and what its header says so that the passphrase finds it again. */
export function sealFor({ keyDerivation, salt, publicKey }: RecoveryKey): {
  readonly encryption: RecoveryEncryption;
  readonly key: Buffer;
} {
  const { privateKey } = generateKeyPairSync('x25519');
  const ephemeralKey = publicText(privateKey);
  const named = { keyDerivation, salt, publicKey } as const;
  const encryption = { cipher: 'aes-256-gcm', ...named, ephemeralKey } as const;
  const pair = { privateKey, publicKey: publicKeyOf(publicKey) };
  return { encryption, key: contentKey(pair, encryption) };
}

/** The content key of a backup; undefined where the passphrase is not the one of its recovery key. */
export async function contentKeyFrom(
  encryption: RecoveryEncryption,
  passphrase: string,
): Promise<Buffer | undefined> {
  const privateKey = await privateKeyOf(passphrase, encryption.salt);
  if (publicText(privateKey) !== encryption.publicKey) return undefined;
  return contentKey({ privateKey, publicKey: publicKeyOf(encryption.ephemeralKey) }, encryption);
}
