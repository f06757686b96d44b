import type { Message } from '../../../shared/domain/messages/message.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { markWorkbook } from '../../adapters/workbook/mark-workbook.ts';
import { readWorkbook } from '../../adapters/workbook/read-workbook.ts';
import type { FoundInFile, RateBookFile } from '../../core/rate-books/file/book-files.ts';
import { bookOfSheets } from '../../core/rate-books/workbook/book-sheets.ts';
import { marksOfFindings } from '../../core/rate-books/workbook/marks.ts';
import { examine } from '../../core/rating/examine/examine.ts';
import { readBook } from '../../core/rating/examine/shape.ts';
import { readBookJson } from './book-json.ts';
import { signedContent } from './signed-content.ts';

/** Whether bytes are a spreadsheet, or something else that is no text. */
function isBinary(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  return start.startsWith('PK') || start.includes('\0');
}

/**
 * Reads a rate book from JSON, signed or not, or from an Excel workbook, by what the file holds. The book has the
 * shape of one; what the checks find in it is not looked at.
 * @param name of the file, for messages
 */
export function readRateBookFile(bytes: Uint8Array, name: string): RateBookFile {
  if (isBinary(bytes)) {
    const read = readWorkbook(bytes);
    return 'problem' in read ? read : { ...bookOfSheets(read.sheets), sheets: read.sheets };
  }
  const read = readBookJson(bytes, name);
  if ('problem' in read) return read;
  const { content, ...signed } = signedContent(read.value, 'rateBook');
  const shaped = readBook(content);
  if (!('book' in shaped)) return shaped;
  return { ...shaped, ...signed, findings: [], place: (finding) => finding };
}

/** A checked file. */
export interface CheckedFile extends FoundInFile {
  /** Undefined where the file has not the shape of a rate book. */
  readonly book: RateBook | undefined;
}

/** Reads a rate book from a file, and holds it against every check. */
export function checkRateBookFile(
  bytes: Uint8Array,
  name: string,
  levies: LevyTable,
): CheckedFile | { readonly problem: Message } {
  const file = readRateBookFile(bytes, name);
  if ('problem' in file) return file;
  const { findings, sheets } = file;
  if (!('book' in file)) return { book: undefined, findings, sheets };
  const { book, place } = file;
  return { book, findings: [...findings, ...examine(book, levies).map(place)], sheets };
}

/** A workbook with what the checks found on its rows; everything else in it stays. */
export function markFindings(bytes: Uint8Array, { findings, sheets = [] }: FoundInFile) {
  return markWorkbook(bytes, marksOfFindings(sheets, findings));
}
