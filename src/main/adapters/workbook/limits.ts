import { message } from '../../../shared/domain/messages/message.ts';
import { RATE_BOOK_BYTES } from '../../../shared/domain/rate-books/rate-book-file.ts';
import { Unreadable } from './unreadable.ts';

/** The most that a workbook may have: a hundred times more than a rate book needs. */
export const LIMITS = {
  /** Bytes of the file. */
  fileBytes: RATE_BOOK_BYTES,
  /** Files in the package. */
  parts: 2_000,
  /** Bytes of all of them, expanded. */
  expandedBytes: 64 * 1024 * 1024,
  sheets: 250,
  /** The number of the last row that has a value. */
  rows: 20_000,
  /** The number of the last column that has a value. */
  columns: 500,
  /** Characters of a cell: Excel's own limit. */
  cellCharacters: 32_767,
} as const;

/** @throws Unreadable where there is more than the limit */
export function mustFit(what: string, found: number, most: number): void {
  if (found > most) throw new Unreadable(message('workbookTooLarge', { what, found, most }));
}
