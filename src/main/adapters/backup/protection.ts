import type { BackupManifest, RecoveryKey } from '../../../shared/schemas/backup.ts';
import { type ChunkCipher, encryptedChunks, openDatabaseKey, plainChunks } from './chunk-cipher.ts';
import { DamagedBackup, WrongPassphrase } from './damaged-backup.ts';
import type { Header } from './header.ts';
import { newSalt, passphraseKey } from './passphrase-key.ts';
import { contentKeyFrom, sealFor } from './recovery-key.ts';

/** What keeps a new backup from whoever finds it; null for one that everybody can read. */
export type Protection =
  | { readonly passphrase: string }
  | { readonly recoveryKey: RecoveryKey }
  | null;

/** What opens a backup: its passphrase, or the key of its content while the writer still has it. */
export type Secret = { readonly passphrase: string | null } | { readonly contentKey: Buffer };

type Encryption = BackupManifest['encryption'];

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
  const salt = newSalt();
  const { key, check } = await passphraseKey(protection.passphrase, salt);
  const how = { cipher: 'aes-256-gcm', keyDerivation: 'scrypt' } as const;
  return { encryption: { ...how, salt, keyCheck: check }, contentKey: key };
}

/** The key of the content; undefined where the passphrase is wrong. */
async function keyFrom(encryption: NonNullable<Encryption>, passphrase: string) {
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
  const { passphrase } = secret;
  if (passphrase === null)
    throw new WrongPassphrase(`${file} is encrypted: its passphrase is needed`);
  const key = await keyFrom(encryption, passphrase).catch(() => {
    throw new DamagedBackup(file, 'is damaged: a key in its header is not valid');
  });
  if (key) return key;
  throw new WrongPassphrase(`The passphrase is not the one of ${file}`);
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
    throw new DamagedBackup(file, 'is damaged: the key of its database is not what was written');
  }
}

/**
 * What reads the chunks of a backup, and its database.
 * @throws {WrongPassphrase} where the passphrase is missing or wrong
 * @throws {DamagedBackup} where its header holds keys that cannot be
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
