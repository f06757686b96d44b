import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { message } from '../../../shared/domain/messages/message.ts';
import { damaged, LIMITS, mustFit, unreadable } from './limits.ts';

/** The files of a package by their names, in their order. */
export type Parts = ReadonlyMap<string, Uint8Array>;

/** How an old workbook begins, or one with a password: a compound file (MS-CFB 2.2). */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
/** The longest comment behind the end record. */
const COMMENT_BYTES = 0xffff;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

/** A file as the directory of the package describes it (APPNOTE.TXT 4.3.12). */
interface Entry {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packedBytes: number;
  readonly bytes: number;
  readonly at: number;
}

function endRecord(bytes: Buffer): number {
  const least = Math.max(0, bytes.length - END_BYTES - COMMENT_BYTES);
  for (let at = bytes.length - END_BYTES; at >= least; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  throw damaged('its directory is missing');
}

function entryAt(bytes: Buffer, at: number): { entry: Entry; next: number } {
  if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL) {
    throw damaged('its directory is cut off');
  }
  if (bytes.readUInt16LE(at + 8) & ENCRYPTED) throw unreadable(message('workbookOld'));
  const nameBytes = bytes.readUInt16LE(at + 28);
  const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  const from = at + CENTRAL_BYTES;
  return {
    entry: {
      name: bytes.toString('utf8', from, from + nameBytes),
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packedBytes: bytes.readUInt32LE(at + 20),
      bytes: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    },
    next: from + nameBytes + rest,
  };
}

function readDirectory(bytes: Buffer): Entry[] {
  const end = endRecord(bytes);
  const count = bytes.readUInt16LE(end + 10);
  mustFit('files', count, LIMITS.parts);
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    const { entry, next } = entryAt(bytes, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** Expands no more than the directory says, whatever the data would give. */
function expand(packed: Buffer, { method, bytes, name }: Entry): Buffer {
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw damaged(`${name} is packed in an unknown way`);
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) });
  } catch {
    throw damaged(`${name} cannot be expanded`);
  }
}

function contentOf(bytes: Buffer, entry: Entry): Buffer {
  const { at, packedBytes, name } = entry;
  if (at + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== LOCAL) {
    throw damaged(`${name} is not where the directory says`);
  }
  const from = at + LOCAL_BYTES + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  if (from + packedBytes > bytes.length) throw damaged(`${name} is cut off`);
  const content = expand(bytes.subarray(from, from + packedBytes), entry);
  if (content.length !== entry.bytes || crc32(content) !== entry.crc) {
    throw damaged(`${name} is not what its checksum says`);
  }
  return content;
}

/**
 * Expands a zip file in memory. The directory counts, and each file is held against its size and its
 * checksum there, so that a small file that expands without end stops at once.
 * @throws FaultError
 */
export function unzip(file: Uint8Array): Parts {
  mustFit('bytes', file.length, LIMITS.fileBytes);
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (COMPOUND.every((byte, i) => bytes[i] === byte)) throw unreadable(message('workbookOld'));
  if (bytes.length < END_BYTES || bytes.readUInt16BE(0) !== 0x504b) {
    throw unreadable(message('workbookNotZip'));
  }
  const entries = readDirectory(bytes);
  const expanded = entries.reduce((sum, entry) => sum + entry.bytes, 0);
  mustFit('expanded bytes', expanded, LIMITS.expandedBytes);
  const parts = new Map(entries.map((entry) => [entry.name, contentOf(bytes, entry)]));
  if (parts.size < entries.length) throw damaged('a file of the package stands there twice');
  return parts;
}

const VERSION = 20;
const UTF8_NAMES = 0x0800;
/** 1 January 1980, the first day that the format knows: the same content gives the same bytes. */
const FIRST_DAY = 0x0021;

const u16 = (value: number) => [value & 0xff, value >>> 8];
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

/** What a local header and the directory both say of a file (APPNOTE.TXT 4.3.7). */
function description(content: Uint8Array, packed: Buffer, name: Buffer): number[] {
  return [
    ...u16(VERSION),
    ...u16(UTF8_NAMES),
    ...u16(DEFLATED),
    ...u16(0),
    ...u16(FIRST_DAY),
    ...u32(crc32(content)),
    ...u32(packed.length),
    ...u32(content.length),
    ...u16(name.length),
    ...u16(0),
  ];
}

/** Packs the files of a package into one. */
export function zip(parts: Parts): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [path, content] of parts) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const described = description(content, packed, name);
    const file = Buffer.concat([Buffer.from([...u32(LOCAL), ...described]), name, packed]);
    // No comment, the first disk, no attributes.
    const rest = [...u16(0), ...u16(0), ...u16(0), ...u32(0), ...u32(at)];
    const entry = [...u32(CENTRAL), ...u16(VERSION), ...described, ...rest];
    directory.push(Buffer.from(entry), name);
    files.push(file);
    at += file.length;
  }
  const listed = Buffer.concat(directory);
  const counts = [...u16(0), ...u16(0), ...u16(parts.size), ...u16(parts.size)];
  const end = [...u32(END), ...counts, ...u32(listed.length), ...u32(at), ...u16(0)];
  return Buffer.concat([...files, listed, Buffer.from(end)]);
}
