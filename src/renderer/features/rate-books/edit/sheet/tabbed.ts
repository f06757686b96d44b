const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Cells as a spreadsheet puts them on the clipboard: tabs between cells, and each row ends its line. */
export function toTabbed(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((text) => (/["\t\r\n]/.test(text) ? quoted(text) : text)).join('\t');
  return rows.map((cells) => `${line(cells)}\r\n`).join('');
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
