import { type Count, damaged, LIMITS, mustFit } from './limits.ts';

/** An element of a part of a workbook; offsets are in UTF-16 units of the part's text. */
export interface Element {
  /** Without its prefix. */
  readonly name: string;
  /** As its tag has it, with `:` behind it; empty where there is none. */
  readonly prefix: string;
  /** What stands between the name and the end of the start tag. */
  readonly attributes: string;
  readonly children: readonly Element[];
  /** The offset of the start tag. */
  readonly at: number;
  /** The offsets of the content; both the same where the element is one empty tag. */
  readonly inner: readonly [from: number, to: number];
  /** The offset after the end tag. */
  readonly end: number;
}

/** Deeper than any part of a workbook. */
const DEEPEST = 100;

const NAMED = /\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')/;
// As many attributes as may be: the stack of a regular expression ends with some hundred thousand.
const TAG = new RegExp(
  String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)([\w.-]+:)?([\w.-]+)((?:${NAMED.source}){0,${LIMITS.attributes}})\s*(\/?)>`,
  'y',
);
const NAME = /<[\w.:-]+/y;
const NEXT = new RegExp(NAMED.source, 'y');

/** Why no tag begins at a place. @throws FaultError */
function refuseTag(text: string, at: number): never {
  NAME.lastIndex = at;
  if (NAME.test(text)) {
    let attributes = 0;
    for (NEXT.lastIndex = NAME.lastIndex; NEXT.test(text); ) attributes += 1;
    mustFit('attributes of an element', attributes, LIMITS.attributes);
  }
  throw damaged('a part is not valid XML');
}

type Open = { -readonly [K in keyof Element]: Element[K] } & { children: Element[] };

/**
 * Reads the elements of a part with their places, so that a change leaves every other character as
 * it is. A part with a DOCTYPE, or that is not well-formed so far as elements go, is refused.
 * @param count of the elements
 * @throws FaultError
 */
export function parseElements(text: string, count: Count): Element {
  const open: Open[] = [];
  let root: Element | undefined;
  let after = 0;
  // Each tag must match where it begins: what no tag closes is not looked for again and again.
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', after)) {
    TAG.lastIndex = at;
    const [tag, slash, prefix = '', name, attributes = '', empty] = TAG.exec(text) ?? [];
    if (tag === undefined) return refuseTag(text, at);
    after = at + tag.length;
    if (name === undefined) continue;
    if (slash) {
      const element = open.pop();
      if (element?.name !== name || element.prefix !== prefix)
        throw damaged(`</${name}> closes nothing`);
      element.inner = [element.inner[0], at];
      element.end = after;
      continue;
    }
    count(1);
    if (open.length === DEEPEST) throw damaged('a part is nested too deeply');
    const element: Open = {
      name,
      prefix,
      attributes,
      children: [],
      at,
      inner: [after, after],
      end: after,
    };
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else if (root) throw damaged('a part has a second root');
    else root = element;
    if (!empty) open.push(element);
  }
  if (!root || open.length > 0) throw damaged('a part is not valid XML');
  return root;
}

const ENTITIES: { readonly [name: string]: string | undefined } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Text with its references resolved; an unknown one stays as it is. */
export function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(
    /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(\w+));/g,
    (all, hex, decimal, name) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );
}

/** Text as it stands in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of an attribute, by its name without a prefix. */
export function attribute({ attributes }: Element, name: string): string | undefined {
  for (const [, own = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
    if (own.slice(own.indexOf(':') + 1) === name) return unescapeXml(double ?? single ?? '');
  }
  return undefined;
}

/** The first child of a name. */
export const child = ({ children }: Element, name: string): Element | undefined =>
  children.find((one) => one.name === name);

/** The children of a name. */
export const childrenOf = (element: Element | undefined, name: string): readonly Element[] =>
  element?.children.filter((one) => one.name === name) ?? [];

const CDATA = /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->/g;

/** The text of an element without children. */
export function textOf({ inner: [from, to] }: Element, text: string): string {
  const raw = text.slice(from, to);
  if (!raw.includes('<')) return unescapeXml(raw);
  let out = '';
  let after = 0;
  for (const found of raw.matchAll(CDATA)) {
    out += unescapeXml(raw.slice(after, found.index)) + (found[1] ?? '');
    after = found.index + found[0].length;
  }
  return out + unescapeXml(raw.slice(after));
}
