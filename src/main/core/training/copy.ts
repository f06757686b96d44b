import { fold } from '../../../shared/domain/fold.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { Conditions } from '../dispatcher.ts';
import type { Digest } from '../quotes/document/sections-digest.ts';
import { replay } from '../quotes/history/replay.ts';
import type { QuoteEvent, QuoteStore, StoredQuote } from '../quotes/history/store.ts';
import type { Library } from '../rate-books/library.ts';
import { createMask } from './mask.ts';
import { maskEvent } from './mask-event.ts';

/** A place in the history with the quote that it is of. */
export interface EventPlace {
  readonly sequence: number;
  readonly quoteId: string;
}

export interface CopyParts extends Pick<Conditions, 'onProgress' | 'isCancelled'> {
  /** Where the quotes are read; nothing of it is changed. */
  readonly from: Pick<QuoteStore, 'kept'>;
  /** The next events of quotes after a sequence of the history, in order. */
  readonly order: (after: number, limit: number) => Promise<readonly EventPlace[]>;
  /** How many events there are. */
  readonly events: number;
  /** Where the copies are kept: empty, with the rate books of the originals. */
  readonly to: Pick<QuoteStore, 'add' | 'change'>;
  readonly library: Library;
  readonly digest: Digest;
  /** What makes the copy unlike any other. */
  readonly salt: string;
}

/** What became of a copy. */
export interface Copied {
  readonly quotes: number;
  /** Quotes that can't be calculated again to the cent, or are damaged. */
  readonly leftOut: number;
}

const PAGE = 50;
/** How many masked quotes are kept in memory: the events of one mostly follow each other. */
const MOST_KEPT = 500;

/** Every text in a rate book, folded. */
function wordsOf(book: RateBook): ReadonlySet<string> {
  const words = new Set<string>();
  JSON.stringify(book, (key, value: unknown) => {
    words.add(fold(key));
    if (typeof value === 'string') words.add(fold(value.trim()));
    return value;
  });
  return words;
}

interface MaskedQuote {
  readonly quote: StoredQuote;
  readonly events: readonly QuoteEvent[];
}

/** Masks quotes; a masked quote must come to the same premium as its original. */
function masker({ from, library, digest, salt }: CopyParts) {
  const mask = createMask(digest, salt);
  const words = new Map<string, ReadonlySet<string>>();
  const wordsFor = (hash: string) => {
    const known = words.get(hash);
    const book = known ? undefined : library.byHash(hash);
    if (book) words.set(hash, wordsOf(book.book));
    return words.get(hash) ?? new Set();
  };
  return async (id: string): Promise<MaskedQuote | undefined> => {
    const kept = await from.kept(id);
    if (typeof kept === 'string') return undefined;
    const sections = mask.sections(kept.quote.sections, wordsFor(kept.quote.rateBookHash));
    // Warnings and explanation name what was typed.
    const bare: StoredQuote = { ...kept.quote, sections, warnings: [] };
    const again = replay(library, bare, kept.events);
    if (again?.premiumCents !== kept.quote.premiumCents) return undefined;
    const quote = { ...bare, explanation: again.explanation };
    return { quote, events: kept.events.map((event) => maskEvent({ mask, digest }, quote, event)) };
  };
}

/**
 * Copies quotes with all that happened to them, in its order, and what is somebody's own made up. The
 * copy has a chain of hashes of its own.
 * @returns undefined where it was cancelled
 */
export async function copyQuotes(parts: CopyParts): Promise<Copied | undefined> {
  const { order, events: of, to, onProgress, isCancelled } = parts;
  const read = masker(parts);
  const kept = new Map<string, MaskedQuote | undefined>();
  const written = new Map<string, number>();
  let leftOut = 0;

  async function masked(id: string): Promise<MaskedQuote | undefined> {
    if (kept.has(id)) return kept.get(id);
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = await read(id);
    kept.set(id, found);
    return found;
  }

  async function write(id: string): Promise<void> {
    const after = written.get(id) ?? 0;
    const found = await masked(id);
    const event = found?.events[after];
    written.set(id, after + 1);
    if (!found || !event) {
      if (after === 0) leftOut += 1;
    } else if (after === 0) await to.add(found.quote, [event]);
    else await to.change(found.quote, event, { after });
  }

  let [after, done] = [0, 0];
  for (let page = await order(after, PAGE); page.length > 0; page = await order(after, PAGE)) {
    for (const { sequence, quoteId } of page) {
      if (isCancelled?.()) return undefined;
      await write(quoteId);
      after = sequence;
      done += 1;
    }
    onProgress?.({ done: Math.min(done, of), of });
  }
  return { quotes: written.size - leftOut, leftOut };
}
