import type { InputError } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { decode } from './decode.ts';
import { lineCounter, Malformed } from './malformed.ts';
import { parse } from './parse.ts';
import { readProlog } from './prolog.ts';
import { type Elements, treeOf } from './tree.ts';

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
