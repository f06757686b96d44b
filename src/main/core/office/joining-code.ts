/** Without letters that are read as others. Crockford's base 32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;

/** How much of a code is secret, and how much tells the certificate, in characters of 5 bits: 50 and 80 bits. */
const SECRET = 10;
const CERTIFICATE = 16;
const GROUP = 4;

/** How long a code can be used, in milliseconds, and how often a wrong one may be tried. */
export const CODE_LIVES = 10 * 60 * 1000;
export const CODE_TRIES = 5;

/** What a joining code says. */
export interface JoiningCode {
  /** What the office knows a digest of. */
  readonly secret: string;
  /** The beginning of the SHA-256 of the certificate that the office shows. */
  readonly certificate: string;
}

/** Bytes as characters of 5 bits, as many as are wanted. */
function encoded(bytes: Uint8Array, length: number): string {
  let [text, kept, bits] = ['', 0, 0];
  for (const byte of bytes) {
    kept = ((kept << 8) | byte) & 0xffff;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += ALPHABET[(kept >> bits) & 31];
    }
  }
  return text.slice(0, length);
}

/** The part of a code that tells a certificate. @param digest its SHA-256 */
export const certificatePart = (digest: Uint8Array): string => encoded(digest, CERTIFICATE);

/** A code in groups, as a person types it. @param random 7 bytes or more */
export function newCode(random: Uint8Array, digest: Uint8Array): JoiningCode & { text: string } {
  const [secret, certificate] = [encoded(random, SECRET), certificatePart(digest)];
  const text = `${secret}${certificate}`.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
  return { secret, certificate, text };
}

/** What a typed code says; undefined where it is none. */
export function parseCode(typed: string): JoiningCode | undefined {
  const text = typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  const isCode =
    text.length === SECRET + CERTIFICATE && [...text].every((c) => ALPHABET.includes(c));
  return isCode ? { secret: text.slice(0, SECRET), certificate: text.slice(SECRET) } : undefined;
}
