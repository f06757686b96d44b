/** The beginning or end of an object; a string, and the colon that makes it a name. */
const PIECE = /[{}]|"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g;

/**
 * The first name that occurs twice in one object, at any depth: RFC 8259, 4, does not say which of
 * the two counts.
 * @param text valid JSON
 */
export function repeatedName(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [piece, inside, colon] of text.matchAll(PIECE)) {
    if (piece === '{') open.push(new Set());
    else if (piece === '}') open.pop();
    else if (colon !== undefined) {
      // Two names may differ in their escapes alone.
      const name: string = JSON.parse(`"${inside}"`);
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return undefined;
}
