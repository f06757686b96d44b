import {
  ChallengerQuery,
  ChallengerReport,
  EndChallengerRequest,
  StartChallengerRequest,
} from '../../schemas/rate-books/challenger.ts';
import { CheckedRateBook } from '../../schemas/rate-books/kept-rate-book.ts';
import { EXAMPLE_RATE_BOOK_HASH as hash } from '../rate-book-example.ts';
import type { Operation } from './operation.ts';

/** An approved rate book that prices next to the one in force, and what it would have charged. */
export const challengerOperations = {
  startChallenger: {
    summary: 'Let an approved rate book price new submissions next to the one in force',
    http: {
      method: 'POST',
      path: '/rate-books/challenger/start',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, reason: 'Its effect on live quotes is to be seen' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: StartChallengerRequest,
    output: CheckedRateBook,
  },
  endChallenger: {
    summary: 'End the trial of a challenger; its report stays',
    http: {
      method: 'POST',
      path: '/rate-books/challenger/end',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { hash, reason: 'Enough quotes were compared' },
    },
    requires: 'ratebook:approve',
    data: 'changes',
    input: EndChallengerRequest,
    output: CheckedRateBook,
  },
  readChallengerReport: {
    summary: 'Get the report of a challenger: its premiums for the quotes of its trial',
    http: {
      method: 'GET',
      path: '/rate-books/:hash/challenger',
      from: 'address',
      faults: ['notFound'],
      example: { hash },
    },
    requires: 'ratebook:read',
    data: 'reads',
    input: ChallengerQuery,
    output: ChallengerReport,
  },
} as const satisfies Record<string, Operation>;
