import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { BookFormat } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import type { Finding } from '../../rating/examine/finding.ts';
import type { KeptBook } from '../schemes.ts';
import type { PlacedFinding } from '../workbook/reading.ts';
import type { Sheet } from '../workbook/sheet.ts';

/** Why a file can not be read or written at all. */
interface Problem {
  readonly problem: Message;
}

/** The rate book of a file. */
export interface ReadBookFile {
  readonly book: RateBook;
  /** Of a signed JSON file; it is not checked here. */
  readonly signature?: unknown;
  /** The hash of the book that a workbook was made from, where it says so. */
  readonly madeFrom?: string | undefined;
  /** Warnings about a workbook. */
  readonly findings: readonly PlacedFinding[];
  /** A finding about the book with the cell that it is about; of JSON, as it is. */
  readonly place: (finding: Finding) => PlacedFinding;
  readonly sheets?: readonly Sheet[];
}

/** The rate book of a file, what keeps the file from being one, or why it can't be read at all. */
export type RateBookFile =
  | ReadBookFile
  | { readonly findings: readonly PlacedFinding[]; readonly sheets?: readonly Sheet[] }
  | Problem;

/** What was found in a file. */
export interface FoundInFile {
  readonly findings: readonly PlacedFinding[];
  /** The sheets of a workbook. */
  readonly sheets: readonly Sheet[] | undefined;
}

/** Reads and writes the files of rate books, as somebody else provides it. */
export interface BookFiles {
  /** Reads JSON, signed or not, or a workbook. @param name of the file, for messages */
  readonly read: (bytes: Uint8Array, name: string) => RateBookFile;
  /** A workbook with what was found on its rows; everything else in it stays. */
  readonly mark: (bytes: Uint8Array, found: FoundInFile) => { readonly file: Uint8Array } | Problem;
  readonly write: (
    book: KeptBook,
    format: BookFormat,
    signature?: BookSignature,
  ) => { readonly bytes: Uint8Array } | Problem;
  /** One table as CSV. @param table the name of its sheet, the id of its factor, or its path */
  readonly writeTable: (book: RateBook, table: string) => { readonly bytes: Uint8Array } | Problem;
  readonly fromBase64: (text: string) => Uint8Array;
  readonly toBase64: (bytes: Uint8Array) => string;
}
