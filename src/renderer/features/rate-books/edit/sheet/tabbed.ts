const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Cells as a spreadsheet puts them on the clipboard: tabs between cells, a line for each row. */
export function toTabbed(rows: readonly (readonly string[])[]): string {
  return rows
    .map((cells) => cells.map((text) => (/["\t\r\n]/.test(text) ? quoted(text) : text)).join('\t'))
    .join('\r\n');
}

const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** Reads cells from the clipboard, as Excel, LibreOffice and {@link toTabbed} write them. */
export function fromTabbed(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (;;) {
    const [, inQuotes, plain = '', end = ''] = CELL.exec(text) ?? [];
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '') return rows;
    // Spreadsheets end the last row with a line break, too.
    if (end !== '\t') {
      if (CELL.lastIndex === text.length) return rows;
      rows.push([]);
    }
  }
}
