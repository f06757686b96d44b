import { hkdfSync } from 'node:crypto';
import type { BackupManifest, RecoveryKey } from '../../../shared/schemas/data/backup.ts';
import type { SealedDataKey } from '../../../shared/schemas/data/data-keys.ts';
import { type ChunkCipher, encryptedChunks, openDatabaseKey, plainChunks } from './chunk-cipher.ts';
import type { Header } from './header.ts';
import { contentKeyFrom, KEY_BYTES, newSalt, passphraseKey, sealFor } from './recovery-key.ts';
import { refused } from './refused.ts';

/** What keeps a new backup from anyone who finds it; null for one that everybody can read. */
export type Protection =
  | { readonly passphrase: string }
  | { readonly recoveryKey: RecoveryKey }
  | DataKeyProtection
  | null;

/** The key of the data seals their backup, and their holders open it. */
export interface DataKeyProtection {
  readonly dataKey: Buffer;
  /** What the backup says of that key. */
  readonly sealed: SealedDataKey;
}

/** Opens the data key of a backup: who may open the data may, and anyone who types the recovery key. */
export type OpenSealedKey = (
  sealed: SealedDataKey,
  recoveryKey: string | null,
) => Buffer | undefined;

/** What opens a backup: its passphrase, or the key of its content while the writer still has it. */
export type Secret =
  | {
      /** The passphrase or the recovery key, as somebody typed it. */
      readonly passphrase: string | null;
      readonly openSealedKey?: OpenSealedKey;
    }
  | { readonly contentKey: Buffer };

type Encryption = BackupManifest['encryption'];

/** A backup has a key of its own, though its data key is that of many. RFC 5869. @param salt base64url */
function keyOfDataKey(dataKey: Buffer, salt: string): Buffer {
  const bytes = Buffer.from(salt, 'base64url');
  return Buffer.from(hkdfSync('sha256', dataKey, bytes, 'quotedesk backup', KEY_BYTES));
}

/** What the header of a backup says that the key of its data seals, and the key of its content. */
export function protectByDataKey({ dataKey, sealed }: DataKeyProtection) {
  const salt = newSalt();
  const how = { cipher: 'aes-256-gcm', keyDerivation: 'data-key' } as const;
  const encryption = { ...how, salt, dataKey: sealed };
  return { encryption, contentKey: keyOfDataKey(dataKey, salt) };
}

/** What the header of a backup says of its protection, and what opens the backup again. */
export async function protect(protection: Protection): Promise<{
  readonly encryption: Encryption;
  readonly contentKey: Buffer | null;
}> {
  if (!protection) return { encryption: null, contentKey: null };
  if ('recoveryKey' in protection) {
    const { encryption, key } = sealFor(protection.recoveryKey);
    return { encryption, contentKey: key };
  }
  if ('dataKey' in protection) return protectByDataKey(protection);
  const salt = newSalt();
  const { key, check } = await passphraseKey(protection.passphrase, salt);
  const how = { cipher: 'aes-256-gcm', keyDerivation: 'scrypt' } as const;
  return { encryption: { ...how, salt, keyCheck: check }, contentKey: key };
}

/** The key of the content; undefined where the passphrase is wrong. */
async function keyFrom(
  encryption: Exclude<Encryption, null | { keyDerivation: 'data-key' }>,
  passphrase: string,
) {
  if (encryption.keyDerivation === 'scrypt-x25519') return contentKeyFrom(encryption, passphrase);
  const { key, check } = await passphraseKey(passphrase, encryption.salt);
  return check === encryption.keyCheck ? key : undefined;
}

async function contentKeyOf(
  encryption: NonNullable<Encryption>,
  secret: Secret,
  file: string,
): Promise<Buffer> {
  if ('contentKey' in secret) return secret.contentKey;
  const { passphrase, openSealedKey } = secret;
  if (encryption.keyDerivation === 'data-key') {
    const dataKey = openSealedKey?.(encryption.dataKey, passphrase);
    if (dataKey) return keyOfDataKey(dataKey, encryption.salt);
    throw refused('backupNeedsRecoveryKey', file);
  }
  if (passphrase === null) throw refused('backupNeedsPassphrase', file);
  const key = await keyFrom(encryption, passphrase).catch(() => {
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

function openedDatabaseKey(sealed: string, key: Buffer, file: string): string {
  try {
    return openDatabaseKey(sealed, key);
  } catch {
    throw refused('backupKeyDamaged', file);
  }
}

/**
 * What reads the chunks of a backup, and its database.
 * @throws {FaultError} where the passphrase is missing or wrong
 * @throws {FaultError} where its header holds keys that cannot be
 */
export async function openingOf(
  { manifest: { encryption, databaseKey: sealed }, digest }: Header,
  secret: Secret,
  file: string,
): Promise<Opening> {
  if (!encryption) return { cipher: plainChunks, databaseKey: undefined };
  const key = await contentKeyOf(encryption, secret, file);
  const databaseKey = sealed === undefined ? undefined : openedDatabaseKey(sealed, key, file);
  return { cipher: encryptedChunks(key, digest), databaseKey };
}
