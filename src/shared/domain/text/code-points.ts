/** So many characters are named. */
const MOST = 5;

/** The number of a character as Unicode writes it: `U+674E`. */
export function codePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The first different characters of a list by their numbers, to be named in a message. */
export function codePoints(characters: Iterable<string>): string {
  return [...new Set(characters)].slice(0, MOST).map(codePoint).join(', ');
}
