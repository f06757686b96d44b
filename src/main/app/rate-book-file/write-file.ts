import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../shared/schemas/rate-books/kept-table.ts';
import type { BookFormat } from '../../../shared/schemas/rate-books/rate-book-file.ts';
import { canonicalJson, contentHash } from '../../adapters/node/hash.ts';
import { LIMITS } from '../../adapters/workbook/limits.ts';
import { readWorkbook } from '../../adapters/workbook/read-workbook.ts';
import { writeWorkbook } from '../../adapters/workbook/write-workbook.ts';
import type { KeptBook } from '../../core/rate-books/schemes.ts';
import { fromSheets, toSheets } from '../../core/rate-books/workbook/book-sheets.ts';
import { placeText, type Sheet } from '../../core/rate-books/workbook/sheet.ts';

/** The bytes of a file, or why the book can't be written so. */
type Written = { readonly bytes: Uint8Array } | { readonly problem: Message };

/** The first cell whose text is longer than a spreadsheet takes. */
function longCell(sheets: readonly Sheet[]): Message | undefined {
  const most = LIMITS.cellCharacters;
  for (const { name, rows } of sheets) {
    for (const [i, row] of rows.entries()) {
      const at = row.findIndex((cell) => cell?.kind === 'text' && cell.text.length > most);
      const cell = row[at];
      if (cell?.kind !== 'text') continue;
      const place = placeText({ sheet: name, row: i + 1, column: at + 1 });
      return message('workbookCell', { cell: place, found: cell.text.length, most });
    }
  }
  return undefined;
}

/** The workbook of a book. It is read again: one that would read as another book is never written. */
function workbookOf(book: KeptBook): Written {
  const hash = contentHash(book);
  const sheets = toSheets(book, hash);
  const problem = longCell(sheets);
  if (problem) return { problem };
  const bytes = writeWorkbook(sheets);
  const again = readWorkbook(bytes);
  if ('problem' in again) return again;
  const isSame = contentHash(fromSheets(again.sheets).value) === hash;
  return isSame ? { bytes } : { problem: message('workbookUnfaithful') };
}

/**
 * Writes a rate book as canonical JSON or as an Excel workbook: either reads as the same book.
 * @param signature of its publisher, which JSON takes along
 */
export function writeRateBookFile(
  rateBook: KeptBook,
  format: BookFormat,
  signature?: BookSignature,
): Written {
  if (format === 'xlsx') return workbookOf(rateBook);
  return { bytes: Buffer.from(canonicalJson(signature ? { rateBook, signature } : rateBook)) };
}
