import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import { HEAD_FILE, type HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type {
  Column,
  Difference,
  ReplayReport,
  RowProblem,
} from '../../../../shared/schemas/quotes/replay.ts';
import type { DataProblem } from '../../data-state/data-state.ts';
import type { Conditions } from '../../dispatcher.ts';
import type { Library } from '../../rate-books/library.ts';
import { underwrite } from '../../rating/underwrite.ts';
import type { Digest } from '../document/digest.ts';
import { keptInputs } from '../history/period.ts';
import type {
  ChainLink,
  ErasedQuote,
  KeptQuote,
  QuoteStore,
  QuoteWithHistory,
} from '../history/quote-store.ts';
import { rulesOf } from '../history/state.ts';
import { replay } from '../price/replay.ts';
import { columnsDiffer, erasedColumnsDiffer } from './verified-store.ts';

/** What comparing a quote with its history needs. */
export interface CompareParts {
  readonly library: Library;
  readonly digest: Digest;
}

/** What is wrong with a quote. */
export type Discrepancy = Difference | RowProblem;

type Kept = Pick<QuoteWithHistory, 'quote' | 'events'>;

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
    return { again, rules: differingRules(library, kept) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { again: undefined, rules: undefined };
  }
}

/** Holds a quote against its history, and rates and underwrites it again; undefined if all is well. */
export function compareWithHistory(
  { library, digest }: CompareParts,
  quoteId: string,
  kept: Exclude<KeptQuote, 'erased'>,
): Discrepancy | undefined {
  if (typeof kept === 'string') return { quoteId, problem: kept };
  const { quote } = kept;
  const { again, rules } = ratedAgain(library, kept);
  const found = new Set<Column>([
    ...columnsDiffer(digest, kept),
    ...(again === quote.premiumCents ? [] : (['premium'] as const)),
  ]);
  if (found.size === 0 && !rules) return undefined;
  return {
    quoteId,
    kept: euro(quote.premiumCents),
    replayed: euro(again ?? 0),
    columns: [...found],
    ...(rules ? { rules } : {}),
    ...(found.has('sections') ? { risk: true } : {}),
  };
}

/**
 * Holds what is left of an erased quote against what is left of its history: its premium can not be
 * calculated again, because what it was rated by is gone.
 */
export function compareErased(
  quoteId: string,
  erased: ErasedQuote | 'unreadable' | undefined,
): Discrepancy | undefined {
  if (erased === undefined) return { quoteId, problem: 'missing' };
  if (erased === 'unreadable') return { quoteId, problem: erased };
  const columns = erasedColumnsDiffer(erased);
  if (columns.length === 0) return undefined;
  const premium = euro(erased.quote.premiumCents);
  return { quoteId, kept: premium, replayed: 0, columns };
}

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

/** What is wrong with the head of a history; undefined where it fits, or where none is kept yet. */
export function headProblem({ state, sequence }: HistoryHead): DataProblem | undefined {
  const event = { sequence: sequence ?? 0, file: HEAD_FILE };
  const problems: Record<HistoryHead['state'], DataProblem | undefined> = {
    whole: undefined,
    none: undefined,
    rolledBack: { kind: 'olderCopy', message: message('historyRolledBack', event) },
    changed: { kind: 'damaged', message: message('historyChanged', event) },
    unreadable: { kind: 'damaged', message: message('historyUnreadable', { file: HEAD_FILE }) },
  };
  return problems[state];
}
