import { Malformed } from './malformed.ts';
import { prefixOf } from './name.ts';

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
