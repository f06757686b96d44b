/** The bytes of a text in Base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Bytes as a text in Base64. */
export function base64Of(bytes: Uint8Array): string {
  // Letter by letter: a call with as many arguments as a file has bytes fails.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
