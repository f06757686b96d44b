import { crc32, deflateRawSync } from 'node:zlib';
import type { Parts } from './unzip.ts';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;
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
