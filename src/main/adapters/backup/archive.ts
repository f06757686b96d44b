import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { checker } from '../../../shared/contract/check.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import {
  CHUNK,
  type ChunkCipher,
  encryptedChunks,
  plainChunks,
  sealDatabaseKey,
  sizeAt,
} from './chunk-cipher.ts';
import {
  type DataKeyProtection,
  openingOf,
  type Protection,
  protect,
  protectByDataKey,
  refused,
  type Secret,
} from './protection.ts';

/** The first bytes of every backup, with the version of its format: docs/backup-format.md. */
const MAGIC = Buffer.from('QUOTEDESK BACKUP 1\n');
const LENGTH_BYTES = 4;
const START = MAGIC.length + LENGTH_BYTES;
const DIGEST_BYTES = 32;
/** A longer manifest is none of ours. */
const LONGEST = 64 * 1024;

/** The start of a backup. */
export interface Header {
  readonly manifest: BackupManifest;
  /** SHA-256 of the manifest as written: every encrypted chunk is bound to it. */
  readonly digest: Buffer;
  /** How many bytes it takes in the file. */
  readonly bytes: number;
}

const checkManifest = checker(BackupManifest);

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** The bytes of a header: magic, length, manifest as JSON, SHA-256. */
export function encodeHeader(manifest: BackupManifest): { header: Header; content: Buffer } {
  const json = Buffer.from(JSON.stringify(manifest));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  const digest = sha256(json);
  const content = Buffer.concat([MAGIC, length, json, digest]);
  return { header: { manifest, digest, bytes: content.length }, content };
}

/** @param start the first bytes of a file, as many as the longest header has */
function parseHeader(start: Buffer, file: string): Header {
  if (start.length < START || !start.subarray(0, MAGIC.length).equals(MAGIC)) {
    throw refused('backupForeign', file);
  }
  const end = START + start.readUInt32BE(MAGIC.length);
  const json = start.subarray(START, end);
  const digest = start.subarray(end, end + DIGEST_BYTES);
  if (end - START > LONGEST || !digest.equals(sha256(json))) {
    throw refused('backupHeaderDamaged', file);
  }
  const checked = checkManifest(JSON.parse(json.toString('utf8')));
  if ('errors' in checked) throw refused('backupOfOtherVersion', file);
  return { manifest: checked.value, digest, bytes: end + DIGEST_BYTES };
}

/** Bytes of the longest header. */
const LONGEST_HEADER = START + LONGEST + DIGEST_BYTES;

/** What a file says of itself. @throws {FaultError} where it is no backup, or its header is damaged */
export async function readManifest(file: string): Promise<BackupManifest> {
  await using handle = await open(file, 'r');
  const { buffer, bytesRead } = await handle.read(
    Buffer.alloc(LONGEST_HEADER),
    0,
    LONGEST_HEADER,
    0,
  );
  return parseHeader(buffer.subarray(0, bytesRead), file).manifest;
}

/** Reads some bytes of a file: fewer where it ends before. @param handle an open file */
function readAt(handle: number, length: number, position: number): Buffer {
  const buffer = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const more = readSync(handle, buffer, read, length - read, position + read);
    if (more === 0) break;
    read += more;
  }
  return buffer.subarray(0, read);
}

function withFile<T>(file: string, flags: 'r' | 'wx', work: (handle: number) => T): T {
  const handle = openSync(file, flags, 0o600);
  try {
    return work(handle);
  } finally {
    closeSync(handle);
  }
}

/** Takes how many bytes of a database are done; what it throws ends the work. */
export type OnBytes = (done: number, of: number) => void;

/** The chunks of a database in an open file. */
interface ChunkSource {
  readonly handle: number;
  /** Where they begin. */
  readonly start: number;
  readonly cipher: ChunkCipher;
  /** Of the database. */
  readonly bytes: number;
  /** The error of a chunk that is not what was written. @param part counted from 1 */
  readonly damaged: (part: number) => Error;
}

/**
 * Reads the chunks of a database one after the other.
 * @returns the SHA-256 of the database, hexadecimal, and where the chunks end in the file
 */
function readChunks(
  { handle, start, cipher, bytes, damaged }: ChunkSource,
  take: (chunk: Buffer, index: number) => void = () => undefined,
  onBytes: OnBytes = () => undefined,
): { readonly sha256: string; readonly end: number } {
  const hash = createHash('sha256');
  let place = start;
  for (let [index, position] = [0, 0]; position < bytes; index += 1, position += CHUNK) {
    const size = sizeAt(position, bytes) + cipher.overhead;
    const sealed = readAt(handle, size, place);
    if (sealed.length < size) throw damaged(index + 1);
    let chunk: Buffer;
    try {
      chunk = cipher.open(sealed, index);
    } catch {
      throw damaged(index + 1);
    }
    hash.update(chunk);
    take(chunk, index);
    place += size;
    onBytes(position + chunk.length, bytes);
  }
  return { sha256: hash.digest('hex'), end: place };
}

