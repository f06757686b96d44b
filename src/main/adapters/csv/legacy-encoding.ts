import { message } from '../../../shared/domain/messages/message.ts';
import { unreadable } from '../../core/datasets/unreadable-file.ts';

/** The bytes of a file, from its beginning each time it is called. */
export type FileBytes = () => AsyncIterable<Uint8Array>;

/** Encodings of one byte for a letter, in which older systems in Ireland write; the first is the usual one. */
const LEGACY = ['windows-1252', 'macintosh'] as const;
export type LegacyEncoding = (typeof LEGACY)[number];

/** A byte beyond ASCII with its neighbours, which say what letter it can be. */
interface Seen {
  readonly before: string;
  readonly byte: number;
  readonly after: string;
  count: number;
  /** The first line that has it, counted from 1. */
  readonly line: number;
}

const LOWER = /^[a-z]$/;
const UPPER = /^[A-Z]$/;
const isLetter = (ascii: string) => LOWER.test(ascii) || UPPER.test(ascii);

/** Letters of European names; ƒ is a letter for Unicode, and stands for money. */
const UPPER_LETTER = /^\p{Lu}$/u;
const LOWER_LETTER = /^(?!ƒ)\p{Ll}$/u;

/** Signs that stand next to words, and a few that stand within them. */
const SIGN = /^[\u00a0‘’“”–—…•°²³½¼¾·®™€£§©«»ºª´]$/u;

/** Whether a letter or a sign can stand between two characters, as text is written. */
function isPlausible({ before, after }: Seen, letter: string): boolean {
  if (UPPER_LETTER.test(letter)) {
    return !LOWER.test(before) && !(UPPER.test(before) && LOWER.test(after));
  }
  if (LOWER_LETTER.test(letter)) return !UPPER.test(after);
  if (!SIGN.test(letter)) return false;
  if (!isLetter(before) || !isLetter(after)) return true;
  // O’Brien and Pat’s, but no other apostrophe within a word.
  return letter === '’' && (UPPER.test(after) || after === 's');
}

/** How long the longest letter of UTF-8 is, so that one across two pieces is seen whole. */
const LONGEST_LETTER = 4;

/** The bytes of a letter of UTF-8 that begins here, beyond ASCII; 0 where none does. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  const rest = bytes.subarray(at + 1, at + length);
  const isWhole = rest.length === length - 1 && rest.every((byte) => byte >= 0x80 && byte < 0xc0);
  return length > 0 && isWhole ? length : 0;
}

/** Reads what bytes beyond ASCII a file has, where they are no letters of UTF-8. */
async function survey(file: FileBytes) {
  const seen = new Map<string, Seen>();
  let utf8 = 0;
  let line = 1;
  let before = 0;
  let carried = new Uint8Array();

  const take = (bytes: Uint8Array, upTo: number) => {
    let at = 0;
    while (at < upTo) {
      const byte = bytes[at] ?? 0;
      const length = byte < 0x80 ? 0 : lengthAt(bytes, at);
      if (length > 0) utf8 += 1;
      else if (byte >= 0x80) {
        const around = [before, bytes[at + 1] ?? 0].map((one) => String.fromCharCode(one));
        const [left = '', right = ''] = around;
        const key = `${left}${byte} ${right}`;
        const known = seen.get(key);
        if (known) known.count += 1;
        else seen.set(key, { before: left, byte, after: right, count: 1, line });
      }
      if (byte === 0x0a) line += 1;
      before = byte;
      at += Math.max(length, 1);
    }
    carried = bytes.slice(at);
  };
  for await (const piece of file()) {
    const bytes = Buffer.concat([carried, piece]);
    take(bytes, Math.max(bytes.length - LONGEST_LETTER, 0));
  }
  take(carried, carried.length);
  return { seen: [...seen.values()], utf8 };
}

/** How many of a hundred places must be as text is written: a file may have a few odd signs. */
const ENOUGH = 90;

/**
 * Tells in which encoding a file is written that is not UTF-8, by what its letters would be.
 * @throws {FaultError} where no encoding fits, or lines were written in two: names would be wrong
 */
export async function legacyEncoding(file: FileBytes): Promise<LegacyEncoding> {
  const { seen, utf8 } = await survey(file);
  const line = Math.min(...seen.map((one) => one.line));
  if (utf8 > 0) throw unreadable(message('encodingMixed', { line }));
  // Between digits or spaces, any sign could stand.
  const telling = seen.filter(({ before, after }) => isLetter(before) || isLetter(after));
  const all = telling.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (encoding: LegacyEncoding) => {
    const decoder = new TextDecoder(encoding);
    return telling
      .filter((one) => isPlausible(one, decoder.decode(Uint8Array.of(one.byte))))
      .reduce((sum, { count }) => sum + count, 0);
  };
  const shares = LEGACY.map((encoding) => ({ encoding, share: shareOf(encoding) }));
  const [best] = shares.toSorted((one, other) => other.share - one.share);
  if (!best || best.share * 100 < all * ENOUGH) {
    throw unreadable(message('encodingUnknown', { line }));
  }
  return best.encoding;
}
