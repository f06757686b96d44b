import { hash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** SHA-256 of bytes or UTF-8 text, hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** SHA-256 of the canonical JSON (RFC 8785) of a value, so that white space and order do not change it. */
export function contentHash(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('This value has no canonical JSON');
  return sha256(text);
}
