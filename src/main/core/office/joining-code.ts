import { base32, grouped, isBase32, typedLetters } from '../../../shared/data/base32.ts';

/** How much of a code is secret, and how much tells the certificate, in characters of 5 bits: 50 and 80 bits. */
const SECRET = 10;
const CERTIFICATE = 16;

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

/** The part of a code that tells a certificate. @param digest its SHA-256 */
export const certificatePart = (digest: Uint8Array): string => base32(digest).slice(0, CERTIFICATE);

/** A code in groups, as a person types it. @param random 7 bytes or more */
export function newCode(random: Uint8Array, digest: Uint8Array): JoiningCode & { text: string } {
  const secret = base32(random).slice(0, SECRET);
  const certificate = certificatePart(digest);
  return { secret, certificate, text: grouped(`${secret}${certificate}`) };
}

/** What a typed code says; undefined where it is none. */
export function parseCode(typed: string): JoiningCode | undefined {
  const text = typedLetters(typed);
  if (!isBase32(text, SECRET + CERTIFICATE)) return undefined;
  return { secret: text.slice(0, SECRET), certificate: text.slice(SECRET) };
}
