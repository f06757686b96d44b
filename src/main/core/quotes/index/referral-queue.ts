import { daysBetween, irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { done, invalid, type Result } from '../../../../shared/result/result.ts';
import type {
  ReferralQueue,
  ReferralQueueQuery,
  WaitingQuote,
} from '../../../../shared/schemas/quotes/referral-queue.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { QuoteStore } from '../history/quote-store.ts';
import { referralOf } from '../history/state.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type IndexedQuote, showLine } from './line.ts';
import { totalOf } from './list.ts';
import type { QuoteIndex } from './quote-index.ts';

interface QueueParts {
  readonly library: Library;
  readonly quoteIndex: QuoteIndex;
  readonly quotes: Pick<QuoteStore, 'find'>;
}

/** How many quotes a page has by default. */
const USUAL = 50;
const ORDER = 'referrals';

/** When a line of the queue was referred, epoch milliseconds. */
const referredAt = (line: IndexedQuote): number => line.referredAt ?? line.createdAt;

/** Lists the open quotes that wait for a decision, with their reasons, the oldest referral first. */
export function listReferrals({ library, quoteIndex, quotes }: QueueParts) {
  /** A line with its referral; nothing where it was decided since the index was read. */
  const waiting = async (line: IndexedQuote, now: number): Promise<WaitingQuote[]> => {
    const found = await quotes.find(line.id);
    const referral = found && referralOf(found.events);
    if (referral?.state !== 'referred') return [];
    const waitingDays = daysBetween(irishDay(referredAt(line)), irishDay(now));
    return [{ quote: showLine(library, line, now), referral, waitingDays }];
  };

  return async (query: ReferralQueueQuery, { now }: Context): Promise<Result<ReferralQueue>> => {
    const { after: text, limit = USUAL } = query;
    const after = text === undefined ? undefined : readCursor(ORDER, [0, 0], text);
    if (text !== undefined && !after) {
      return invalid([{ path: 'after', message: message('noPlaceInQueue') }]);
    }
    const page = { limit: limit + 1, ...(after ? { after } : {}) };
    const { some, count } = await quoteIndex.waiting(now, page);
    const lines = some.slice(0, limit);
    const last = lines.at(-1);
    const shown = await Promise.all(lines.map((line) => waiting(line, now)));
    return done({
      waiting: shown.flat(),
      ...(last && some.length > limit
        ? { next: writeCursor(ORDER, [referredAt(last), last.number]) }
        : {}),
      ...totalOf(count),
    });
  };
}
