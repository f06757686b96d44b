import { readAttributes, skipSpace } from './attributes.ts';
import { Malformed } from './malformed.ts';
import { readName } from './name.ts';
import { createScope, type Shadowed } from './namespaces.ts';
import { resolve } from './references.ts';

/** Told of a document's parts in their order; offsets are in UTF-16 units. */
export interface Sink {
  open(name: string, at: number): void;
  /** Text with its references resolved; an element's text may come in pieces. */
  text(value: string, at: number): void;
  close(): void;
}

/** No quote nests deeper, and paths stay short; libxml2 refuses from 256 on. */
const DEEPEST = 32;

const NOTHING_DECLARED: Shadowed = [];

/**
 * Reads a document strictly in one pass, and takes less than XML 1.0 with Namespaces does: no
 * DOCTYPE (and so no entities of its own) and no processing instructions.
 * @param from the offset behind the XML declaration
 * @throws Malformed at the first fault
 */
export function scan(text: string, from: number, sink: Sink): void {
  const open: string[] = [];
  const declared: Shadowed[] = [];
  const scope = createScope();
  let rooted = false;
  let at = from;

  function characters(raw: string): void {
    if (open.length === 0) {
      const stray = skipSpace(raw, 0);
      if (stray < raw.length) {
        throw new Malformed(`there is text ${rooted ? 'after' : 'before'} the root`, at + stray);
      }
      return;
    }
    const bracket = raw.indexOf(']]>');
    if (bracket !== -1) throw new Malformed('text must not hold ]]>', at + bracket);
    sink.text(raw.includes('&') ? resolve(raw, at) : raw, at);
  }

  function leave(): void {
    open.pop();
    scope.leave(declared.pop() ?? NOTHING_DECLARED);
    sink.close();
  }

  function startTag(): void {
    const name = readName(text, at + 1);
    if (rooted && open.length === 0) throw new Malformed(`<${name}> is a second root`, at);
    if (open.length === DEEPEST) throw new Malformed('elements are nested too deeply', at);
    rooted = true;
    let end = at + 1 + name.length;
    let shadowed = NOTHING_DECLARED;
    if (text[end] !== '>' || name.includes(':')) {
      const attributes = readAttributes(text, end);
      end = attributes.end;
      shadowed = scope.enter(name, attributes.list, at);
    }
    open.push(name);
    declared.push(shadowed);
    sink.open(name, at);
    const empty = text[end] === '/';
    if (empty) leave();
    at = end + (empty ? 2 : 1);
  }

  function endTag(): void {
    const expected = open[open.length - 1];
    const end = at + 2 + (expected?.length ?? 0);
    // The usual case first: exactly the end tag that is due.
    if (expected !== undefined && text.startsWith(expected, at + 2) && text[end] === '>') {
      leave();
      at = end + 1;
      return;
    }
    const name = readName(text, at + 2);
    if (name !== expected) {
      const due = expected === undefined ? 'no element is open' : `<${expected}> is open`;
      throw new Malformed(`</${name}> closes nothing: ${due}`, at);
    }
    const close = skipSpace(text, end);
    if (text[close] !== '>') throw new Malformed(`the end tag </${name}> is not closed`, at);
    leave();
    at = close + 1;
  }

  function comment(): void {
    const dashes = text.indexOf('--', at + 4);
    if (dashes === -1) throw new Malformed('a comment is not closed', at);
    if (text[dashes + 2] !== '>') throw new Malformed('a comment must not hold --', dashes);
    at = dashes + 3;
  }

  function cdata(): void {
    const start = at + '<![CDATA['.length;
    const end = text.indexOf(']]>', start);
    if (end === -1) throw new Malformed('a CDATA section is not closed', at);
    if (open.length === 0) throw new Malformed('a CDATA section stands outside the root', at);
    sink.text(text.slice(start, end), start);
    at = end + 3;
  }

  function declaration(): void {
    if (text.startsWith('<!--', at)) comment();
    else if (text.startsWith('<![CDATA[', at)) cdata();
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
    else if (kind === '?') throw new Malformed('a processing instruction is not taken', at);
    else startTag();
  }
  const unclosed = open[open.length - 1];
  if (unclosed !== undefined) throw new Malformed(`<${unclosed}> is not closed`, text.length);
  if (!rooted) throw new Malformed('the document has no root element', text.length);
}
