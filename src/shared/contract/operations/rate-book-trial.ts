import { RATE_BOOK_BYTES } from '../../domain/rate-books/rate-book-file.ts';
import { RateBookTrial, TrialRequest } from '../../schemas/rate-books/rate-book-trial.ts';
import type { Operation } from './operation.ts';
import { EXAMPLE_RATE_BOOK } from './rate-book-example.ts';

/** What a rate book does while it is being written; nothing is kept. */
export const rateBookTrialOperations = {
  tryRateBook: {
    summary:
      'Check a rate book that is not stored, and price its worked examples and a risk with it',
    http: {
      method: 'POST',
      path: '/rate-books/try',
      from: 'json',
      faults: ['notFound'],
      example: {
        rateBook: EXAMPLE_RATE_BOOK,
        risk: { inputs: { cover: 'Comprehensive', driverAge: 40 } },
      },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: TrialRequest,
    atMost: RATE_BOOK_BYTES,
    output: RateBookTrial,
  },
} as const satisfies Record<string, Operation>;
