import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import type { ApproveRequest } from '../../../../shared/schemas/rate-book-life.ts';
import type { Context } from '../../dispatcher.ts';
import { type Book, bookOf } from './books.ts';
import { keepSteps, type LifeParts, saidIn } from './keep-step.ts';
import { mustBeSound } from './sound.ts';

export interface ApproveParts extends LifeParts {
  /** The ids of all who may approve a rate book. */
  readonly approvers: () => Promise<readonly string[]>;
}

function mustWait({ hash, standing }: Book): Result<true> {
  if (standing.isWithdrawn) return conflict('rateBookWithdrawn', hash);
  if (standing.activeFrom !== undefined) return conflict('rateBookActive', hash);
  return standing.isApproved ? conflict('rateBookApproved', hash) : done(true);
}

function conflict(
  code: 'rateBookWithdrawn' | 'rateBookActive' | 'rateBookApproved' | 'rateBookOwnDraft',
  hash: string,
) {
  return failed({ kind: 'conflict', message: message(code, { hash }) });
}

/**
 * Approves a rate book without a fault. Never by who drafted it, unless nobody else may approve: then
 * the history says so.
 */
export function approveRateBook(parts: ApproveParts) {
  return (request: ApproveRequest, context: Context): Promise<Result<CheckedRateBook>> =>
    keepSteps(parts, context, async (books) => {
      const found = bookOf(books, request.hash);
      if (!found.ok) return found;
      const book = found.value;
      const waits = mustWait(book);
      if (!waits.ok) return waits;
      const isOwn = book.standing.drafted?.by === context.caller.id;
      if (isOwn && (await parts.approvers()).some((id) => id !== context.caller.id))
        return conflict('rateBookOwnDraft', book.hash);
      const sound = mustBeSound(books, book, parts);
      if (!sound.ok) return sound;
      const detail = {
        reason: '',
        ...saidIn(request),
        ...(isOwn ? { ownDraft: true as const } : {}),
      };
      const { findings } = sound.value;
      return done({ book, findings, steps: [{ kind: 'rateBookApproved', detail }] });
    });
}
