import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';
import type { LostRequest, NotLostRequest } from '../../../../shared/schemas/quotes/lost.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { Context } from '../../dispatcher.ts';
import { lostOf } from '../history/lost.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { type ChangeParts, MOST_CHANGES, mustHaveRoom } from './change.ts';
import { keepEvent, nameIn } from './keep-event.ts';

/** A policy was not lost; a quote that expired may have been. */
function mustNotBeAccepted({ quote }: QuoteWithHistory): Result<true> {
  if (quote.status !== 'accepted') return done(true);
  return failed({ kind: 'conflict', message: message('quoteAccepted', { id: quote.id }) });
}

/**
 * Marks a quote as lost, open or expired: the reason that is given last counts. Its status and its
 * premium stay, so that it can still be accepted while it is open.
 */
export function markLost(parts: ChangeParts) {
  return async (request: LostRequest, context: Context): Promise<Result<Quote>> => {
    const { quoteId, reason, note } = request;
    if (reason === 'other' && note === undefined) {
      return invalid([{ path: 'note', message: message('lostNoteNeeded') }]);
    }
    return keepEvent(parts, quoteId, context, (found) => {
      const free = mustNotBeAccepted(found);
      if (!free.ok) return free;
      const fits = mustHaveRoom(found, MOST_CHANGES);
      if (!fits.ok) return fits;
      const said = note === undefined ? {} : { note: tidy(note) };
      return done({ kind: 'markedLost', detail: { reason, ...said, ...nameIn(request) } });
    });
  };
}

/** Takes back that a quote is lost. There is always room for it: marking it so is limited. */
export function markNotLost(parts: ChangeParts) {
  return (request: NotLostRequest, context: Context): Promise<Result<Quote>> =>
    keepEvent(parts, request.quoteId, context, (found) => {
      const free = mustNotBeAccepted(found);
      if (!free.ok) return free;
      if (lostOf(found.events)) return done({ kind: 'markedNotLost', detail: nameIn(request) });
      return failed({ kind: 'conflict', message: message('notLost', { id: found.quote.id }) });
    });
}
