/** Bytes as base64. RFC 4648 4 */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}

/** The bytes of base64; other characters are skipped. RFC 4648 4 */
export function fromBase64(text: string): Uint8Array {
  return Buffer.from(text, 'base64');
}
