import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { BackupManifest } from '../../../shared/schemas/backup.ts';
import {
  type ChunkCipher,
  deriveKey,
  encryptedChunks,
  newSalt,
  plainChunks,
} from './chunk-cipher.ts';
import { DamagedBackup, WrongPassphrase } from './damaged-backup.ts';
import { encodeHeader, type Header, readHeader } from './header.ts';
import { readExactly } from './read-exactly.ts';

/** Bytes: large enough for a fast cipher, small enough for flat memory. */
const CHUNK = 1024 * 1024;

/** What is known of a backup before it is written. */
export type BackupFacts = Omit<BackupManifest, 'database' | 'encryption'>;

/** How many bytes the chunk at a place has. */
const sizeAt = (position: number, bytes: number) => Math.min(CHUNK, bytes - position);

async function measure(file: string): Promise<BackupManifest['database']> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

async function keyFor(passphrase: string | null) {
  if (passphrase === null) return { encryption: null, key: undefined };
  const salt = newSalt();
  const key = await deriveKey(passphrase, salt);
  const how = { cipher: 'aes-256-gcm', keyDerivation: 'scrypt' } as const;
  return { encryption: { ...how, salt, keyCheck: key.check }, key };
}

/**
 * Writes a database that nobody changes meanwhile into a backup, which it makes; an existing file is
 * an error.
 * @param passphrase null for a backup that everybody can read
 */
export async function writeArchive(
  { database, file }: { readonly database: string; readonly file: string },
  facts: BackupFacts,
  passphrase: string | null,
): Promise<BackupManifest> {
  const { encryption, key } = await keyFor(passphrase);
  const measured = await measure(database);
  const manifest = { ...facts, database: measured, encryption };
  const { header, content } = encodeHeader(manifest);
  const cipher = key ? encryptedChunks(key, header.digest) : plainChunks;
  await using source = await open(database, 'r');
  await using target = await open(file, 'wx', 0o600);
  await target.writeFile(content);
  const { bytes } = measured;
  for (let [index, position] = [0, 0]; position < bytes; index += 1, position += CHUNK) {
    const chunk = await readExactly(source, sizeAt(position, bytes), position);
    if (!chunk) throw new Error(`${database} became shorter while it was read`);
    await target.writeFile(cipher.seal(chunk, index));
  }
  return manifest;
}

async function cipherOf(
  { manifest: { encryption }, digest }: Header,
  file: string,
  passphrase: string | null,
): Promise<ChunkCipher> {
  if (!encryption) return plainChunks;
  if (passphrase === null)
    throw new WrongPassphrase(`${file} is encrypted: its passphrase is needed`);
  const key = await deriveKey(passphrase, encryption.salt);
  if (key.check !== encryption.keyCheck) {
    throw new WrongPassphrase(`The passphrase is not the one of ${file}`);
  }
  return encryptedChunks(key, digest);
}

function opened(cipher: ChunkCipher, sealed: Buffer | undefined, index: number, file: string) {
  try {
    if (sealed) return cipher.open(sealed, index);
  } catch {
    // Said below, as of a file that ends too early.
  }
  throw new DamagedBackup(file, `is damaged in part ${index + 1}`);
}

/**
 * Writes the database of a backup into a new file.
 * @throws {DamagedBackup} where a byte is not the one that was written; the new file is then no use
 * @throws {WrongPassphrase} where the passphrase is missing or wrong
 */
export async function readArchive(
  { file, database }: { readonly database: string; readonly file: string },
  passphrase: string | null,
): Promise<BackupManifest> {
  await using source = await open(file, 'r');
  const header = await readHeader(source, file);
  const { bytes, sha256 } = header.manifest.database;
  const cipher = await cipherOf(header, file, passphrase);
  await using target = await open(database, 'wx', 0o600);
  const hash = createHash('sha256');
  let place = header.bytes;
  for (let [index, position] = [0, 0]; position < bytes; index += 1, position += CHUNK) {
    const size = sizeAt(position, bytes) + cipher.overhead;
    const chunk = opened(cipher, await readExactly(source, size, place), index, file);
    hash.update(chunk);
    await target.writeFile(chunk);
    place += size;
  }
  const isLonger = (await source.stat()).size !== place;
  if (isLonger || hash.digest('hex') !== sha256) {
    throw new DamagedBackup(file, 'is damaged: its database is not the one that was kept');
  }
  return header.manifest;
}
