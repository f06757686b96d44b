import type { QuoteLine, QuoteList } from '../../../shared/schemas/quotes/quote-list.ts';

/** Lines that came in one answer. */
interface Page {
  readonly lines: readonly QuoteLine[];
  /** Where the page above this one ends; absent at the beginning of the list. */
  readonly previous?: string | undefined;
  /** Where the page below this one begins; absent at the end of the list. */
  readonly next?: string | undefined;
}

/** The part of a list that is kept: pages without a gap, and where in the list they stand. */
export interface QuoteWindow {
  /** The number of the first line, from 0. */
  readonly first: number;
  readonly pages: readonly Page[];
}

export const NO_WINDOW: QuoteWindow = { first: 0, pages: [] };

/** So many lines stay when pages are let go of. */
const KEPT = 800;

const linesOf = (pages: readonly Page[]) => pages.reduce((sum, { lines }) => sum + lines.length, 0);

/** The number behind the last line. */
export function endOf({ first, pages }: QuoteWindow): number {
  return first + linesOf(pages);
}

/** Where the page above begins to be read. */
export const previousOf = ({ pages }: QuoteWindow) => pages[0]?.previous;

/** Where the page below begins to be read. */
export const nextOf = ({ pages }: QuoteWindow) => pages.at(-1)?.next;

/** A line by its number, where it is kept. */
export function lineAt({ first, pages }: QuoteWindow, number: number): QuoteLine | undefined {
  let from = first;
  for (const { lines } of pages) {
    if (number < from) return undefined;
    if (number < from + lines.length) return lines[number - from];
    from += lines.length;
  }
  return undefined;
}

/** The number of a quote's line, where it is kept. */
export function numberOf({ first, pages }: QuoteWindow, quoteId: string): number | undefined {
  const at = pages.flatMap(({ lines }) => lines).findIndex((line) => line.quoteId === quoteId);
  return at === -1 ? undefined : first + at;
}

function pageOf({ quotes, previous, next }: QuoteList): Page {
  return { lines: quotes, previous, next };
}

/** A window of one answer. */
export function opened(list: QuoteList, first: number): QuoteWindow {
  return { first, pages: [pageOf(list)] };
}

/** The last lines of a list, out of the first ones of its reverse. */
export function turned(list: QuoteList): QuoteList {
  const { quotes, next, total, totalIsLeast } = list;
  return {
    quotes: quotes.toReversed(),
    ...(next === undefined ? {} : { previous: next }),
    total,
    ...(totalIsLeast ? { totalIsLeast } : {}),
  };
}

/** The window with the answer below it; what is far above is let go of. */
export function below({ first, pages }: QuoteWindow, list: QuoteList): QuoteWindow {
  let from = first;
  const all = [...pages, pageOf(list)];
  for (;;) {
    const above = all[0];
    if (!above || linesOf(all) - above.lines.length < KEPT) return { first: from, pages: all };
    all.shift();
    from += above.lines.length;
  }
}

/** The window with the answer above it; what is far below is let go of. */
export function above({ first, pages }: QuoteWindow, list: QuoteList): QuoteWindow {
  const all = [pageOf(list), ...pages];
  for (;;) {
    const last = all.at(-1);
    if (!last || linesOf(all) - last.lines.length < KEPT) break;
    all.pop();
  }
  return { first: first - list.quotes.length, pages: all };
}
