import { crc32, inflateSync } from 'node:zlib';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Examined } from '../../core/firm/files.ts';

/** Pixels of a side. */
const LEAST = 16;
const MOST = 4000;

interface Image {
  readonly width: number;
  readonly height: number;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Samples of a pixel by the colour type; a palette has one. PNG 11.2.1 */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** The chunks of a PNG up to its end; undefined where one is cut off or damaged. PNG 5.3 */
function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] | undefined {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = PNG.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return undefined;
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return undefined;
}

/** Whether the pixels of a PNG are all there. */
function hasPixels(
  chunks: readonly { type: string; data: Buffer }[],
  rowBytes: number,
  height: number,
) {
  const pixels = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const size = (rowBytes + 1) * height;
  try {
    return inflateSync(Buffer.concat(pixels), { maxOutputLength: size }).length === size;
  } catch {
    return false;
  }
}

function readPng(bytes: Buffer): Image | undefined {
  const chunks = chunksOf(bytes);
  const head = chunks?.[0];
  if (!chunks || head?.type !== 'IHDR' || head.data.length !== 13) return undefined;
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)];
  const [depth = 0, colour = -1, , , interlace] = head.data.subarray(8);
  const samples = SAMPLES[colour];
  if (samples === undefined || depth > 8 || interlace !== 0) return undefined;
  if (width > MOST || height > MOST) return { width, height };
  const rowBytes = Math.ceil((width * samples * depth) / 8);
  return hasPixels(chunks, rowBytes, height) ? { width, height } : undefined;
}

/** Frames that PDF readers show: baseline, extended and progressive. ITU T.81 B.1.1.3 */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const SCAN = 0xda;

function readJpeg(bytes: Buffer): Image | undefined {
  let frame: Image | undefined;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const [prefix, marker = 0] = bytes.subarray(at, at + 2);
    if (prefix !== 0xff) return undefined;
    if (marker === SCAN)
      return frame && bytes.lastIndexOf('ffd9', undefined, 'hex') > at ? frame : undefined;
    const length = bytes.readUInt16BE(at + 2);
    if (FRAMES.has(marker) && at + 9 <= bytes.length) {
      frame = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + length;
  }
  return undefined;
}

/** Reads what a logo is, and whether it can be printed: a PNG pixel by pixel, a JPEG by its parts. */
export function examineImage(content: Uint8Array): Examined {
  const bytes = Buffer.from(content);
  const isPng = bytes.subarray(0, PNG.length).equals(PNG);
  const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
  if (!isPng && !isJpeg) return { fault: message('notImage') };
  const image = isPng ? readPng(bytes) : readJpeg(bytes);
  if (!image) return { fault: message('imageDamaged') };
  const { width, height } = image;
  const fits = [width, height].every((side) => side >= LEAST && side <= MOST);
  if (fits) return { mediaType: isPng ? 'image/png' : 'image/jpeg' };
  return { fault: message('imageSize', { least: LEAST, most: MOST, width, height }) };
}
