import { message } from '../../../shared/domain/messages/message.ts';
import { euro } from '../../../shared/domain/money.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  Column,
  Difference,
  ReplayReport,
  RowProblem,
} from '../../../shared/schemas/quotes/replay.ts';
import type { Conditions } from '../dispatcher.ts';
import { differingTransactions } from '../policies/replay-policy.ts';
import { projectionOf } from '../quotes/history/fold.ts';
import { keptInputs } from '../quotes/history/period.ts';
import type {
  KeptQuote,
  QuoteProjection,
  QuoteStore,
  QuoteWithHistory,
} from '../quotes/history/quote-store.ts';
import { rulesOf } from '../quotes/history/state.ts';
import { replay } from '../quotes/price/replay.ts';
import type { Library } from '../rate-books/library.ts';
import { underwrite } from '../rating/underwrite.ts';

/** What is wrong with a quote. */
export type Discrepancy = Difference | RowProblem;

type Kept = Pick<QuoteWithHistory, 'quote' | 'events'>;
type Readable = Exclude<KeptQuote, string>;

/** What is kept of a quote next to its events and is not what they say. */
function staleColumns({ projection, events }: Readable): Column[] {
  const said = projectionOf(events);
  const names = Object.keys(said) as (keyof QuoteProjection)[];
  return names.filter((name) => projection[name] !== said[name]);
}

/** The rules that referred a quote then and hold now, where they are not the same. */
function differingRules(library: Library, { quote, events }: Kept): Difference['rules'] {
  const book = library.byHash(quote.rateBookHash);
  if (!book) return undefined;
  const { declines, referrals } = underwrite(book, keptInputs(quote.sections, events));
  const kept = rulesOf(events).map(({ rule }) => rule);
  const replayed = [...declines, ...referrals].map(({ rule }) => rule);
  const same = kept.length === replayed.length && kept.every((rule, i) => rule === replayed[i]);
  return same ? undefined : { kept, replayed };
}

/** What rating and underwriting say now; nothing of sections that have lost what these read. */
function ratedAgain(library: Library, kept: Kept) {
  try {
    const again = replay(library, kept.quote, kept.events)?.premiumCents;
    const transactions = differingTransactions(library, kept);
    return { again, rules: differingRules(library, kept), transactions };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { again: undefined, rules: undefined, transactions: [] };
  }
}

/**
 * Holds a quote against its history, and rates and underwrites it again. The premium of an erased one can
 * not be calculated again, because what it was rated by is gone.
 * @returns undefined if all is well
 */
export function compareWithHistory(
  library: Library,
  quoteId: string,
  kept: KeptQuote,
): Discrepancy | undefined {
  if (typeof kept === 'string') return { quoteId, problem: kept };
  const stale = staleColumns(kept);
  if (!kept.quote) {
    return stale.length === 0 ? undefined : { quoteId, kept: 0, replayed: 0, columns: stale };
  }
  const { quote } = kept;
  const { again, rules, transactions } = ratedAgain(library, kept);
  const isPriced = again === quote.premiumCents;
  const columns: Column[] = [
    ...stale,
    ...(isPriced ? [] : (['premium'] as const)),
    ...(transactions.length === 0 ? [] : (['transactions'] as const)),
  ];
  if (columns.length === 0 && !rules) return undefined;
  return {
    quoteId,
    kept: euro(quote.premiumCents),
    replayed: euro(again ?? 0),
    columns,
    ...(transactions.length === 0 ? {} : { transactions }),
    ...(rules ? { rules } : {}),
  };
}

/** How many quotes, or events, are read at once. */
const PAGE = 100;
const EVENTS = 1000;
/** How many quotes without a history are named. */
const MOST_NAMED = 100;

/** What a replay needs around it. */
export interface ReplayParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
}

type LongWork = Pick<Conditions, 'onProgress' | 'isCancelled'>;

/** What comparing every quote found, so far as it came. */
export interface Compared {
  readonly quotes: number;
  /** How many of them are erased: of these only what is left was compared. */
  readonly erased: number;
  readonly found: readonly Discrepancy[];
}

const isErased = (kept: KeptQuote) => typeof kept !== 'string' && !kept.quote;

/**
 * Compares every quote with its history, in pages; where quotes are left that no submission made,
 * these, too. Ends early when it is cancelled.
 */
export async function compareAll(
  parts: ReplayParts,
  { onProgress, isCancelled }: LongWork,
): Promise<Compared> {
  const { library, quotes, pause } = parts;
  const of = await quotes.count();
  const found: Discrepancy[] = [];
  let [compared, missing, erased, after] = [0, 0, 0, 0];
  for (;;) {
    const page = await quotes.submissions(after, PAGE);
    for (const { sequence, quoteId, kept } of page) {
      if (isCancelled?.()) return { quotes: compared, erased, found };
      const one = compareWithHistory(library, quoteId, kept);
      if (one) found.push(one);
      if (kept === 'missing') missing += 1;
      if (isErased(kept)) erased += 1;
      compared += 1;
      after = sequence;
    }
    onProgress?.({ done: compared, of });
    if (page.length < PAGE) break;
    await pause();
  }
  const strays = compared - missing === of ? [] : await quotes.withoutHistory(MOST_NAMED);
  found.push(...strays.map((quoteId) => ({ quoteId, problem: 'withoutHistory' as const })));
  return { quotes: compared, erased, found };
}

/** Holds every event against its chain of hashes, in pages. */
export async function verifyChain(
  { quotes, pause }: Pick<ReplayParts, 'quotes' | 'pause'>,
  { isCancelled }: LongWork,
): Promise<ReplayReport['chain']> {
  let events = 0;
  let broken: number | null = null;
  let after = 0;
  while (!isCancelled?.()) {
    const next = await quotes.verify(after, EVENTS);
    if (!next) break;
    events += next.events;
    broken ??= next.broken;
    after = next.last;
    await pause();
  }
  return { events, broken };
}

/** Calculates kept quotes again from their events, one or all, and verifies the chain of these. */
export function replayQuotes(parts: ReplayParts) {
  const { library, quotes } = parts;
  const compareOne = async (id: string): Promise<Compared | undefined> => {
    const kept = await quotes.kept(id);
    if (kept === 'missing') return undefined;
    const one = compareWithHistory(library, id, kept);
    return { quotes: 1, erased: isErased(kept) ? 1 : 0, found: one ? [one] : [] };
  };
  return async ({ id }: { id?: string }, context: LongWork): Promise<Result<ReplayReport>> => {
    const compared = id === undefined ? await compareAll(parts, context) : await compareOne(id);
    if (!compared) {
      return failed({ kind: 'notFound', message: message('quoteNotFound', { id: id ?? '' }) });
    }
    const { found } = compared;
    return done({
      replayed: compared.quotes,
      erased: compared.erased,
      differing: found.filter((one) => 'columns' in one),
      rows: found.filter((one) => 'problem' in one),
      chain: await verifyChain(parts, context),
      head: await quotes.head(),
    });
  };
}
