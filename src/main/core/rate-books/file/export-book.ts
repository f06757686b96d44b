import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { BETWEEN_WORDS, fold } from '../../../../shared/domain/fold.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { ExportedRateBook, ExportRequest } from '../../../../shared/schemas/rate-book-file.ts';
import { type Book, type BookParts, bookOf, readBooks, wholeBook } from '../life/books.ts';
import type { BookFiles } from './book-files.ts';

export interface ExportParts extends BookParts {
  readonly files: BookFiles;
}

const MEDIA_TYPES = {
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const satisfies Record<ExportRequest['format'], string>;

/** A name that every file system takes: `demonstration-private-motor-2026-5-fuel.csv`. */
function fileNameOf(book: RateBook, { format, table = '' }: ExportRequest): string {
  const { name, version, factors } = book;
  const factor = factors.find((_, i) => table === `factors[${i}]`);
  const words = fold(`${name} ${version} ${factor?.title ?? table}`)
    .replace(BETWEEN_WORDS, ' ')
    .trim();
  return `${words.replaceAll(' ', '-')}.${format}`;
}

function written({ files }: ExportParts, book: Book, content: RateBook, request: ExportRequest) {
  const { format, table = '' } = request;
  if (format === 'csv') return files.writeTable(content, table);
  return files.write(content, format, book.standing.drafted?.detail.signature);
}

/** Writes a kept rate book to a file: the whole as JSON or Excel, or one table as CSV. */
export function exportRateBook(parts: ExportParts) {
  return async (request: ExportRequest): Promise<Result<ExportedRateBook>> => {
    const { hash, format, table } = request;
    if (format === 'csv' && table === undefined) {
      return invalid([{ path: 'table', message: message('required') }]);
    }
    const found = bookOf(await readBooks(parts), hash);
    if (!found.ok) return found;
    const whole = wholeBook(found.value);
    if (!whole.ok) return whole;
    const file = written(parts, found.value, whole.value, request);
    if ('problem' in file) return failed({ kind: 'invalid', message: file.problem });
    return done({
      fileName: fileNameOf(whole.value, request),
      mediaType: MEDIA_TYPES[format],
      contentBase64: parts.files.toBase64(file.bytes),
    });
  };
}
