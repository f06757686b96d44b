import type { Decoded, Encoding } from './decode.ts';
import { Malformed } from './malformed.ts';

const DECLARATION =
  /^<\?xml[ \t\n]+version[ \t\n]*=[ \t\n]*(?:"1\.0"|'1\.0')(?:[ \t\n]+encoding[ \t\n]*=[ \t\n]*(?:"([A-Za-z][\w.-]{0,40})"|'([A-Za-z][\w.-]{0,40})'))?(?:[ \t\n]+standalone[ \t\n]*=[ \t\n]*(?:"(?:yes|no)"|'(?:yes|no)'))?[ \t\n]*\?>/;

/** What is not an XML character (XML 1.0, production 2 `Char`). */
const FORBIDDEN = /[^\t\n\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const BEYOND_ASCII = /[\u{80}-\u{10FFFF}]/u;

/** The names that a declaration may give to each encoding. */
const NAMES: Record<Encoding, readonly string[]> = {
  'UTF-8': ['UTF-8', 'US-ASCII'],
  'UTF-16LE': ['UTF-16', 'UTF-16LE'],
  'UTF-16BE': ['UTF-16', 'UTF-16BE'],
  'ISO-8859-1': ['ISO-8859-1'],
};

function code(text: string, at: number): string {
  return `U+${(text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/**
 * Checks the characters of a document and its XML declaration (XML 1.0, 2.2, 2.8 and 4.3.3).
 * @returns the offset after the declaration, 0 where there is none
 * @throws Malformed
 */
export function readProlog({ text, encoding, isStated }: Decoded): number {
  const forbidden = text.search(FORBIDDEN);
  if (forbidden !== -1) {
    throw new Malformed(`the character ${code(text, forbidden)} is not allowed in XML`, forbidden);
  }
  // `parse` refuses any other processing instruction.
  if (!/^<\?xml[ \t\n?]/.test(text)) {
    if (encoding !== 'ISO-8859-1' || isStated) return 0;
    throw new Malformed('the XML declaration is not well-formed', 0);
  }
  const match = DECLARATION.exec(text);
  if (!match) throw new Malformed('the XML declaration is not well-formed XML 1.0', 0);
  if (isStated) return match[0].length;
  const declared = (match[1] ?? match[2] ?? NAMES[encoding][0] ?? '').toUpperCase();
  if (!NAMES[encoding].includes(declared)) {
    throw new Malformed(
      `the declared encoding ${declared} does not fit: the document was read as ${encoding}`,
      0,
    );
  }
  if (declared === 'US-ASCII') {
    const beyond = text.search(BEYOND_ASCII);
    if (beyond !== -1) throw new Malformed(`${code(text, beyond)} is not US-ASCII`, beyond);
  }
  return match[0].length;
}
