import { Malformed } from './malformed.ts';
import { type Attribute, readName } from './namespaces.ts';

const PREDEFINED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['apos', "'"],
  ['quot', '"'],
]);

const DECIMAL = /^#[0-9]+$/;
const HEXADECIMAL = /^#x[0-9A-Fa-f]+$/;

/** XML 1.0, production 2 `Char`. */
function isCharacter(point: number): boolean {
  if (point < 0x20) return point === 0x9 || point === 0xa || point === 0xd;
  if (point < 0xd800) return true;
  return (point >= 0xe000 && point <= 0xfffd) || (point >= 0x10000 && point <= 0x10ffff);
}

function meaningOf(name: string, at: number): string {
  const predefined = PREDEFINED.get(name);
  if (predefined !== undefined) return predefined;
  const decimal = DECIMAL.test(name);
  if (!decimal && !HEXADECIMAL.test(name)) {
    throw new Malformed(`&${name}; is not one of XML's own entities`, at);
  }
  const point = decimal ? Number.parseInt(name.slice(1), 10) : Number.parseInt(name.slice(2), 16);
  if (!isCharacter(point)) {
    throw new Malformed(`&${name}; stands for a character that is not allowed in XML`, at);
  }
  return String.fromCodePoint(point);
}

/** The longest name of a reference that an error quotes; real ones are far shorter. */
const LONGEST = 32;

/**
 * The text with its references resolved, each once: `&amp;lt;` is `&lt;` (XML 1.0, 4.1 and 4.6).
 * @param at the offset of the text in the document
 * @throws Malformed for a bare ampersand, an entity beyond the five, or a forbidden character
 */
export function resolve(raw: string, at: number): string {
  let out = '';
  let from = 0;
  for (;;) {
    const start = raw.indexOf('&', from);
    if (start === -1) return out + raw.slice(from);
    const end = raw.slice(start, start + LONGEST).indexOf(';');
    if (end === -1) throw new Malformed('an ampersand must be written &amp;', at + start);
    out += raw.slice(from, start) + meaningOf(raw.slice(start + 1, start + end), at + start);
    from = start + end + 1;
  }
}

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
