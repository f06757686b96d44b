import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256 of bytes or UTF-8 text, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** The canonical JSON of a value (RFC 8785), whatever its white space and order were. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This value has no canonical JSON');
  return text;
}

/** SHA-256 of the canonical JSON of a value, so that white space and order do not change it. */
export const contentHash = (value: unknown): string => sha256(canonicalJson(value));
