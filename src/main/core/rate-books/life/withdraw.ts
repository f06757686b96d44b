import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import type { WithdrawRequest } from '../../../../shared/schemas/rate-book-life.ts';
import type { Context } from '../../dispatcher.ts';
import { bookOf } from './books.ts';
import { keepSteps, type LifeParts, saidIn } from './keep-step.ts';

/**
 * Withdraws a rate book for good: new quotes go by the book before it, and its own quotes are
 * calculated by it as before. A damaged one can be withdrawn, too.
 */
export function withdrawRateBook(parts: LifeParts) {
  return (request: WithdrawRequest, context: Context): Promise<Result<CheckedRateBook>> =>
    keepSteps(parts, context, (books) => {
      const found = bookOf(books, request.hash);
      if (!found.ok) return found;
      const { hash, standing } = found.value;
      if (standing.isWithdrawn) {
        return failed({ kind: 'conflict', message: message('rateBookWithdrawn', { hash }) });
      }
      const detail = { reason: '', ...saidIn(request) };
      return done({
        book: found.value,
        findings: [],
        steps: [{ kind: 'rateBookWithdrawn', detail }],
      });
    });
}
