/** The line of each element of an XML document, from 1, by its path. */
export type Lines = Readonly<Record<string, number>>;

/**
 * The line of a path, where it is known. The one item of a list stands under the path of a single
 * element: only an element that is repeated has positions in XML.
 */
export function lineOf(lines: Lines, path: string): { line?: number } {
  const found = [path, path.replaceAll('[1]', '')].find((one) => Object.hasOwn(lines, one));
  const line = found === undefined ? undefined : lines[found];
  return line === undefined ? {} : { line };
}
