import { readAttributes, skipSpace } from './attributes.ts';
import { Malformed } from './malformed.ts';
import { localName, readName } from './name.ts';
import { createScope, type Shadowed } from './namespaces.ts';
import { resolve } from './references.ts';

/** No quote nests deeper, and paths stay short; fast-xml-parser allows 100 levels, libxml2 256. */
const DEEPEST = 32;

const NOTHING_DECLARED: Shadowed = [];

/** What is wrong with a `<?`: it may be a declaration in the wrong place. */
function instruction(text: string, at: number): string {
  return /^<\?xml[ \t\n?]/.test(text.slice(at, at + 6))
    ? 'the XML declaration must come first, with nothing before it'
    : 'a processing instruction is not taken';
}

/**
 * Checks a document before fast-xml-parser reads it: that library accepts `<r>1</r><a/>` even with
 * its own validator, and accepted a tenth of the ill-formed documents of our fuzz test. This check
 * is one pass and builds nothing. It allows less than XML 1.0 with Namespaces: no DOCTYPE (and so no
 * entities of its own) and no processing instructions.
 * @param from the offset after the XML declaration
 * @param root the only name that the root element may have, with or without a prefix
 * @returns the offsets of the elements whose prefix stands for the namespace of the root
 * @throws Malformed at the first fault
 */
export function checkWellFormed(text: string, from: number, root: string): ReadonlySet<number> {
  const open: string[] = [];
  const declared: Shadowed[] = [];
  const scope = createScope();
  const prefixed = new Set<number>();
  let namespace: string | undefined;
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
    // Called only to refuse what is wrong.
    if (raw.includes('&')) resolve(raw, at);
  }

  function leave(): void {
    open.pop();
    scope.leave(declared.pop() ?? NOTHING_DECLARED);
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
    if (open.length === 0) {
      if (localName(name) !== root) {
        throw new Malformed(`the root element must be <${root}>, not <${name}>`, at);
      }
      namespace = scope.namespaceOf(name);
    }
    if (name.includes(':') && scope.namespaceOf(name) === namespace) prefixed.add(at);
    open.push(name);
    declared.push(shadowed);
    const empty = text[end] === '/';
    if (empty) leave();
    at = end + (empty ? 2 : 1);
  }

  function endTag(): void {
    const expected = open[open.length - 1];
    const end = at + 2 + (expected?.length ?? 0);
    // The usual case first: exactly the expected end tag.
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
    const end = text.indexOf(']]>', at);
    if (end === -1) throw new Malformed('a CDATA section is not closed', at);
    if (open.length === 0) throw new Malformed('a CDATA section stands outside the root', at);
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
    else if (kind === '?') throw new Malformed(instruction(text, at), at);
    else startTag();
  }
  const unclosed = open[open.length - 1];
  if (unclosed !== undefined) throw new Malformed(`<${unclosed}> is not closed`, text.length);
  if (!rooted) throw new Malformed('the document has no root element', text.length);
  return prefixed;
}
