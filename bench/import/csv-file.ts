import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Rows that are written at once. */
const ROWS = 10_000;

function* texts(header: string, rows: Iterable<readonly string[]>) {
  let text = header;
  let count = 0;
  for (const cells of rows) {
    text += `${cells.map((cell) => (cell.includes(',') ? `"${cell}"` : cell)).join(',')}\n`;
    count += 1;
    if (count % ROWS !== 0) continue;
    yield text;
    text = '';
  }
  yield text;
}

/** Writes rows of cells as a CSV file, below its line of titles. */
export function writeCsv(
  file: string,
  header: string,
  rows: Iterable<readonly string[]>,
): Promise<void> {
  return pipeline(Readable.from(texts(header, rows)), createWriteStream(file));
}
