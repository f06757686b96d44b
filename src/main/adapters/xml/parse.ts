import { readAttributes, resolve, skipSpace } from './attributes.ts';
import { Malformed } from './malformed.ts';
import { createScope, localName, readName, type Shadowed } from './namespaces.ts';

/** No quote nests deeper, and paths stay short; libxml2 allows 256 levels. */
const DEEPEST = 32;

const NOTHING_DECLARED: Shadowed = [];

const CDATA = '<![CDATA[';

/** What is wrong with a `<?`: it may be a declaration in the wrong place. */
function instruction(text: string, at: number): string {
  return /^<\?xml[ \t\n?]/.test(text.slice(at, at + 6))
    ? 'the XML declaration must come first, with nothing before it'
    : 'a processing instruction is not taken';
}

/** An element as the document has it; offsets are in UTF-16 units. */
export interface Element {
  /** Without the prefix that stands for the namespace of the root. */
  readonly name: string;
  /** The offset of its start tag. */
  readonly at: number;
  /** The offset after its end. */
  readonly end: number;
  /** Text and elements in their order; references are resolved, CDATA is text like any other. */
  readonly parts: readonly (Element | string)[];
}

/** An element whose end tag has not come yet. */
interface Open extends Element {
  /** Its name with its prefix. */
  readonly written: string;
  readonly shadowed: Shadowed;
  end: number;
  readonly parts: (Element | string)[];
}

/**
 * Reads a document in one pass. It takes less than XML 1.0 with Namespaces: no DOCTYPE (and so no entities
 * of its own) and no processing instructions.
 * @param from the offset after the XML declaration
 * @param root the only name that the root element may have, with or without a prefix
 * @returns the root
 * @throws Malformed at the first fault
 */
export function parse(text: string, from: number, root: string): Element {
  const open: Open[] = [];
  const scope = createScope();
  let namespace: string | undefined;
  let whole: Element | undefined;
  let at = from;

  function characters(raw: string): void {
    if (open.length === 0) {
      const stray = skipSpace(raw, 0);
      if (stray < raw.length) {
        throw new Malformed(`there is text ${whole ? 'after' : 'before'} the root`, at + stray);
      }
      return;
    }
    const bracket = raw.indexOf(']]>');
    if (bracket !== -1) throw new Malformed('text must not hold ]]>', at + bracket);
    open.at(-1)?.parts.push(raw.includes('&') ? resolve(raw, at) : raw);
  }

  /** Ends the element that was opened last. @param end the offset after it */
  function leave(end: number): void {
    const element = open.pop();
    if (!element) return;
    element.end = end;
    scope.leave(element.shadowed);
    at = end;
  }

  function startTag(): void {
    const name = readName(text, at + 1);
    const parent = open.at(-1);
    if (whole && !parent) throw new Malformed(`<${name}> is a second root`, at);
    if (open.length === DEEPEST) throw new Malformed('elements are nested too deeply', at);
    let end = at + 1 + name.length;
    let shadowed = NOTHING_DECLARED;
    if (text[end] !== '>' || name.includes(':')) {
      const attributes = readAttributes(text, end);
      end = attributes.end;
      shadowed = scope.enter(name, attributes.list, at);
    }
    if (!parent) {
      if (localName(name) !== root) {
        throw new Malformed(`the root element must be <${root}>, not <${name}>`, at);
      }
      namespace = scope.namespaceOf(name);
    }
    const isPlain = name.includes(':') && scope.namespaceOf(name) === namespace;
    const own = isPlain ? localName(name) : name;
    const element: Open = { name: own, written: name, shadowed, at, end, parts: [] };
    whole ??= element;
    parent?.parts.push(element);
    open.push(element);
    if (text[end] === '/') leave(end + 2);
    else at = end + 1;
  }

  function endTag(): void {
    const expected = open.at(-1)?.written;
    const end = at + 2 + (expected?.length ?? 0);
    // The usual case first: exactly the expected end tag.
    if (expected !== undefined && text.startsWith(expected, at + 2) && text[end] === '>') {
      leave(end + 1);
      return;
    }
    const name = readName(text, at + 2);
    if (name !== expected) {
      const due = expected === undefined ? 'no element is open' : `<${expected}> is open`;
      throw new Malformed(`</${name}> closes nothing: ${due}`, at);
    }
    const close = skipSpace(text, end);
    if (text[close] !== '>') throw new Malformed(`the end tag </${name}> is not closed`, at);
    leave(close + 1);
  }

  function comment(): void {
    const dashes = text.indexOf('--', at + 4);
    if (dashes === -1) throw new Malformed('a comment is not closed', at);
    if (text[dashes + 2] !== '>') throw new Malformed('a comment must not hold --', dashes);
    at = dashes + 3;
  }

  function cdata(): void {
    const end = text.indexOf(']]>', at);
    if (end === -1) throw new Malformed('a CDATA section is not closed', at);
    const element = open.at(-1);
    if (!element) throw new Malformed('a CDATA section stands outside the root', at);
    element.parts.push(text.slice(at + CDATA.length, end));
    at = end + 3;
  }

  function declaration(): void {
    if (text.startsWith('<!--', at)) comment();
    else if (text.startsWith(CDATA, at)) cdata();
    else if (text.startsWith('<!DOCTYPE', at)) throw new Malformed('a DOCTYPE is not taken', at);
    else throw new Malformed('<! begins neither a comment nor a CDATA section', at);
  }

  for (;;) {
    const next = text.indexOf('<', at);
    const end = next === -1 ? text.length : next;
    if (end > at) characters(text.slice(at, end));
    if (next === -1) break;
    at = next;
    const kind = text[at + 1];
    if (kind === '/') endTag();
    else if (kind === '!') declaration();
    else if (kind === '?') throw new Malformed(instruction(text, at), at);
    else startTag();
  }
  const unclosed = open.at(-1);
  if (unclosed) throw new Malformed(`<${unclosed.written}> is not closed`, text.length);
  if (!whole) throw new Malformed('the document has no root element', text.length);
  return whole;
}
