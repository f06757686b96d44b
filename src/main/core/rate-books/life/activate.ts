import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { epochOf, momentFault, utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import type { ActivateRequest } from '../../../../shared/schemas/rate-book-life.ts';
import type { Context } from '../../dispatcher.ts';
import { bookOf } from './books.ts';
import { keepSteps, type LifeParts, saidIn } from './keep-step.ts';
import { mustBeSound } from './sound.ts';

/** When a book is to come into force: never before now, because quotes were made by others since. */
function momentIn(from: string | undefined, now: number): Result<number> {
  if (from === undefined) return done(now);
  const moment = epochOf(from);
  if (moment === undefined) return invalid([{ path: 'from', message: message(momentFault(from)) }]);
  return moment < now
    ? invalid([{ path: 'from', message: message('activationPast', { now: utcText(now) }) }])
    : done(moment);
}

/** Brings an approved rate book into force, now or from a moment on. */
export function activateRateBook(parts: LifeParts) {
  return async (request: ActivateRequest, context: Context): Promise<Result<CheckedRateBook>> => {
    const { now } = context;
    const moment = momentIn(request.from, now);
    if (!moment.ok) return moment;
    return keepSteps(parts, context, (books) => {
      const found = bookOf(books, request.hash);
      if (!found.ok) return found;
      const book = found.value;
      const { hash, standing } = book;
      const conflict = (code: 'rateBookWithdrawn' | 'rateBookActive' | 'rateBookUnapproved') =>
        failed({ kind: 'conflict', message: message(code, { hash }) });
      if (standing.isWithdrawn) return conflict('rateBookWithdrawn');
      if (standing.activeFrom !== undefined) return conflict('rateBookActive');
      if (!standing.isApproved) return conflict('rateBookUnapproved');
      // What was sound when it was approved may share an id with a book that came in since.
      const sound = mustBeSound(books, book, parts);
      if (!sound.ok) return sound;
      const { content, findings } = sound.value;
      return done({
        book,
        findings,
        steps: [
          {
            kind: 'rateBookActivated',
            detail: { from: moment.value, ...saidIn(request) },
          },
        ],
        activated: { hash, content, activatedAt: now },
      });
    });
  };
}
