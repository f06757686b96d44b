import { type XMLMetaData, XMLParser } from 'fast-xml-parser';
import { localName, readName } from './name.ts';

/** An element as the document has it; offsets are in UTF-16 units. */
export interface Element {
  readonly name: string;
  /** The offset of its start tag. */
  readonly at: number;
  /** The offset after its end. */
  readonly end: number;
  /** Text and elements in their order; references are resolved, CDATA is text like any other. */
  readonly parts: readonly (Element | string)[];
}

/** The library's form of a part: one property, named after the element or for text. */
interface Node {
  readonly [name: string]: string | readonly Node[];
  readonly [place: symbol]: XMLMetaData;
}

/** Offsets of start tags. */
type Prefixed = ReadonlySet<number>;

/** No XML name begins with it. */
const MARK = '~';

const PLACE = XMLParser.getMetaDataSymbol().valueOf();

// Entities and depth keep the library's own limits: without a DOCTYPE nothing expands, and
// `checkWellFormed` stops at a third of its depth.
const parser = new XMLParser({
  preserveOrder: true,
  captureMetaData: true,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  jPath: false,
  // By default 0871234567 and 1e5 become numbers.
  parseTagValue: false,
  trimValues: false,
  // Character references need it. `checkWellFormed` refuses the names that HTML adds.
  htmlEntities: true,
  // It would refuse `__proto__` and rename `toString`; with a mark, they are names like any other.
  // An element without content comes here twice.
  transformTagName: (name) => (name.startsWith(MARK) ? name : MARK + name),
});

function partOf(node: Node, text: string, prefixed: Prefixed): Element | string {
  const [held = ''] = Object.values(node);
  if (typeof held === 'string') return held;
  const { startIndex: at = 0, endIndex: end = text.length } = node[PLACE] ?? {};
  // The library ends a name at U+FEFF and U+1680, white space in JavaScript but not in XML.
  const written = readName(text, at + 1);
  const name = prefixed.has(at) ? localName(written) : written;
  return { name, at, end, parts: held.map((inner) => partOf(inner, text, prefixed)) };
}

/**
 * Reads a document with fast-xml-parser.
 * @param text that `checkWellFormed` accepted: the library also reads what is not well-formed
 * @param prefixed what `checkWellFormed` found: the elements that are known without their prefix
 * @returns the root
 */
export function parse(text: string, prefixed: Prefixed): Element {
  const nodes: readonly Node[] = parser.parse(text);
  const [root, ...others] = nodes.map((node) => partOf(node, text, prefixed));
  if (typeof root !== 'object' || others.length > 0) {
    throw new Error('the XML library and checkWellFormed disagree on the root');
  }
  return root;
}
