import type { DefaultScheme } from '../../../../shared/schemas/quotes/scheme.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Conditions } from '../../dispatcher.ts';
import type { QuoteStore } from '../../quotes/history/store.ts';
import type { DeclinedStore } from '../../quotes/submit/declined.ts';
import type { BookParts } from '../../rate-books/kept-books.ts';
import type { Library } from '../../rate-books/library.ts';
import type { KeptTableEvent } from '../../rate-books/life/event.ts';
import { readTables } from '../../rate-books/life/tables.ts';
import { type Trial, trialsOf } from '../../rate-books/life/trial.ts';
import { completed } from '../../rate-books/schemes.ts';
import { type CompiledBook, compileBook } from '../../rating/rate.ts';
import { type ChallengerBook, priceDeclinedBy, priceQuoteBy } from './price-submission.ts';
import type { ChallengerPrice, ChallengerStore, TrialWindow } from './store.ts';

/** How many submissions are priced in one go: some milliseconds. */
const BATCH = 20;

export interface CatchUpParts extends BookParts {
  readonly library: Library;
  readonly quotes: Pick<QuoteStore, 'kept'>;
  readonly declined: Pick<DeclinedStore, 'find'>;
  readonly prices: ChallengerStore;
  readonly defaultScheme: DefaultScheme;
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
}

/** Prices by challengers what was submitted and has no such price yet; all trials, also ended ones. */
export type CatchUp = (conditions?: Pick<Conditions, 'isCancelled'>) => Promise<void>;

/** The part of the history that a trial samples. */
export function windowOf({ champion, start, end }: Trial<KeptTableEvent>): TrialWindow {
  return {
    ...{ trial: start.sequence, champion, until: end?.sequence },
    declined: { from: start.at, until: end?.at },
  };
}

/** Compiles each challenger once: its content never changes. */
function compiler(parts: CatchUpParts) {
  const known = new Map<string, CompiledBook>();
  return async (hash: string): Promise<CompiledBook | undefined> => {
    const found = known.get(hash);
    if (found) return found;
    const { all } = await readTables(parts);
    const content: RateBook | undefined = all.find((table) => table.hash === hash)?.content;
    // What is damaged is said where rate books are read.
    if (!content) return undefined;
    const compiled = compileBook(completed(content, parts.defaultScheme));
    known.set(hash, compiled);
    return compiled;
  };
}

/** The next prices of quotes and of declined risks. */
async function nextPrices(
  { prices, quotes, declined }: CatchUpParts,
  by: ChallengerBook,
  window: TrialWindow,
): Promise<readonly ChallengerPrice[]> {
  const priced: ChallengerPrice[] = [];
  for (const waiting of await prices.waitingQuotes(window, BATCH)) {
    priced.push(priceQuoteBy(by, waiting, await quotes.kept(waiting.id)));
  }
  for (const id of await prices.waitingDeclined(window, BATCH)) {
    const decline = await declined.find(id);
    if (decline) priced.push(priceDeclinedBy(by, decline));
  }
  return priced;
}

/**
 * Follows the history: whatever was submitted during a trial gets its price by the challenger, once,
 * after the answer and outside of its transaction. What a crash left out is what has no price yet.
 */
export function challengerCatchUp(parts: CatchUpParts): CatchUp {
  const compile = compiler(parts);
  /** The trials that ended and are priced to the end. */
  const finished = new Set<number>();

  async function follow(trial: Trial<KeptTableEvent>, isCancelled: () => boolean) {
    const book = await compile(trial.challenger);
    if (!book) return;
    const window = windowOf(trial);
    const by = { trial: window.trial, book, library: parts.library };
    while (!isCancelled()) {
      const priced = await nextPrices(parts, by, window);
      if (priced.length === 0) {
        if (trial.end) finished.add(window.trial);
        return;
      }
      await parts.prices.keep(priced);
      await parts.pause();
    }
  }

  let last: Promise<void> = Promise.resolve();
  return ({ isCancelled = () => false } = {}) => {
    const next = last.then(async () => {
      const trials = trialsOf(await parts.lives.events());
      for (const trial of trials) {
        if (!finished.has(trial.start.sequence)) await follow(trial, isCancelled);
      }
    });
    last = next.catch(() => undefined);
    return next;
  };
}
