import { type Message, message } from '../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { contentHash } from '../../adapters/node/hash.ts';
import { readCsv, writeCsv } from '../../adapters/workbook/csv.ts';
import {
  type BookOfSheets,
  bookOfSheets,
  toSheets,
} from '../../core/rate-books/workbook/book-sheets.ts';
import { TABLES } from '../../core/rate-books/workbook/factor-sheets.ts';
import type { Sheet } from '../../core/rate-books/workbook/sheet.ts';

const is = (name: string, other: string) => name.toLowerCase() === other.trim().toLowerCase();

/** The sheet of a name, of the only factor of an id, or of the factor at a path, as `factors[2]`. */
function sheetOf(sheets: readonly Sheet[], { factors }: RateBook, table: string) {
  const named = sheets.findIndex(({ name }) => is(name, table));
  if (named !== -1) return named;
  const [at, ...others] = factors.flatMap(({ id }, i) =>
    is(id, table) || table === `factors[${i}]` ? [i] : [],
  );
  const settings = sheets.find(({ name }) => name === TABLES)?.rows[(at ?? -1) + 1]?.[0];
  if (at === undefined || others.length > 0 || settings?.kind !== 'text') return -1;
  return sheets.findIndex(({ name }) => is(name, settings.text));
}

const absent = (table: string, sheets: readonly Sheet[]) => ({
  problem: message('tableNotThere', { table, tables: sheets.map(({ name }) => name).join(', ') }),
});

/** One table of a rate book as CSV. @param table the name of its sheet, the id of its factor, or its path */
export function writeTableFile(
  book: RateBook,
  table: string,
): { readonly bytes: Uint8Array } | { readonly problem: Message } {
  const sheets = toSheets(book, contentHash(book));
  const sheet = sheets[sheetOf(sheets, book, table)];
  return sheet ? { bytes: writeCsv(sheet.rows) } : absent(table, sheets);
}

/** A rate book with one of its tables replaced by that of a CSV file. */
export function readTableFile(
  bytes: Uint8Array,
  table: string,
  book: RateBook,
): BookOfSheets | { readonly problem: Message } {
  const sheets = toSheets(book, contentHash(book));
  const at = sheetOf(sheets, book, table);
  const sheet = sheets[at];
  if (!sheet) return absent(table, sheets);
  const read = readCsv(bytes);
  return 'problem' in read ? read : bookOfSheets(sheets.with(at, { ...sheet, ...read }));
}
