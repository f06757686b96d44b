import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import { separatorOf } from '../../../shared/data/separator.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { FileRow, RowFile } from '../../core/datasets/dataset-store.ts';
import { TITLES_WITHIN } from '../../core/datasets/header.ts';
import { unreadable } from '../../core/datasets/unreadable-file.ts';
import { type FileBytes, type LegacyEncoding, legacyEncoding } from './legacy-encoding.ts';

/** How the letters of a file are written. */
type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding;

/** A file as far as its bytes say. */
interface Examined {
  readonly encoding: Encoding;
  /** Bytes. */
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Whether each piece continues valid UTF-8. */
function utf8Check() {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isValid = true;
  return {
    add: (bytes: Uint8Array, isLast = false) => {
      if (!isValid) return;
      try {
        decoder.decode(bytes, { stream: !isLast });
      } catch {
        isValid = false;
      }
    },
    isValid: () => isValid,
  };
}

/** How many bytes of the beginning say whether a letter takes two. */
const BEGINNING = 256;

/**
 * UTF-16 by its mark, or by zero bytes at every other place: no other encoding of a text has any, and
 * most letters of a header are Latin ones, whose upper byte is zero.
 */
function wideEncoding(start: Uint8Array): Encoding | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  }
  const [upperFirst = 0, upperLast = 0] = zeros;
  if (Math.max(upperFirst, upperLast) * 4 < start.length) return undefined;
  if (upperFirst === 0) return 'utf-16le';
  return upperLast === 0 ? 'utf-16be' : undefined;
}

/**
 * Reads a file for its hash and encoding: UTF-16 by its beginning, UTF-8 where all of it is valid, and
 * otherwise what older systems write.
 * @throws {FaultError} where its letters make no sense in any of them
 */
async function examine(file: FileBytes): Promise<Examined> {
  const [hash, utf8] = [createHash('sha256'), utf8Check()];
  let size = 0;
  let start = new Uint8Array();
  for await (const bytes of file()) {
    if (start.length < BEGINNING) start = Buffer.concat([start, bytes]).subarray(0, BEGINNING);
    size += bytes.length;
    hash.update(bytes);
    utf8.add(bytes);
  }
  utf8.add(new Uint8Array(), true);
  const narrow = async () => (utf8.isValid() ? 'utf-8' : legacyEncoding(file));
  const encoding = wideEncoding(start) ?? (await narrow());
  return { encoding, size, sha256: hash.digest('hex') };
}

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

const readFault = (error: unknown, line: number, parser: object): unknown =>
  error instanceof CsvError ? unreadable(saidOf(error, line, parser)) : error;

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
        if (lengthOf(cells) > LONGEST_ROW) throw unreadable(tooLong(line));
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
      throw readFault(error, line, parser);
    } finally {
      parser.destroy();
    }
    yield { rows, bytes };
  }

  return { size, sha256, pieces };
}
