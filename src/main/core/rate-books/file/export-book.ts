import { BETWEEN_WORDS, fold } from '../../../../shared/domain/fold.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type { RateBookContent } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type {
  ExportedRateBook,
  ExportRequest,
} from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { type BookParts, readRateBook } from '../kept-books.ts';
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

function written(
  { files }: ExportParts,
  kept: RateBookContent,
  { format, table = '' }: ExportRequest,
) {
  if (format === 'csv') return files.writeTable(kept.rateBook, table);
  return files.write(kept.rateBook, format, kept.signature);
}

/** Writes a kept rate book to a file: the whole as JSON or Excel, or one table as CSV. */
export function exportRateBook(parts: ExportParts) {
  return async (request: ExportRequest): Promise<Result<ExportedRateBook>> => {
    const { hash, format, table } = request;
    if (format === 'csv' && table === undefined) {
      return invalid([{ path: 'table', message: message('required') }]);
    }
    const kept = await readRateBook(parts)({ hash });
    if (!kept.ok) return kept;
    const file = written(parts, kept.value, request);
    if ('problem' in file) return failed({ kind: 'invalid', message: file.problem });
    return done({
      fileName: fileNameOf(kept.value.rateBook, request),
      mediaType: MEDIA_TYPES[format],
      contentBase64: parts.files.toBase64(file.bytes),
    });
  };
}
