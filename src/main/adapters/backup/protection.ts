import {
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
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../shared/result/fault-error.ts';
import type {
  BackupManifest,
  RecoveryEncryption,
  RecoveryKey,
} from '../../../shared/schemas/data/backup.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { type ChunkCipher, encryptedChunks, openDatabaseKey, plainChunks } from './chunk-cipher.ts';

/** What is wrong with a passphrase: the file itself may be sound. */
const OF_PASSPHRASE = [
  'backupNeedsRecoveryKey',
  'backupNeedsPassphrase',
  'backupPassphraseWrong',
] as const;

/** What is wrong with a file that should be a backup. */
type Refusal =
  | (typeof OF_PASSPHRASE)[number]
  | 'backupForeign'
  | 'backupOfOtherVersion'
  | 'backupNone'
  | 'backupHeaderDamaged'
  | 'backupKeyInvalid'
  | 'backupKeyDamaged'
  | 'backupOfOtherDatabase'
  | 'backupWithoutData';

/** The error of a file that is no backup, is not as it was written, or does not open. */
export function refused(code: Refusal, file: string): FaultError {
  return new FaultError({ kind: 'invalid', message: message(code, { file }) });
}

/** Whether a backup did not open because its passphrase is missing or wrong. */
export const isWrongPassphrase = (error: unknown): error is FaultError =>
  isFault(error, ...OF_PASSPHRASE);

/** The key of the data seals their backup, and their holders open it. */
export interface DataKeyProtection {
  readonly dataKey: Buffer;
  /** What the backup says of that key. */
  readonly sealed: SealedDataKey;
}

/** What keeps a new backup from anyone who finds it; null for one that everyone can read. */
export type Protection = { readonly recoveryKey: RecoveryKey } | DataKeyProtection | null;

/** Opens the data key of a backup: who may open the data may, and anyone who types the recovery key. */
export type OpenSealedKey = (
  sealed: SealedDataKey,
  recoveryKey: string | null,
) => Buffer | undefined;

/** What opens a backup: its passphrase, or the key of its content while the writer still has it. */
export type Secret =
  | {
      /** The passphrase or the recovery key, as it was typed. */
      readonly passphrase: string | null;
      readonly openSealedKey?: OpenSealedKey;
    }
  | { readonly contentKey: Buffer };

const KEY_BYTES = 32;

/** A passphrase is weaker than a random key: 128 MiB for each guess. Source: RFC 7914, OWASP. */
const SLOW = { N: 2 ** 17, r: 8, p: 1, maxmem: 2 ** 28 } as const;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** Keeps a key from being the one of another use of the same secret. */
const USE = 'quotedesk backup';

/** 32 bytes for one use. RFC 5869. */
const keyOf = (secret: Buffer, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, USE, KEY_BYTES));

/** A new salt, base64url: no two backups, and no two recovery keys, have one key. */
const newSalt = (): string => randomBytes(16).toString('base64url');

/** What stands before the 32 bytes of an X25519 private key in PKCS #8. RFC 8410, section 7. */
const PKCS8_START = Buffer.from('302e020100300506032b656e04220420', 'hex');

