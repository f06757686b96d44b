import { type Static, Type } from 'typebox';
import { SealedDataKey } from './data-keys.ts';

/**
 * The public half of a key pair whose private half is made from a passphrase: anyone who has it can make
 * backups, and read none. All texts are base64url.
 */
export const RecoveryKey = Type.Object({
  keyDerivation: Type.Literal('scrypt-x25519'),
  /** With the passphrase, it gives the private key. */
  salt: Type.String(),
  publicKey: Type.String(),
});
export type RecoveryKey = Static<typeof RecoveryKey>;

/** A backup that was made for a recovery key, without its passphrase. */
const RecoveryEncryption = Type.Object({
  ...RecoveryKey.properties,
  cipher: Type.Literal('aes-256-gcm'),
  /** Of the pair that was made for this backup alone; base64url. */
  ephemeralKey: Type.String(),
});
export type RecoveryEncryption = Static<typeof RecoveryEncryption>;

/** A backup that opens by the key of the data folder, or by who may open that key. */
const DataKeyEncryption = Type.Object({
  cipher: Type.Literal('aes-256-gcm'),
  keyDerivation: Type.Literal('data-key'),
  /** With the data key, it gives the key of this backup; base64url. */
  salt: Type.String(),
  /** The data key as it was then: this computer and the recovery key open it. */
  dataKey: SealedDataKey,
});

/** What a backup says of itself. It is not encrypted, and names no one. */
export const BackupManifest = Type.Object({
  /** ISO 8601, UTC. */
  madeAt: Type.String(),
  appVersion: Type.String(),
  /** How many migrations the database has had. */
  schemaVersion: Type.Integer(),
  quotes: Type.Integer(),
  policies: Type.Integer(),
  rateBooks: Type.Integer(),
  /** The last event of the history; null where there is none. */
  head: Type.Union([Type.Object({ sequence: Type.Integer(), hash: Type.String() }), Type.Null()]),
  /** Its size in bytes and its SHA-256, hexadecimal. */
  database: Type.Object({ bytes: Type.Integer({ minimum: 1 }), sha256: Type.String() }),
  /**
   * The key of the database in the file, sealed as the database is; base64url. Absent where it has none,
   * as in data that were not encrypted.
   */
  databaseKey: Type.Optional(Type.String()),
  /** How the database is kept from anyone who finds the file; null where it is not. */
  encryption: Type.Union([RecoveryEncryption, DataKeyEncryption, Type.Null()]),
  /** Why it was made. */
  kind: Type.Optional(Type.String()),
  /** Names the data folder that it was made of: random. Absent where none was given. */
  source: Type.Optional(Type.String()),
});
export type BackupManifest = Static<typeof BackupManifest>;
