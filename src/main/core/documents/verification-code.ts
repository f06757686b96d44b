import { grouped, typedLetters } from '../../../shared/data/base32.ts';
import type { DocumentKey } from './document-store.ts';
import type { Signer } from './links.ts';

/** Crockford's base 32 in groups: no I, L, O or U that could be taken for another. */
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/;
const LENGTH = 19;

/**
 * The verification code of a document: keyed, so that no one else can make one, and the same each
 * time. It says nothing of the quote.
 * @param since when the last event of its state happened, epoch milliseconds: of two states with one number, where
 * a colleague was first, each has its own code
 */
export function codeOf(
  { code }: Signer,
  { quoteId, type, version }: DocumentKey,
  since: number,
): string {
  return grouped(code(`document\n${quoteId}\n${type}\n${version}\n${since}`));
}

/** A code as it was typed from paper, in any case and grouping; undefined where it is none. */
export function readCode(typed: string): string | undefined {
  const code = grouped(typedLetters(typed));
  return SHAPE.test(code) ? code : undefined;
}

const BEFORE = 'Verification code ';
const SIGNS = [...BEFORE].map((sign) => sign.charCodeAt(0));

/** How a document says its code, to readers and in its metadata. */
export function stamp(code: string): string {
  return `${BEFORE}${code}`;
}

/** A file that says more codes than this is no document of ours. */
const MOST = 8;

/** The codes that a file says in plain bytes, as the metadata of a PDF does; any bytes will do. */
export function codesIn(bytes: Uint8Array): string[] {
  const codes = new Set<string>();
  const [first = 0] = SIGNS;
  let at = bytes.indexOf(first);
  while (at >= 0 && codes.size < MOST) {
    const start = at;
    if (SIGNS.every((sign, i) => bytes[start + i] === sign)) {
      const from = start + SIGNS.length;
      const code = String.fromCharCode(...bytes.subarray(from, from + LENGTH));
      if (SHAPE.test(code)) codes.add(code);
    }
    at = bytes.indexOf(first, start + 1);
  }
  return [...codes];
}
