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
function prefixOf(name: string): string {
  return name.slice(0, Math.max(0, name.indexOf(':')));
}

/** A qualified name without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** The usual forms of a namespace name; like libxml2, it refuses what is not a URI. */
const URI =
  /^(?:[A-Za-z][A-Za-z0-9+.-]*:(?!\/\/)[\w.~/:;,=-]+|[A-Za-z][A-Za-z0-9+.-]*:\/\/[\w.-]+(?::[0-9]{1,5})?(?:\/[\w.~/:;,=-]*)?(?:\?[\w.~/:;,=&-]*)?(?:#[\w.~/:;,=-]*)?|[\w.~/-]+)$/;

/** An attribute as written, its references resolved. */
export interface Attribute {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** The prefixes that one element declared, with their meaning before it, to be restored at its end. */
export type Shadowed = readonly (readonly [prefix: string, uri: string | undefined])[];

/** The prefixes in scope (Namespaces in XML 1.0). */
export interface Scope {
  /** Adds an element's declarations and checks the prefixes that it uses. @throws Malformed */
  enter(name: string, attributes: readonly Attribute[], at: number): Shadowed;
  leave(shadowed: Shadowed): void;
  /** The namespace that the prefix of an element's name stands for; the default one without a prefix. */
  namespaceOf(name: string): string | undefined;
}

function checkDeclaration(prefix: string, { value, at }: Attribute): void {
  if (prefix === 'xmlns') throw new Malformed('the prefix xmlns cannot be declared', at);
  if ((prefix === 'xml') !== (value === XML) || value === XMLNS) {
    throw new Malformed('a namespace declaration misuses a name that XML reserves', at);
  }
  if (prefix === '' && value === '') return;
  if (!URI.test(value)) throw new Malformed('a namespace name is not a URI', at);
}

/** A scope in which only `xml` is declared. */
export function createScope(): Scope {
  const uris = new Map([['xml', XML]]);

  function uriOf(prefix: string, at: number): string {
    const uri = uris.get(prefix);
    if (uri === undefined) throw new Malformed(`the prefix ${prefix} is not declared`, at);
    return uri;
  }

  function declare(attributes: readonly Attribute[]): Shadowed {
    const shadowed: [string, string | undefined][] = [];
    for (const attribute of attributes) {
      const { name, value } = attribute;
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue;
      const prefix = name.slice(6);
      checkDeclaration(prefix, attribute);
      shadowed.push([prefix, uris.get(prefix)]);
      uris.set(prefix, value);
    }
    return shadowed;
  }

  function checkUse(attributes: readonly Attribute[]): void {
    const expanded = new Set<string>();
    for (const { name, at } of attributes) {
      const prefix = prefixOf(name);
      if (prefix === '' || prefix === 'xmlns') continue;
      if (name === 'xml:id') throw new Malformed('the attribute xml:id is not taken', at);
      const key = `${uriOf(prefix, at)} ${name.slice(prefix.length + 1)}`;
      if (expanded.has(key)) throw new Malformed(`the attribute ${name} comes twice`, at);
      expanded.add(key);
    }
  }

  return {
    enter(name, attributes, at) {
      const shadowed = declare(attributes);
      const prefix = prefixOf(name);
      if (prefix !== '') uriOf(prefix, at);
      checkUse(attributes);
      return shadowed;
    },
    leave(shadowed) {
      for (const [prefix, uri] of shadowed) {
        if (uri === undefined) uris.delete(prefix);
        else uris.set(prefix, uri);
      }
    },
    namespaceOf: (name) => uris.get(prefixOf(name)),
  };
}
