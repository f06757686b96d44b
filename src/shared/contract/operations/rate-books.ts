import { CheckedRateBook, KeptRateBooks, RateBookContent } from '../../schemas/kept-rate-book.ts';
import { TableQuery } from '../../schemas/kept-table.ts';
import { RateBookCheck } from '../../schemas/rate-book-check.ts';
import {
  CHECK_FILE_BYTES,
  CheckedRateBookFile,
  ExportedRateBook,
  ExportRequest,
  RateBookFileRequest,
} from '../../schemas/rate-book-file.ts';
import { ImportRequest, RATE_BOOK_BYTES } from '../../schemas/rate-book-life.ts';
import { ActivateRequest, ApproveRequest, WithdrawRequest } from '../../schemas/table-life.ts';
import { EXAMPLE_RATE_BOOK, EXAMPLE_RATE_BOOK_HASH as hash } from '../rate-book-example.ts';
import { challengerOperations } from './challenger.ts';
import { Nothing, type Operation } from './operation.ts';

/** The life of a rate book, from the draft to the day on which it is withdrawn. */
export const rateBookOperations = {
  listRateBooks: {
    summary: 'List every rate book, with where it stands and what happened to it',
    http: { method: 'GET', path: '/rate-books', from: 'address', faults: [], example: {} },
    requires: 'ratebook:read',
    data: 'reads',
    input: Nothing,
    output: KeptRateBooks,
  },
  checkRateBookFile: {
    summary: 'Say what is in the file of a rate book, signed or not, before anything is kept',
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
    summary: 'Take a rate book in as a draft, and check it',
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
  readRateBook: {
    summary: 'Get the whole of a rate book, by its hash',
    http: {
      method: 'GET',
      path: '/rate-books/:hash',
      from: 'address',
      faults: ['notFound'],
      example: { hash },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: TableQuery,
    output: RateBookContent,
  },
  checkRateBook: {
    summary: 'Say what the checks find in a rate book today, and whether its examples hold',
    http: {
      method: 'GET',
      path: '/rate-books/:hash/check',
      from: 'address',
      faults: ['notFound'],
      example: { hash },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: TableQuery,
    output: RateBookCheck,
  },
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
  approveRateBook: {
    summary: 'Approve a rate book without a fault that somebody else drafted',
    http: {
      method: 'POST',
      path: '/rate-books/approve',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, reason: 'Its effect on the portfolio was looked at' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: ApproveRequest,
    output: CheckedRateBook,
  },
  ...challengerOperations,
  activateRateBook: {
    summary:
      'Bring an approved rate book into force, now or from a moment on; again to move one to come',
    http: {
      method: 'POST',
      path: '/rate-books/activate',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, from: '2099-01-01T00:00:00Z' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: ActivateRequest,
    output: CheckedRateBook,
  },
  withdrawRateBook: {
    summary: 'Withdraw a rate book: new quotes go by the one before it',
    http: {
      method: 'POST',
      path: '/rate-books/withdraw',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, reason: 'A relativity was mistyped' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: WithdrawRequest,
    output: CheckedRateBook,
  },
} as const satisfies Record<string, Operation>;
