/** The bytes of a text in Base64. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Bytes as a text in Base64. */
export function base64Of(bytes: Uint8Array): string {
  // Letter by letter: a call with as many arguments as a file has bytes fails.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A piece of a file as a text in Base64, made by the browser itself: large ones take it no time. */
export function base64OfBlob(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => {
      const url = String(reader.result);
      // Of an empty piece, the address ends at once.
      resolve(url.includes(',') ? url.slice(url.indexOf(',') + 1) : '');
    };
    reader.readAsDataURL(blob);
  });
}
