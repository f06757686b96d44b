import { RATE_BOOK_BYTES } from '../../domain/rate-books/rate-book-file.ts';
import { ImpactReport, ImpactRequest } from '../../schemas/rate-books/impact.ts';
import { BookPair, RateBookDiff } from '../../schemas/rate-books/rate-book-diff.ts';
import type { Operation } from './operation.ts';

/** What changes with another rate book, before it is in force; nothing is kept. */
export const impactOperations = {
  diffRateBooks: {
    summary: 'List what differs between two rate books: tables, rows, values, rules and examples',
    http: {
      method: 'POST',
      path: '/rate-books/diff',
      from: 'json',
      faults: ['notFound', 'unavailable'],
      example: { from: { scheme: 'fifty-plus' }, to: { scheme: 'young-driver' } },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: BookPair,
    atMost: RATE_BOOK_BYTES,
    output: RateBookDiff,
  },
  measureImpact: {
    summary:
      'Price stored quotes, or an invented portfolio, with two rate books, and total the changes',
    http: {
      method: 'POST',
      path: '/rate-books/impact',
      from: 'json',
      faults: ['notFound', 'unavailable'],
      example: {
        from: { scheme: 'fifty-plus' },
        to: { scheme: 'young-driver' },
        portfolio: { size: 1000 },
      },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: ImpactRequest,
    atMost: RATE_BOOK_BYTES,
    output: ImpactReport,
  },
} as const satisfies Record<string, Operation>;
