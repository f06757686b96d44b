import { message } from '../../../shared/domain/messages/message.ts';
import type { InputError } from '../../../shared/result/result.ts';
import { type Decoded, decode, type Encoding } from './decode.ts';
import { lineCounter, Malformed } from './malformed.ts';
import { parse } from './parse.ts';
import { type Elements, treeOf } from './tree.ts';

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
function readProlog({ text, encoding, isStated }: Decoded): number {
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

/** A document as plain data, or everything that is wrong with it. */
export type XmlRead =
  | {
      /** The root's content; objects have no prototype, so that no name is special. */
      readonly document: Elements;
      /**
       * The line of each element, from 1, by its path; a repeated one has positions, as
       * `Drivers/Driver[2]`, and its path without them has the line of the second. The root has the
       * empty path.
       */
      readonly lines: Record<string, number>;
    }
  | { readonly errors: readonly InputError[] };

/**
 * Reads an XML body: well-formed by XML 1.0 and Namespaces in XML, with no DOCTYPE and no
 * processing instructions. Leaf text is trimmed; attributes and comments are not kept. The root may be
 * of any namespace: its prefix is dropped wherever it stands, and another keeps its place in a name
 * (`x:Note`). Never throws.
 *
 * An error without a path is about the whole document, and its message is a full sentence.
 * @param root the name that the root element must have, whatever its prefix
 * @param charset of the body's content type, where it has one: see {@link isReadable}
 */
export function readXml(body: Uint8Array, root: string, charset?: string): XmlRead {
  const decoded = decode(body, charset);
  if (!('text' in decoded)) {
    const { message: problem, ...line } = decoded;
    return { errors: [{ path: '', message: message('malformed', { problem }), ...line }] };
  }
  const { text } = decoded;
  try {
    const element = parse(text, readProlog(decoded), root);
    const { document, lines, errors } = treeOf(element, text, lineCounter(text));
    return errors.length > 0 ? { errors } : { document, lines };
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    const malformed = message('malformed', { problem: error.message });
    return { errors: [{ path: '', message: malformed, line: lineCounter(text)(error.at) }] };
  }
}
