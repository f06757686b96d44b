import { writeWorkbook } from '../../../src/main/adapters/workbook/write-workbook.ts';
import { unzip, zip } from '../../../src/main/adapters/workbook/zip.ts';
import { textCell } from '../../../src/main/core/rate-books/workbook/sheet.ts';

/** A workbook with nothing wrong with it. */
export const SOUND = writeWorkbook([
  { name: 'Book', rows: [[textCell('Setting'), textCell('Value')]] },
]);

/** What changes parts of a package, by their paths. */
type Change = { readonly [path: string]: (text: string) => string };

/** The sound workbook with some parts changed. */
export function changedWorkbook(change: Change): Buffer {
  const parts = new Map(unzip(SOUND));
  for (const [path, edit] of Object.entries(change)) {
    parts.set(path, Buffer.from(edit(Buffer.from(parts.get(path) ?? []).toString())));
  }
  return zip(parts);
}

/** The path of its only sheet. */
export const SHEET = 'xl/worksheets/sheet1.xml';

/** The sound workbook with other rows. */
export const withRows = (rows: string): Buffer =>
  changedWorkbook({
    [SHEET]: (text) =>
      text.replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`),
  });

/** A small file that expands to about so many bytes of the smallest elements that there are. */
export const tinyElements = (bytes: number): Buffer => withRows('<c/>'.repeat(bytes / 4));

/** One row with so many attributes. */
export const manyAttributes = (count: number): Buffer =>
  withRows(`<row${' a="1"'.repeat(count)}><c><v>1</v></c></row>`);

/** So many sheets with the same rows, each a part of its own. */
export function manySheets(count: number, rows: string): Buffer {
  const parts = new Map(
    unzip(
      writeWorkbook(
        Array.from({ length: count }, (_, i) => ({ name: `Sheet ${i}`, rows: [[textCell('A')]] })),
      ),
    ),
  );
  const filled = unzip(withRows(rows)).get(SHEET) ?? Buffer.alloc(0);
  for (const path of parts.keys()) if (path.startsWith('xl/worksheets/')) parts.set(path, filled);
  return zip(parts);
}
