/** Eircodes: a routing key (letter, two digits; or `D6W`) and four characters. */
const CODE = /^([A-Za-z0-9]{3}) ?([A-Za-z0-9]{4})$/;

/** The shape as a JSON Schema pattern, for the documents that describe the API. */
export const EIRCODE_PATTERN = '^\\s*[A-Za-z0-9]{3} ?[A-Za-z0-9]{4}\\s*$';

/**
 * The code as it is stored: seven upper-case characters without the space, `D02X285`.
 * @returns undefined where it is not seven alphanumeric characters
 */
export function normaliseEircode(text: string): string | undefined {
  // Capitals come last, because they would make the letters SS of an ß.
  const match = CODE.exec(text.trim());
  return match ? `${match[1]}${match[2]}`.toUpperCase() : undefined;
}

/** A normalised Eircode as people read it, in its two parts: `D02 X285`. */
export function writtenEircode(eircode: string): string {
  return `${routingKey(eircode)} ${eircode.slice(3)}`;
}

/** The routing key of a normalised Eircode: its first three characters. */
export function routingKey(eircode: string): string {
  return eircode.slice(0, 3);
}
