/** A character by its code, as a workbook writes what XML can't hold (ECMA-376 part 1, 22.4.2.4). */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML can't hold these.
const FORBIDDEN = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text of a workbook with its escapes resolved. */
export function unescapeText(text: string): string {
  return text.replaceAll(ESCAPED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A text as a workbook writes it. */
export function escapeText(text: string): string {
  return text.replaceAll(
    FORBIDDEN,
    (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
  );
}
