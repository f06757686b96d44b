import { Malformed } from './malformed.ts';
import { readName } from './name.ts';
import type { Attribute } from './namespaces.ts';
import { resolve } from './references.ts';

/** The attributes of a start tag, and the offset of the `>` or `/>` that ends them. */
export interface Attributes {
  readonly list: readonly Attribute[];
  readonly end: number;
}

/** The offset after any white space (XML 1.0, production 3 `S`). */
export function skipSpace(text: string, from: number): number {
  let at = from;
  for (let char = text[at]; char === ' ' || char === '\n' || char === '\t'; char = text[at]) {
    at += 1;
  }
  return at;
}

function readValue(text: string, at: number, name: string): { value: string; end: number } {
  const quote = text[at];
  const close = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
  if (close === -1) throw new Malformed(`the attribute ${name} has no value in quotes`, at);
  const raw = text.slice(at + 1, close);
  const bracket = raw.indexOf('<');
  if (bracket !== -1) {
    throw new Malformed(`the attribute ${name} holds a bare <`, at + 1 + bracket);
  }
  return { value: raw.includes('&') ? resolve(raw, at + 1) : raw, end: close + 1 };
}

/**
 * Reads everything between an element's name and the end of its start tag (XML 1.0, 3.1).
 * @throws Malformed
 */
export function readAttributes(text: string, from: number): Attributes {
  const list: Attribute[] = [];
  const names = new Set<string>();
  let end = from;
  for (;;) {
    const at = skipSpace(text, end);
    if (text[at] === '>' || text.startsWith('/>', at)) return { list, end: at };
    if (at >= text.length) throw new Malformed('a tag is not closed', from);
    if (at === end) throw new Malformed('a tag holds something that is no attribute', at);
    const name = readName(text, at);
    if (names.has(name)) throw new Malformed(`the attribute ${name} comes twice`, at);
    names.add(name);
    const equals = skipSpace(text, at + name.length);
    if (text[equals] !== '=') throw new Malformed(`the attribute ${name} has no value`, at);
    const { value, end: next } = readValue(text, skipSpace(text, equals + 1), name);
    list.push({ name, value, at });
    end = next;
  }
}
