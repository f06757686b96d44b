import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { ReplayReport } from '../../../../shared/schemas/replay.ts';
import type { Conditions } from '../../dispatcher.ts';
import { type CompareParts, compareWithHistory, type Discrepancy } from './compare.ts';
import type { ChainLink, QuoteStore } from './store.ts';

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
  readonly found: readonly Discrepancy[];
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
  let [compared, missing, after] = [0, 0, 0];
  for (;;) {
    const page = await quotes.submissions(after, PAGE);
    for (const { sequence, quoteId, kept } of page) {
      if (isCancelled?.()) return { quotes: compared, found };
      const one = compareWithHistory(parts, quoteId, kept);
      if (one) found.push(one);
      if (kept === 'missing') missing += 1;
      compared += 1;
      after = sequence;
    }
    onProgress?.({ done: compared, of });
    if (page.length < PAGE) break;
    await pause();
  }
  const strays = compared - missing === of ? [] : await quotes.withoutHistory(MOST_NAMED);
  found.push(...strays.map((quoteId) => ({ quoteId, problem: 'withoutHistory' as const })));
  return { quotes: compared, found };
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
    const one = compareWithHistory(parts, id, kept);
    return { quotes: 1, found: one ? [one] : [] };
  };
  return async ({ id }: { id?: string }, context: LongWork): Promise<Result<ReplayReport>> => {
    const compared = id === undefined ? await compareAll(parts, context) : await compareOne(id);
    if (!compared) {
      return failed({ kind: 'notFound', message: message('quoteNotFound', { id: id ?? '' }) });
    }
    const { found } = compared;
    return done({
      replayed: compared.quotes,
      differing: found.filter((one) => 'columns' in one),
      rows: found.filter((one) => 'problem' in one),
      chain: await verifyChain(parts, context),
      head: await quotes.head(),
    });
  };
}
