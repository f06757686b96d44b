/** Between the items of a list. */
const SEPARATOR = ';';

const QUOTED = /^"((?:[^"]|"")*)"$/;
const ITEM = /\s*("(?:[^"]|"")*"\s*(?=;|$)|[^;]*)(;|$)/y;

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/**
 * The text of a cell without the space around it. A text in double quotes stands for what is between
 * them, as in CSV (RFC 4180): so the empty text can be written, and space at an end.
 */
export function readText(written: string): string {
  const text = written.trim();
  return QUOTED.exec(text)?.[1]?.replaceAll('""', '"') ?? text;
}

/** A text so that {@link readText} reads it: in quotes only where it has to be. */
export function writeText(text: string): string {
  return text !== '' && readText(text) === text ? text : quoted(text);
}

/** The items of a cell, with semicolons between them; an item with a semicolon stands in quotes. */
export function readList(written: string): string[] {
  const items: string[] = [];
  ITEM.lastIndex = 0;
  for (let rest = written.trim() !== ''; rest; ) {
    const [, item = '', end] = ITEM.exec(written) ?? [];
    items.push(readText(item));
    rest = end === SEPARATOR;
  }
  return items;
}

/** Items as {@link readList} reads them. */
export function writeList(items: readonly string[]): string {
  return items
    .map((item) => (/;|^"/.test(item) ? quoted(item) : writeText(item)))
    .join(`${SEPARATOR} `);
}
