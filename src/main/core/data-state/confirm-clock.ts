import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import type { ClockConfirmation, ClockStep } from '../../../shared/schemas/clock.ts';
import type { Context } from '../dispatcher.ts';
import type { QuoteEvent, QuoteStore } from '../quotes/history/store.ts';
import type { DataGuard } from './data-guard.ts';

export interface ConfirmParts {
  readonly data: Pick<DataGuard, 'refusal'>;
  readonly quotes: Pick<QuoteStore, 'newest' | 'change'>;
  /** Does one change although the data can only be read, and then looks at the clock again. */
  readonly writeOnce: <T>(change: () => Promise<T>) => Promise<T>;
}

/**
 * Keeps that the clock is right although it is behind the newest event, which a wrong clock dated.
 * From then on it is held against the time of this: an event in the history of the newest event's
 * quote, in the same chain, so that nobody can take the step back without its reason.
 */
export function confirmClock({ data, quotes, writeOnce }: ConfirmParts) {
  return async (
    { reason }: ClockConfirmation,
    { caller, now }: Context,
  ): Promise<Result<ClockStep>> => {
    const refused = data.refusal('changes');
    const isBehind = refused?.kind === 'unavailable' && refused.problem === 'clockBehind';
    if (refused && !isBehind) return failed(refused);
    const found = isBehind ? await quotes.newest() : undefined;
    const last = found?.events.at(-1);
    if (!found || !last) return failed({ kind: 'conflict', message: message('clockNotBehind') });
    const { quote, events } = found;
    const newest = utcText(last.at);
    const event: QuoteEvent = {
      kind: 'clockConfirmed',
      quoteId: quote.id,
      at: now,
      by: caller.id,
      detail: { newest, reason: tidy(reason) },
    };
    const isKept = await writeOnce(() => quotes.change(quote, event, { after: events.length }));
    return isKept
      ? done({ quoteId: quote.id, newest, now: utcText(now) })
      : failed({ kind: 'conflict', message: message('quoteChanging', { id: quote.id }) });
  };
}
