import { utcText } from '../../../../shared/domain/date.ts';
import type { HistoryPage, HistoryQuery } from '../../../../shared/schemas/quotes/history-page.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { QuoteEvent } from './store.ts';

/** How many entries of its history a quote is answered with. */
const NEWEST = 50;

/** An event for a reader, to whom the digest of a submission and its draft say nothing. */
function entry({ kind, at, by, user, detail }: QuoteEvent): Quote['history'][number] {
  const {
    sections: _,
    draftId: __,
    ...told
  } = {
    ...{ sections: undefined, draftId: undefined },
    ...detail,
  };
  const actor = user === undefined ? {} : { user };
  return { kind, at: utcText(at), by, ...actor, detail: told };
}

/** The newest entries of a history, and how many there are before them. */
export function newestEntries(
  events: readonly QuoteEvent[],
): Pick<Quote, 'history' | 'earlierHistory'> {
  const earlier = Math.max(0, events.length - NEWEST);
  const history = events.slice(earlier).map(entry);
  return earlier === 0 ? { history } : { history, earlierHistory: earlier };
}

/** A part of a history: by default its newest entries. */
export function pageOf(
  events: readonly QuoteEvent[],
  { before = events.length + 1, limit = NEWEST }: Omit<HistoryQuery, 'id'>,
): Omit<HistoryPage, 'quoteId'> {
  const end = Math.min(events.length, before - 1);
  const start = Math.max(0, end - limit);
  const history = events.slice(start, end).map(entry);
  return { total: events.length, first: start + 1, history };
}
