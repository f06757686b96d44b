import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import {
  CHUNK,
  type ChunkCipher,
  encryptedChunks,
  plainChunks,
  sealDatabaseKey,
  sizeAt,
} from './chunk-cipher.ts';
import { encodeHeader, readExactly, readHeader } from './header.ts';
import { openingOf, type Protection, protect, type Secret } from './protection.ts';
import { refused } from './refused.ts';

/** What is known of a backup before it is written. */
export type BackupFacts = Omit<BackupManifest, 'database' | 'encryption' | 'databaseKey'>;

/** A backup that was written. */
export interface Archive {
  readonly manifest: BackupManifest;
  /** Opens it, whatever its protection is. It is never written anywhere. */
  readonly secret: Secret;
}

async function measure(file: string): Promise<BackupManifest['database']> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { bytes: statSync(file).size, sha256: hash.digest('hex') };
}

/** A database that no one changes meanwhile. */
export interface ArchivedDatabase {
  readonly database: string;
  /** Its own key, hexadecimal; undefined where it has none. */
  readonly databaseKey?: string | undefined;
  /** The backup. */
  readonly file: string;
}

/** Takes how many bytes of a database are done; what it throws ends the work. */
export type OnBytes = (done: number, of: number) => void;

/** What a file says of itself. @throws {FaultError} where it is no backup */
export async function readManifest(file: string): Promise<BackupManifest> {
  await using handle = await open(file, 'r');
  return (await readHeader(handle, file)).manifest;
}

/** Writes a database into a backup, which it makes; an existing file is an error. */
export async function writeArchive(
  { database, databaseKey, file }: ArchivedDatabase,
  facts: BackupFacts,
  protection: Protection,
  onBytes: OnBytes = () => undefined,
): Promise<Archive> {
  const { encryption, contentKey } = await protect(protection);
  const measured = await measure(database);
  if (databaseKey !== undefined && !contentKey) {
    throw new Error('A backup that everybody can read holds no database with a key');
  }
  const manifest = {
    ...facts,
    database: measured,
    encryption,
    ...(databaseKey !== undefined && contentKey
      ? { databaseKey: sealDatabaseKey(databaseKey, contentKey) }
      : {}),
  };
  const { header, content } = encodeHeader(manifest);
  const cipher = contentKey ? encryptedChunks(contentKey, header.digest) : plainChunks;
  await using source = await open(database, 'r');
  await using target = await open(file, 'wx', 0o600);
  await target.writeFile(content);
  const { bytes } = measured;
  for (let [index, position] = [0, 0]; position < bytes; index += 1, position += CHUNK) {
    const chunk = await readExactly(source, sizeAt(position, bytes), position);
    if (!chunk) throw new Error(`${database} became shorter while it was read`);
    await target.writeFile(cipher.seal(chunk, index));
    onBytes(position + chunk.length, bytes);
  }
  return { manifest, secret: contentKey ? { contentKey } : { passphrase: null } };
}

function opened(cipher: ChunkCipher, sealed: Buffer | undefined, index: number, file: string) {
  try {
    if (sealed) return cipher.open(sealed, index);
  } catch {
    // Said below, as of a file that ends too early.
  }
  throw new FaultError({
    kind: 'invalid',
    message: message('backupPartDamaged', { file, part: index + 1 }),
  });
}

/** What was read from a backup. */
export interface ReadArchive {
  readonly manifest: BackupManifest;
  /** The key of its database, hexadecimal; undefined where that has none. */
  readonly databaseKey: string | undefined;
}

/**
 * Writes the database of a backup into a new file.
 * @throws {FaultError} where a byte is not the one that was written; the new file is then no use
 * @throws {FaultError} where the passphrase is missing or wrong
 */
export async function readArchive(
  { file, database }: { readonly database: string; readonly file: string },
  secret: Secret,
): Promise<ReadArchive> {
  await using source = await open(file, 'r');
  const header = await readHeader(source, file);
  const { bytes, sha256 } = header.manifest.database;
  const { cipher, databaseKey } = await openingOf(header, secret, file);
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
    throw refused('backupOfOtherDatabase', file);
  }
  return { manifest: header.manifest, databaseKey };
}