/** What is known of a backup before it is written. */
export type BackupFacts = Omit<BackupManifest, 'database' | 'encryption' | 'databaseKey'>;

/** A database that no one changes meanwhile. */
export interface ArchivedDatabase {
  readonly database: string;
  /** Its own key, hexadecimal; undefined where it has none. */
  readonly databaseKey?: string | undefined;
  /** The backup. */
  readonly file: string;
}

/** A backup that was written. */
export interface Archive {
  readonly manifest: BackupManifest;
  /** Opens it, whatever its protection is. It is never written anywhere. */
  readonly secret: Secret;
}

/** Writes a database into a backup, which it makes; an existing file is an error. */
export async function writeArchive(
  { database, databaseKey, file }: ArchivedDatabase,
  facts: BackupFacts,
  protection: Protection,
  onBytes: OnBytes = () => undefined,
): Promise<Archive> {
  const { encryption, contentKey } = protect(protection);
  if (databaseKey !== undefined && !contentKey) {
    throw new Error('A backup that everyone can read holds no database with a key');
  }
  const { size: bytes } = statSync(database);
  return withFile(database, 'r', (handle) => {
    const damaged = () => new Error(`${database} changed while it was read`);
    const source = { handle, start: 0, cipher: plainChunks, bytes, damaged };
    const manifest: BackupManifest = {
      ...facts,
      database: { bytes, sha256: readChunks(source).sha256 },
      encryption,
      ...(databaseKey !== undefined && contentKey
        ? { databaseKey: sealDatabaseKey(databaseKey, contentKey) }
        : {}),
    };
    const { header, content } = encodeHeader(manifest);
    const cipher = contentKey ? encryptedChunks(contentKey, header.digest) : plainChunks;
    withFile(file, 'wx', (target) => {
      writeFileSync(target, content);
      const write = (chunk: Buffer, index: number) =>
        writeFileSync(target, cipher.seal(chunk, index));
      const { sha256: written } = readChunks(source, write, onBytes);
      if (written !== manifest.database.sha256) throw damaged();
    });
    return { manifest, secret: contentKey ? { contentKey } : { passphrase: null } };
  });
}

/** @throws {FaultError} where the database of a backup is not the one that was written */
function mustBeWhole(
  handle: number,
  { sha256: found, end }: ReturnType<typeof readChunks>,
  { manifest: { database } }: Header,
  file: string,
): void {
  if (found !== database.sha256 || fstatSync(handle).size !== end) {
    throw refused('backupOfOtherDatabase', file);
  }
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
  const source = openSync(file, 'r');
  try {
    const header = parseHeader(readAt(source, LONGEST_HEADER, 0), file);
    const { manifest, bytes: start } = header;
    const { cipher, databaseKey } = await openingOf(header, secret, file);
    const damaged = (part: number) =>
      new FaultError({ kind: 'invalid', message: message('backupPartDamaged', { file, part }) });
    const chunks = { handle: source, start, cipher, bytes: manifest.database.bytes, damaged };
    withFile(database, 'wx', (target) => {
      const read = readChunks(chunks, (chunk) => writeFileSync(target, chunk));
      mustBeWhole(source, read, header, file);
    });
    return { manifest, databaseKey };
  } finally {
    closeSync(source);
  }
}

/**
 * Writes a backup that everyone can read into a new file, sealed by the key of its data.
 * @throws {FaultError} where a byte is not the one that was written; the new file is then no use
 */
export function sealArchive(
  { file, to }: { readonly file: string; readonly to: string },
  protection: DataKeyProtection,
): void {
  withFile(file, 'r', (handle) => {
    const plain = parseHeader(readAt(handle, LONGEST_HEADER, 0), file);
    const { encryption, contentKey } = protectByDataKey(protection);
    const { header, content } = encodeHeader({ ...plain.manifest, encryption });
    const cipher = encryptedChunks(contentKey, header.digest);
    const { bytes } = plain.manifest.database;
    const damaged = () => refused('backupOfOtherDatabase', file);
    const chunks = { handle, start: plain.bytes, cipher: plainChunks, bytes, damaged };
    withFile(to, 'wx', (target) => {
      writeFileSync(target, content);
      const read = readChunks(chunks, (chunk, index) =>
        writeFileSync(target, cipher.seal(chunk, index)),
      );
      mustBeWhole(handle, read, plain, file);
    });
  });
}
