import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { ReplayReport } from '../../../../shared/schemas/quotes/replay.ts';
import type { Conditions } from '../../dispatcher.ts';
import {
  type CompareParts,
  compareErased,
  compareWithHistory,
  type Discrepancy,
} from './compare.ts';
import type { ChainLink, KeptQuote, QuoteStore } from './store.ts';

/** How many quotes, or events, are read at once. */
const PAGE = 100;
const EVENTS = 1000;
/** How many quotes without a history are named. */
const MOST_NAMED = 100;

/** What a replay needs around it. */
export interface ReplayParts extends CompareParts {
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

/** Compares one quote with its history, or what is left of both. */
async function compare(
  parts: CompareParts & Pick<ReplayParts, 'quotes'>,
  id: string,
  kept: KeptQuote,
): Promise<Discrepancy | undefined> {
  return kept === 'erased'
    ? compareErased(id, await parts.quotes.erased(id))
    : compareWithHistory(parts, id, kept);
}

/**
 * Compares every quote with its history, in pages; where quotes are left that no submission made,
 * these, too. Ends early when it is cancelled.
 */
export async function compareAll(
  parts: ReplayParts,
  { onProgress, isCancelled }: LongWork,
): Promise<Compared> {
  const { quotes, pause } = parts;
  const of = await quotes.count();
  const found: Discrepancy[] = [];
  let [compared, missing, erased, after] = [0, 0, 0, 0];
  for (;;) {
    const page = await quotes.submissions(after, PAGE);
    for (const { sequence, quoteId, kept } of page) {
      if (isCancelled?.()) return { quotes: compared, erased, found };
      const one = await compare(parts, quoteId, kept);
      if (one) found.push(one);
      if (kept === 'missing') missing += 1;
      if (kept === 'erased') erased += 1;
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

/** Holds every event against the chain of hashes, in pages. */
export async function verifyChain(
  { quotes, pause }: Pick<ReplayParts, 'quotes' | 'pause'>,
  { isCancelled }: LongWork,
): Promise<ReplayReport['chain']> {
  let events = 0;
  let broken: number | null = null;
  let link: ChainLink = { sequence: 0, hash: '' };
  while (!isCancelled?.()) {
    const next = await quotes.verify(link, EVENTS);
    if (!next) break;
    events += next.events;
    broken ??= next.broken;
    link = next.last;
    await pause();
  }
  return { events, broken };
}

/** Calculates kept quotes again from their events, one or all, and verifies the chain of these. */
export function replayQuotes(parts: ReplayParts) {
  const { quotes } = parts;
  const compareOne = async (id: string): Promise<Compared | undefined> => {
    const kept = await quotes.kept(id);
    if (kept === 'missing') return undefined;
    const one = await compare(parts, id, kept);
    return { quotes: 1, erased: kept === 'erased' ? 1 : 0, found: one ? [one] : [] };
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
