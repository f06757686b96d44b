import { done, type Result } from '../../../shared/result/result.ts';
import type {
  QuoteLine,
  QuoteList,
  QuoteListQuery,
} from '../../../shared/schemas/quotes/quote-list.ts';
import type { QuoteQuery } from '../../data/quote-query.ts';

/** Lines a call. Few enough that others who ask meanwhile hardly wait: the service puts a page together in one go. */
export const PAGE = 100;

interface CollectParts {
  readonly list: (query: QuoteListQuery) => Promise<Result<QuoteList>>;
  /** Hears after each page how many lines there are by now, of how many. */
  readonly onProgress: (lines: number, total: number) => void;
  readonly signal: AbortSignal;
  /** No more lines than these are asked for; absent: all. */
  readonly most?: number | undefined;
}

/**
 * Every line that a query finds, in its order.
 * @returns undefined where it was cancelled
 */
export async function collect(
  query: QuoteQuery & Pick<QuoteListQuery, 'amounts'>,
  { list, onProgress, signal, most = Number.POSITIVE_INFINITY }: CollectParts,
): Promise<Result<readonly QuoteLine[]> | undefined> {
  const lines: QuoteLine[] = [];
  let after: string | undefined;
  do {
    const answer = await list({ ...query, limit: PAGE, ...(after === undefined ? {} : { after }) });
    if (signal.aborted) return undefined;
    if (!answer.ok) return answer;
    const { quotes, next, total } = answer.value;
    lines.push(...quotes);
    after = next;
    onProgress(lines.length, Math.max(total, lines.length));
  } while (after !== undefined && lines.length < most);
  return done(lines.slice(0, most));
}
