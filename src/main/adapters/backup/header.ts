import { createHash } from 'node:crypto';
import { readSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { checker } from '../../../shared/contract/check.ts';
import { BackupManifest } from '../../../shared/schemas/data/backup.ts';
import { refused } from './refused.ts';

/** Reads some bytes of a file; undefined where the file ends before. */
export async function readExactly(
  handle: FileHandle,
  length: number,
  position: number,
): Promise<Buffer | undefined> {
  const buffer = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read, position + read);
    if (bytesRead === 0) return undefined;
    read += bytesRead;
  }
  return buffer;
}

/** As {@link readExactly}, at once. @param handle an open file */
export function readExactlySync(
  handle: number,
  length: number,
  position: number,
): Buffer | undefined {
  const buffer = Buffer.alloc(length);
  for (let read = 0; read < length; ) {
    const more = readSync(handle, buffer, read, length - read, position + read);
    if (more === 0) return undefined;
    read += more;
  }
  return buffer;
}

/** The first bytes of every backup, with the version of its format. */
const MAGIC = Buffer.from('QUOTEDESK BACKUP 1\n');
const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;
/** A longer one is none of ours. */
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

const digestOf = (json: Buffer) => createHash('sha256').update(json).digest();

/** The bytes of a header: magic, length, manifest as JSON, SHA-256. */
export function encodeHeader(manifest: BackupManifest): { header: Header; content: Buffer } {
  const json = Buffer.from(JSON.stringify(manifest));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(json.length);
  const digest = digestOf(json);
  const content = Buffer.concat([MAGIC, length, json, digest]);
  return { header: { manifest, digest, bytes: content.length }, content };
}

function parsedManifest(json: Buffer, file: string): BackupManifest {
  const checked = checkManifest(JSON.parse(json.toString('utf8')));
  if ('value' in checked) return checked.value;
  throw refused('backupOfOtherVersion', file);
}

const START = MAGIC.length + LENGTH_BYTES;

/** How many bytes the manifest has, by the first bytes of a file. */
function lengthIn(start: Buffer | undefined, file: string): number {
  if (start?.subarray(0, MAGIC.length).equals(MAGIC)) return start.readUInt32BE(MAGIC.length);
  throw refused('backupForeign', file);
}

function headerOf(length: number, rest: Buffer | undefined, file: string): Header {
  const json = rest?.subarray(0, length);
  const digest = rest?.subarray(length);
  if (!json || !digest?.equals(digestOf(json))) {
    throw refused('backupHeaderDamaged', file);
  }
  const bytes = START + length + DIGEST_BYTES;
  return { manifest: parsedManifest(json, file), digest, bytes };
}

/** @throws {FaultError} where the file is no backup, or its header is damaged */
export async function readHeader(handle: FileHandle, file: string): Promise<Header> {
  const length = lengthIn(await readExactly(handle, START, 0), file);
  const isOurs = length <= LONGEST;
  const rest = isOurs ? await readExactly(handle, length + DIGEST_BYTES, START) : undefined;
  return headerOf(length, rest, file);
}

/** As {@link readHeader}, at once. @param handle an open file */
export function readHeaderSync(handle: number, file: string): Header {
  const length = lengthIn(readExactlySync(handle, START, 0), file);
  const isOurs = length <= LONGEST;
  const rest = isOurs ? readExactlySync(handle, length + DIGEST_BYTES, START) : undefined;
  return headerOf(length, rest, file);
}
