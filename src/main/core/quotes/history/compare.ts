import { euro } from '../../../../shared/domain/money.ts';
import type { Column, Difference, RowProblem } from '../../../../shared/schemas/quotes/replay.ts';
import type { Library } from '../../rate-books/library.ts';
import { underwrite } from '../../rating/underwrite.ts';
import type { Digest } from '../document/sections-digest.ts';
import { keptInputs } from '../period/period.ts';
import { columnsDiffer, erasedColumnsDiffer } from './facts.ts';
import { rulesOf } from './referral.ts';
import { replay } from './replay.ts';
import type { ErasedQuote, KeptQuote, QuoteWithHistory } from './store.ts';

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
