import { RATE_BOOK_BYTES } from '../../domain/rate-books/rate-book-file.ts';
import {
  CheckedRateBook,
  KeptRateBooks,
  RateBookContent,
} from '../../schemas/rate-books/kept-rate-book.ts';
import {
  CHECK_FILE_BYTES,
  CheckedRateBookFile,
  ExportedRateBook,
  ExportRequest,
  RateBookFileRequest,
} from '../../schemas/rate-books/rate-book-file.ts';
import { RateBookCheck } from '../../schemas/rate-books/rate-book-trial.ts';
import { ImportRequest } from '../../schemas/rate-books/table-lifecycle.ts';
import type { Operation } from './operation.ts';
import { EXAMPLE_RATE_BOOK, EXAMPLE_RATE_BOOK_HASH as hash } from './rate-book-example.ts';
import { tableLifecycle } from './table-lifecycle.ts';

const CHECK = 'Check a rate book today, and run its worked examples';

const life = tableLifecycle({
  path: '/rate-books',
  noun: 'rate book',
  hash,
  reasons: {
    approve: 'Its effect on the portfolio was reviewed',
    withdraw: 'A relativity was mistyped',
  },
  list: KeptRateBooks,
  content: RateBookContent,
  check: RateBookCheck,
  step: CheckedRateBook,
});

/** The life of a rate book, from the draft to the day on which it is withdrawn. */
export const rateBookOperations = {
  listRateBooks: life.list,
  checkRateBookFile: {
    summary: 'Show what the file of a rate book holds, signed or not, before anything is stored',
    http: {
      method: 'POST',
      path: '/rate-books/check-file',
      from: 'json',
      faults: [],
      // An empty object: the findings name all that a rate book has.
      example: { fileName: 'book.json', contentBase64: 'e30=' },
    },
    requires: 'ratebook:draft',
    data: 'reads',
    input: RateBookFileRequest,
    atMost: CHECK_FILE_BYTES,
    output: CheckedRateBookFile,
  },
  importRateBook: {
    summary: 'Import a rate book as a draft, and check it',
    http: {
      method: 'POST',
      path: '/rate-books/import',
      from: 'json',
      faults: ['conflict'],
      example: { rateBook: EXAMPLE_RATE_BOOK },
    },
    requires: 'ratebook:draft',
    data: 'changes',
    input: ImportRequest,
    atMost: RATE_BOOK_BYTES,
    output: CheckedRateBook,
  },
  readRateBook: life.read,
  checkRateBook: { ...life.check, summary: CHECK },
  exportRateBook: {
    summary: 'Write a rate book to a file: JSON or Excel, or one table as CSV',
    http: {
      method: 'GET',
      path: '/rate-books/:hash/file',
      from: 'address',
      faults: ['notFound'],
      example: { hash, format: 'xlsx' },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: ExportRequest,
    output: ExportedRateBook,
  },
  approveRateBook: life.approve,
  activateRateBook: life.activate,
  withdrawRateBook: life.withdraw,
} as const satisfies Record<string, Operation>;
