/** The beginning or end of an object; a string, and the colon that makes it a name. */
const PIECE = /[{}]|"([^"\\]*(?:\\.[^"\\]*)*)"(\s*:)?/g;

/** The name with its escapes resolved. */
const unescaped = (name: string): string => (name.includes('\\') ? JSON.parse(`"${name}"`) : name);

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
    else if (inside !== undefined && colon !== undefined) {
      const name = unescaped(inside);
      const names = open.at(-1);
      if (names?.has(name)) return name;
      names?.add(name);
    }
  }
  return undefined;
}
