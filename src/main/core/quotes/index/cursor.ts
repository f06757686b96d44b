import type { QuoteSort } from '../../../../shared/domain/quotes/quote-sort.ts';
import type { IndexedQuote } from './line.ts';
import type { Position } from './quote-index.ts';

/** What each order sorts by; the number comes last and decides between equal lines. */
export const SORTED_BY = {
  created: ['createdAt', 'number'],
  expires: ['expiresAt', 'number'],
  premium: ['premiumCents', 'number'],
  customer: ['customerOrder', 'number'],
  registration: ['registrationNumber', 'number'],
  // By name: accepted, expired, quoted. Whether a stored status has expired depends on the clock.
  status: ['status', 'expiresAt', 'number'],
} as const satisfies Record<QuoteSort, readonly (keyof IndexedQuote)[]>;

/** The position of a line in an order. */
export function positionOf(line: IndexedQuote, sort: QuoteSort): Position {
  return SORTED_BY[sort].map((name) => line[name]);
}

/** A position in an order as a text that only {@link readCursor} needs to understand. */
export function writeCursor(order: string, position: Position): string {
  return JSON.stringify([order, ...position]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The position that a cursor names.
 * @param like a sample of each part of a position in this order
 * @returns undefined where the text is no cursor, or belongs to another order
 */
export function readCursor(order: string, like: Position, text: string): Position | undefined {
  const list = parsed(text);
  if (!Array.isArray(list) || list[0] !== order || list.length !== like.length + 1)
    return undefined;
  const position: unknown[] = list.slice(1);
  const fits = (part: unknown, i: number): part is string | number =>
    typeof part === typeof like[i] && (typeof part !== 'number' || Number.isSafeInteger(part));
  return position.every(fits) ? position : undefined;
}