async function privateKeyOf(passphrase: string, salt: string): Promise<KeyObject> {
  const salted = Buffer.from(salt, 'base64url');
  const bytes = await derive(passphrase.normalize('NFC'), salted, KEY_BYTES, SLOW);
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

/** The key of one backup's content, bound to both public keys. */
function contentKeyOfPair(
  pair: { readonly privateKey: KeyObject; readonly publicKey: KeyObject },
  { publicKey, ephemeralKey }: Pick<RecoveryEncryption, 'publicKey' | 'ephemeralKey'>,
): Buffer {
  return keyOf(diffieHellman(pair), Buffer.from(`${publicKey}.${ephemeralKey}`));
}

/** What the header of a backup says of its protection, and the key of its content. */
interface Protected {
  readonly encryption: BackupManifest['encryption'];
  /** Null where everyone can read it. */
  readonly contentKey: Buffer | null;
}

function protectByPassphrase({ keyDerivation, salt, publicKey }: RecoveryKey): Protected {
  const { privateKey } = generateKeyPairSync('x25519');
  const ephemeralKey = publicText(privateKey);
  const contentKey = contentKeyOfPair(
    { privateKey, publicKey: publicKeyOf(publicKey) },
    { publicKey, ephemeralKey },
  );
  const encryption = {
    cipher: 'aes-256-gcm',
    keyDerivation,
    salt,
    publicKey,
    ephemeralKey,
  } as const;
  return { encryption, contentKey };
}

/** The same of one that the key of its data seals: it has a key of its own, though that is the key of many. */
export function protectByDataKey({ dataKey, sealed }: DataKeyProtection) {
  const salt = newSalt();
  const contentKey = keyOf(dataKey, Buffer.from(salt, 'base64url'));
  const how = { cipher: 'aes-256-gcm', keyDerivation: 'data-key' } as const;
  return { encryption: { ...how, salt, dataKey: sealed }, contentKey };
}

/** Makes the key of a new backup. */
export function protect(protection: Protection): Protected {
  if (!protection) return { encryption: null, contentKey: null };
  return 'recoveryKey' in protection
    ? protectByPassphrase(protection.recoveryKey)
    : protectByDataKey(protection);
}

/** The key of a backup's content; undefined where the passphrase is not that of its recovery key. */
async function contentKeyByPassphrase(
  encryption: RecoveryEncryption,
  passphrase: string,
): Promise<Buffer | undefined> {
  const privateKey = await privateKeyOf(passphrase, encryption.salt);
  if (publicText(privateKey) !== encryption.publicKey) return undefined;
  const publicKey = publicKeyOf(encryption.ephemeralKey);
  return contentKeyOfPair({ privateKey, publicKey }, encryption);
}

async function contentKeyOf(
  encryption: NonNullable<BackupManifest['encryption']>,
  secret: Secret,
  file: string,
): Promise<Buffer> {
  if ('contentKey' in secret) return secret.contentKey;
  const { passphrase, openSealedKey } = secret;
  if (encryption.keyDerivation === 'data-key') {
    const dataKey = openSealedKey?.(encryption.dataKey, passphrase);
    if (dataKey) return keyOf(dataKey, Buffer.from(encryption.salt, 'base64url'));
    throw refused('backupNeedsRecoveryKey', file);
  }
  if (passphrase === null) throw refused('backupNeedsPassphrase', file);
  const key = await contentKeyByPassphrase(encryption, passphrase).catch(() => {
    throw refused('backupKeyInvalid', file);
  });
  if (key) return key;
  throw refused('backupPassphraseWrong', file);
}

/** What reads a backup. */
export interface Opening {
  readonly cipher: ChunkCipher;
  /** The key of its database, hexadecimal; undefined where that has none. */
  readonly databaseKey: string | undefined;
}

/**
 * What reads the chunks of a backup, and its database.
 * @param digest of its manifest
 * @throws {FaultError} where the passphrase is missing or wrong
 * @throws {FaultError} where its header holds keys that cannot be
 */
export async function openingOf(
  { manifest, digest }: { readonly manifest: BackupManifest; readonly digest: Buffer },
  secret: Secret,
  file: string,
): Promise<Opening> {
  const { encryption, databaseKey: sealed } = manifest;
  if (!encryption) return { cipher: plainChunks, databaseKey: undefined };
  const key = await contentKeyOf(encryption, secret, file);
  const cipher = encryptedChunks(key, digest);
  if (sealed === undefined) return { cipher, databaseKey: undefined };
  try {
    return { cipher, databaseKey: openDatabaseKey(sealed, key) };
  } catch {
    throw refused('backupKeyDamaged', file);
  }
}
