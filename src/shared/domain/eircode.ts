import { findRoutingKey } from './routing-keys.ts';

/**
 * Eircodes: a routing key (letter, two digits; or `D6W`) and four characters. This is their shape for
 * a pattern of JavaScript and of XML Schema alike; it takes any letter and digit.
 */
export const EIRCODE_FORM = '[A-Za-z0-9]{3}[ \\-]?[A-Za-z0-9]{4}';

const CODE = new RegExp(`^${EIRCODE_FORM}$`);

/** The shape as a JSON Schema pattern, for the documents that describe the API. */
export const EIRCODE_PATTERN = `^\\s*${EIRCODE_FORM}\\s*$`;

/**
 * The code as it is stored: seven upper-case characters without what parts them, `D02X285`.
 * @returns undefined where it is not seven alphanumeric characters
 */
export function normaliseEircode(text: string): string | undefined {
  // Capitals come last, because they would make the letters SS of an ß.
  const code = text.trim();
  return CODE.test(code) ? code.replace(/[ -]/, '').toUpperCase() : undefined;
}

/** A normalised Eircode as people read it, in its two parts: `D02 X285`. */
export function writtenEircode(eircode: string): string {
  return `${routingKey(eircode)} ${eircode.slice(3)}`;
}

/** The routing key of a normalised Eircode: its first three characters. */
export function routingKey(eircode: string): string {
  return eircode.slice(0, 3);
}

/** The characters of the four after the key: none looks like another. */
const IDENTIFIER = /^[ACDEFHKNPRTVWXY0-9]{4}$/;

/** Whether the four characters after the key of a normalised Eircode are of its own alphabet. */
export function hasEircodeCharacters(eircode: string): boolean {
  return IDENTIFIER.test(eircode.slice(3));
}

/** Whether a normalised Eircode can be a real one: its key is live, and its characters are its own. */
export function isLikelyEircode(eircode: string): boolean {
  return findRoutingKey(routingKey(eircode)) !== undefined && hasEircodeCharacters(eircode);
}

const CODES = new RegExp(`\\b${EIRCODE_FORM}\\b`, 'g');

/** The codes that stand in a text and can be real ones, normalised. */
export function eircodesIn(text: string): string[] {
  const found = text.match(CODES) ?? [];
  return found.flatMap((code) => normaliseEircode(code) ?? []).filter(isLikelyEircode);
}
