import { message } from '../../../../shared/domain/messages/message.ts';
import { cents, euro } from '../../../../shared/domain/money.ts';
import type { QuoteSort } from '../../../../shared/domain/quotes/quote-sort.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { done, invalid, type Result } from '../../../../shared/result/result.ts';
import type {
  QuoteLine,
  QuoteList,
  QuoteListQuery,
} from '../../../../shared/schemas/quotes/quote-list.ts';
import { DamagedData } from '../../data-state/damaged-data.ts';
import type { Context } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import type { QuoteStore } from '../history/quote-store.ts';
import { positionOf, readCursor, SORTED_BY, writeCursor } from './cursor.ts';
import { existing, spanOf } from './days.ts';
import { type IndexedQuote, showLine } from './line.ts';
import type { Count, LineFilter, Page, Position, QuoteIndex } from './quote-index.ts';
import { typedWords } from './typed-words.ts';

/** How many quotes a page has by default. */
const USUAL = 50;

/** Whether an open quote is valid follows from the clock. */
function statusFilter(
  status: QuoteListQuery['status'],
  now: number,
): Pick<LineFilter, 'status' | 'valid'> {
  if (status === undefined) return {};
  const { keptAs } = STATUSES[status];
  if (!STATUSES[keptAs].isOpen) return { status: keptAs };
  return { status: keptAs, valid: { is: status === keptAs, at: now } };
}

/** The hashes of every book of a scheme. */
function booksOf(library: Library, id: string): string[] {
  return library.all().flatMap(({ hash, scheme }) => (scheme.id === id ? [hash] : []));
}

function filterOf(library: Library, query: QuoteListQuery, now: number): LineFilter {
  const { search, cover, customer, referral, createdFrom, createdTo, expiresFrom, expiresTo } =
    query;
  const {
    outcome,
    lostReason,
    requoted,
    source,
    assignee,
    scheme,
    acceptedFrom: from,
    acceptedTo: to,
  } = query;
  return {
    words: typedWords(search ?? '', library.all()),
    ...statusFilter(query.status, now),
    ...(cover === undefined ? {} : { cover }),
    ...(customer === undefined ? {} : { customer }),
    ...(referral === undefined ? {} : { referral }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(lostReason === undefined ? {} : { lostReason }),
    ...(requoted === undefined ? {} : { isRequoted: requoted }),
    ...(source === undefined ? {} : { source }),
    ...(assignee === undefined ? {} : { assignee }),
    ...(scheme === undefined ? {} : { books: booksOf(library, scheme) }),
    created: { from: createdFrom, to: createdTo },
    ...(from === undefined && to === undefined ? {} : { accepted: { from, to } }),
    expires: spanOf({ from: expiresFrom, to: expiresTo }),
  };
}

/** A sample of each part of a position: a text or a whole number. */
function sample(sort: QuoteSort): Position {
  const numbers = new Set<keyof IndexedQuote>(['number', 'createdAt', 'expiresAt', 'premiumCents']);
  return SORTED_BY[sort].map((name) => (numbers.has(name) ? 0 : ''));
}

type Asked = Pick<QuoteListQuery, 'after' | 'before'> & Omit<Page, 'after'>;

/** The page as the store reads it: one line more than wanted, and backwards for `before`. */
function pageOf({ after, before, sort, descending, limit }: Asked): Result<Page> {
  if (after !== undefined && before !== undefined) {
    return invalid([{ path: 'before', message: message('notTogether', { field: 'after' }) }]);
  }
  const path = before === undefined ? 'after' : 'before';
  const text = before ?? after;
  const direction = { sort, descending: before === undefined ? descending : !descending };
  if (text === undefined) return done({ ...direction, limit: limit + 1 });
  const position = readCursor(sort, sample(sort), text);
  if (!position) return invalid([{ path, message: message('noPlaceInOrder', { order: sort }) }]);
  return done({ ...direction, after: position, limit: limit + 1 });
}

/** A total as lists show it. */
export function totalOf({ count, atLeast }: Count) {
  return { total: count, ...(atLeast ? { totalIsLeast: true as const } : {}) };
}

type Quotes = Pick<QuoteStore, 'find'>;

interface ListParts {
  readonly library: Library;
  readonly quoteIndex: QuoteIndex;
  readonly quotes: { readonly quotes: Quotes };
}

/** What the premium of a quote is made of; undefined where it cannot be read, which is said elsewhere. */
async function amountsOf(quotes: Quotes, id: string) {
  try {
    const explanation = (await quotes.find(id))?.quote.explanation;
    if (!explanation) return undefined;
    const { netPremium, grossPremium, policyFee } = explanation;
    return {
      net: netPremium,
      levies: euro(cents(grossPremium) - cents(netPremium)),
      fee: policyFee,
    };
  } catch (error) {
    if (error instanceof DamagedData) return undefined;
    throw error;
  }
}

/** Lines with what the premium of each is made of. */
function withAmounts(quotes: Quotes, lines: readonly QuoteLine[]) {
  return Promise.all(
    lines.map(async (line) => {
      const amounts = await amountsOf(quotes, line.quoteId);
      return amounts ? { ...line, amounts } : line;
    }),
  );
}

/** Lists quotes by words, filters and an order, a page at a time. */
export function listQuotes({ library, quoteIndex, quotes }: ListParts) {
  return async (query: QuoteListQuery, { now }: Context): Promise<Result<QuoteList>> => {
    const { createdFrom, createdTo, acceptedFrom, acceptedTo, expiresFrom, expiresTo } = query;
    const { after, before } = query;
    const days = existing({
      createdFrom,
      createdTo,
      acceptedFrom,
      acceptedTo,
      expiresFrom,
      expiresTo,
    });
    if (!days.ok) return days;
    const { sort = 'created', limit = USUAL } = query;
    const { descending = sort === 'created' } = query;
    const page = pageOf({ ...query, sort, limit, descending });
    if (!page.ok) return page;
    const { some, count } = await quoteIndex.list(filterOf(library, query, now), page.value);
    const read = some.slice(0, limit);
    const lines = before === undefined ? read : read.toReversed();
    const isMore = some.length > limit;
    const [first, last] = [lines[0], lines.at(-1)];
    const cursor = (line: IndexedQuote) => writeCursor(sort, positionOf(line, sort));
    const isBehind = before !== undefined || isMore;
    const isAhead = before === undefined ? after !== undefined : isMore;
    const shown = lines.map((line) => showLine(library, line, now));
    return done({
      quotes: query.amounts ? await withAmounts(quotes.quotes, shown) : shown,
      ...(last && isBehind ? { next: cursor(last) } : {}),
      ...(first && isAhead ? { previous: cursor(first) } : {}),
      ...totalOf(count),
    });
  };
}
