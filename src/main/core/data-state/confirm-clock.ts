import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import type { ClockConfirmation, ClockStep } from '../../../shared/schemas/clock.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Context } from '../dispatcher.ts';
import type { ClockDetail } from '../quotes/history/happening.ts';
import type { QuoteEvent, QuoteStore, QuoteWithHistory } from '../quotes/history/store.ts';
import type { TableEvent } from '../rate-books/life/event.ts';
import type { LifeStore } from '../rate-books/life/store.ts';
import type { DataGuard } from './data-guard.ts';

export interface ConfirmParts {
  readonly data: Pick<DataGuard, 'refusal'>;
  readonly quotes: Pick<QuoteStore, 'newest' | 'change'>;
  readonly lives: Pick<LifeStore<never>, 'events' | 'newest' | 'keep'>;
  /** Does one change although the data can only be read, and then looks at the clock again. */
  readonly writeOnce: <T>(change: () => Promise<T>) => Promise<T>;
}

/**
 * Keeps that the clock is right although it is behind the newest event, which a wrong clock dated.
 * From then on it is held against the time of this: an event in the same chain, so that nobody can
 * take the step back without its reason. It stands in the history of the newest quote; where there is
 * none, in that of the rate book or the levy table of the newest event.
 */
export function confirmClock(parts: ConfirmParts) {
  const { data, quotes, lives } = parts;
  return async (
    { reason }: ClockConfirmation,
    context: Pick<Context, 'caller' | 'now'>,
  ): Promise<Result<ClockStep>> => {
    const refused = data.refusal('changes');
    const isBehind = refused?.kind === 'unavailable' && refused.problem === 'clockBehind';
    if (refused && !isBehind) return failed(refused);
    const found = isBehind ? await quotes.newest() : undefined;
    const after = await lives.newest();
    const ofTables = isBehind ? (await lives.events()).at(-1) : undefined;
    const times = [found?.events.at(-1)?.at, ofTables?.at].filter((at) => at !== undefined);
    if (times.length === 0) {
      return failed({ kind: 'conflict', message: message('clockNotBehind') });
    }
    const newest = utcText(Math.max(...times));
    const detail = { newest, reason: tidy(reason) };
    const step = { newest, now: utcText(context.now) };
    if (found) {
      const isKept = await keepOfQuote(parts, found, detail, context);
      if (isKept) return done({ quoteId: found.quote.id, ...step });
    } else if (ofTables) {
      const { of, table } = ofTables;
      const event: TableEvent = {
        ...{ step: 'clockConfirmed', of, table },
        ...{ ...doneBy(context), detail },
      };
      const isKept = await parts.writeOnce(() => lives.keep({ events: [event], after }));
      if (isKept)
        return done({
          ...(of === 'rateBook' ? { rateBook: table } : { levyTable: table }),
          ...step,
        });
    }
    const id = found?.quote.id ?? ofTables?.table ?? '';
    return failed({ kind: 'conflict', message: message('quoteChanging', { id }) });
  };
}

/** Keeps the step in the history of a quote. @returns false where the quote was changed meanwhile */
function keepOfQuote(
  { quotes, writeOnce }: ConfirmParts,
  { quote, events }: QuoteWithHistory,
  detail: ClockDetail,
  context: Pick<Context, 'caller' | 'now'>,
): Promise<boolean> {
  const event: QuoteEvent = {
    ...{ kind: 'clockConfirmed', quoteId: quote.id, ...doneBy(context), detail },
  };
  return writeOnce(() => quotes.change(quote, event, { after: events.length }));
}
