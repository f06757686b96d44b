import { type XMLMetaData, XMLParser } from 'fast-xml-parser';
import { readName } from './name.ts';

/** An element as the document has it; offsets are in UTF-16 units. */
export interface Element {
  readonly name: string;
  /** The offset of its start tag. */
  readonly at: number;
  /** The offset behind its end. */
  readonly end: number;
  /** Text and elements in their order; references are resolved, CDATA is text like any other. */
  readonly parts: readonly (Element | string)[];
}

/** What the library makes of a part: one property, named by the element or for text. */
interface Node {
  readonly [name: string]: string | readonly Node[];
  readonly [place: symbol]: XMLMetaData;
}

/** No XML name begins with it. */
const MARK = '~';

const PLACE = XMLParser.getMetaDataSymbol().valueOf();

// Entities and depth keep the library's own limits: without a DOCTYPE nothing expands, and the
// gate stops at a third of its depth.
const parser = new XMLParser({
  preserveOrder: true,
  captureMetaData: true,
  ignoreAttributes: true,
  ignoreDeclaration: true,
  jPath: false,
  // By default 0871234567 and 1e5 become numbers.
  parseTagValue: false,
  trimValues: false,
  // Character references need it. The names that HTML adds are refused at the gate.
  htmlEntities: true,
  // `__proto__` would be refused and `toString` renamed; marked, they are names like any other.
  // An element without content passes here twice.
  transformTagName: (name) => (name.startsWith(MARK) ? name : MARK + name),
});

function partOf(node: Node, text: string): Element | string {
  const [held = ''] = Object.values(node);
  if (typeof held === 'string') return held;
  const { startIndex: at = 0, endIndex: end = text.length } = node[PLACE] ?? {};
  // The library ends a name at U+FEFF and U+1680, white space in JavaScript but not in XML.
  const name = readName(text, at + 1);
  return { name, at, end, parts: held.map((inner) => partOf(inner, text)) };
}

/**
 * Reads a document with fast-xml-parser.
 * @param text what the gate took (`checkWellFormed`): of anything else the library makes something
 * @returns the root
 */
export function parse(text: string): Element {
  const nodes: readonly Node[] = parser.parse(text);
  const [root, ...others] = nodes.map((node) => partOf(node, text));
  if (typeof root !== 'object' || others.length > 0) {
    throw new Error('the XML library and the gate before it disagree on the root');
  }
  return root;
}
