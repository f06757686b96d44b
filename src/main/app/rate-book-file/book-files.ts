import { fromBase64, toBase64 } from '../../adapters/node/base64.ts';
import type { BookFiles } from '../../core/rate-books/file/book-files.ts';
import { markFindings, readRateBookFile } from './read-file.ts';
import { writeTableFile } from './table-file.ts';
import { writeRateBookFile } from './write-file.ts';

/** The files of rate books, for the core. */
export const bookFiles: BookFiles = {
  read: readRateBookFile,
  mark: markFindings,
  write: writeRateBookFile,
  writeTable: writeTableFile,
  fromBase64,
  toBase64,
};
