import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { separatorOf } from '../../../shared/data/separator.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { TITLES_WITHIN } from '../../core/datasets/header.ts';
import type { FileRow, RowFile } from '../../core/datasets/store.ts';
import { UnreadableFile } from '../../core/datasets/unreadable-file.ts';
import { type Encoding, examine } from './encoding.ts';
import type { FileBytes } from './legacy-encoding.ts';

/** Rows that are handed on at once. */
const ROWS = 1000;

/** The most characters of a row. */
const LONGEST_ROW = 64 * 1024;

/**
 * Where a row is given up: a quotation mark that is never closed must not take the whole file. A row
 * that is read up to here is known to be long, and not open.
 */
const MOST_READ = 64 * LONGEST_ROW;

/** The letters of a file in pieces, and how many bytes were read so far. */
async function* letters(file: FileBytes, encoding: Encoding, read: (bytes: number) => void) {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of file()) {
    read(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder.decode();
}

async function* joined(first: string, rest: AsyncIterable<string>) {
  yield first;
  yield* rest;
}

const NAMED_SEPARATOR = /^sep=([,;\t|])(?:\r\n|\n|\r)/i;

const LINE_END = /\r\n|\r|\n/g;

/** A text without the title of a report above its columns, which has two cells at most: at a comma in it. */
function fromColumns(text: string): string {
  const lines = text.split(LINE_END);
  const at = lines
    .slice(0, TITLES_WITHIN)
    .findIndex((line) => line.split(separatorOf(line)).length > 2);
  return lines.slice(Math.max(at, 0)).join('\n');
}

const tooLong = (line: number) => message('rowLong', { line, most: LONGEST_ROW });

/** Whether a parser stopped within quotation marks. Its errors know this of cells that are closed alone. */
function isQuoting(parser: object): boolean {
  const { state } = parser as { readonly state?: { readonly quoting?: boolean } };
  return state?.quoting === true;
}

function saidOf(error: CsvError, line: number, parser: object): Message {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return message('quoteOpen', { line });
  if (error.code !== 'CSV_MAX_RECORD_SIZE') {
    return message('csvUnreadable', { line, problem: error.message });
  }
  if (!isQuoting(parser)) return tooLong(line);
  return message('quoteOpenLong', { line, most: MOST_READ });
}

const unreadable = (error: unknown, line: number, parser: object): unknown =>
  error instanceof CsvError ? new UnreadableFile(saidOf(error, line, parser)) : error;

/** How many lines of the file a row takes: within quotes, a cell may have line ends. */
function linesOf(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(LINE_END)?.length ?? 0), 1);
}

const lengthOf = (cells: readonly string[]) => cells.reduce((sum, cell) => sum + cell.length, 0);

/** A CSV file (RFC 4180) with any of the usual separators and encodings, read as a stream. */
export async function openRowFile(file: FileBytes): Promise<RowFile> {
  const { encoding, size, sha256 } = await examine(file);

  async function* pieces() {
    let bytes = 0;
    const text = letters(file, encoding, (more) => {
      bytes += more;
    });
    const { value: start = '' } = await text.next();
    // Excel's own line, which names the separator and is no row.
    const [named = '', chosen] = NAMED_SEPARATOR.exec(start) ?? [];
    const beginning = start.slice(named.length);
    let line = named === '' ? 1 : 2;
    /** The lines of the rows that were parsed and not yet handed on. */
    let begun: number[] = [];
    const parser = parse({
      delimiter: chosen ?? separatorOf(fromColumns(beginning)),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A quotation mark inside a cell is a letter, as in 21" alloys.
      relax_quotes: true,
      max_record_size: MOST_READ,
      // Counted where a row is parsed: what follows may fail before the row is handed on.
      on_record: (cells: string[]) => {
        if (lengthOf(cells) > LONGEST_ROW) throw new UnreadableFile(tooLong(line));
        begun.push(line);
        line += linesOf(cells);
        return cells;
      },
    });
    // Its error ends the parser, and so the loop below.
    void pipeline(Readable.from(joined(beginning, text)), parser).catch(() => undefined);
    let rows: FileRow[] = [];
    try {
      for await (const cells of parser) {
        rows.push({ line: begun[rows.length] ?? line, cells });
        if (rows.length < ROWS) continue;
        begun = begun.slice(ROWS);
        yield { rows, bytes };
        rows = [];
      }
    } catch (error) {
      throw unreadable(error, line, parser);
    } finally {
      parser.destroy();
    }
    yield { rows, bytes };
  }

  return { size, sha256, pieces };
}
