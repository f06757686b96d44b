import { Malformed } from './malformed.ts';

const START =
  'A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F' +
  '\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}';
const PART = `[${START}][${START}.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040-]*`;

/** A qualified name (Namespaces in XML 1.0, production 7 `QName`). */
const NAME = new RegExp(`${PART}(?::${PART})?`, 'uy');

/** No real name is longer; libxml2 refuses names from 50,000 bytes on. */
const LONGEST = 100;

/**
 * The qualified name that begins at an offset.
 * @throws Malformed where none begins there
 */
export function readName(text: string, at: number): string {
  NAME.lastIndex = at;
  if (!NAME.test(text)) throw new Malformed('a name is missing or is no XML name', at);
  const end = NAME.lastIndex;
  if (end - at > LONGEST) throw new Malformed('a name is too long', at);
  return text.slice(at, end);
}

/** The prefix of a qualified name, empty where it has none. */
export function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(':')));
}

/** A qualified name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
