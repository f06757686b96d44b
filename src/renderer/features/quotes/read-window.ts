import { done, type Result } from '../../../shared/contract/result.ts';
import type { QuoteList, QuoteListQuery } from '../../../shared/schemas/quotes/quote-list.ts';
import { orderOf } from '../../data/quote-query.ts';
import { firstOf, type ListLines, linesFrom } from './list-lines.ts';
import { type ListPlace, PAGE, some } from './list-step.ts';
import { below, endOf, nextOf, opened, turned } from './quote-window.ts';

/** Asks for a page of the list. */
export type ListQuotes = (query: QuoteListQuery) => Promise<Result<QuoteList>>;

/** From the beginning of the list on. */
async function fromStart(list: ListQuotes, { query, window }: ListPlace) {
  const answer = await list({ ...query, limit: some(endOf(window)) });
  return answer.ok ? done(linesFrom(opened(answer.value, 0), answer.value, 0)) : answer;
}

/** Back from the end of the list. */
async function fromEnd(list: ListQuotes, { query = {}, window, length }: ListPlace) {
  const limit = some(endOf(window) - window.first - 1);
  const { sort, descending } = orderOf(query);
  const answer = await list({ ...query, sort, descending: !descending, limit });
  if (!answer.ok) return answer;
  const end = opened(turned(answer.value), length - answer.value.quotes.length);
  return done(linesFrom({ ...end, first: firstOf(end) }, answer.value, length));
}

/** Up from the last line that is kept, and a page below it. @param last where that line stands */
async function fromMiddle(list: ListQuotes, { query, window, length }: ListPlace, last: string) {
  const end = endOf(window) - 1;
  const upper = await list({ ...query, before: last, limit: some(end - window.first) });
  if (!upper.ok) return upper;
  const lower = await list({ ...query, after: upper.value.next ?? last, limit: PAGE });
  if (!lower.ok) return lower;
  const all = below(opened(upper.value, end - upper.value.quotes.length), lower.value);
  return done(linesFrom({ ...all, first: firstOf(all) }, lower.value, length));
}

/** Reads again what is kept of a list, so that what is looked at stays where it is. */
export async function readWindow(list: ListQuotes, place: ListPlace): Promise<Result<ListLines>> {
  if (place.window.first === 0) return fromStart(list, place);
  const last = nextOf(place.window);
  return last === undefined ? fromEnd(list, place) : fromMiddle(list, place, last);
}
