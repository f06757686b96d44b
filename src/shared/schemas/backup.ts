import { type Static, Type } from 'typebox';

/** How a backup's database is kept from whoever finds the file; null where it is not. */
const Encryption = Type.Object({
  cipher: Type.Literal('aes-256-gcm'),
  keyDerivation: Type.Literal('scrypt'),
  /** Base64url. */
  salt: Type.String(),
  /** Tells a wrong passphrase from a damaged file; base64url. */
  keyCheck: Type.String(),
});

/** What a backup says of itself. It is not encrypted, and names nobody. */
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
  encryption: Type.Union([Encryption, Type.Null()]),
});
export type BackupManifest = Static<typeof BackupManifest>;
