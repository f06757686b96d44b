import { irishDay, irishDayStart } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { done, invalid, type Result } from '../../../../shared/result/result.ts';
import type {
  ImpactReport,
  ImpactRequest,
  Portfolio,
} from '../../../../shared/schemas/rate-books/impact.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../../dispatcher.ts';
import type { QuoteStore } from '../../quotes/history/quote-store.ts';
import { existing } from '../../quotes/index/days.ts';
import { bookIdentity } from '../../quotes/price/explanation.ts';
import type { ChosenBookParts } from '../chosen-book.ts';
import { chosenPair } from '../compare/diff-rate-books.ts';
import type { ImpactOrder, MeasureInThreads } from './impact-order.ts';
import { merged, showMeasurement } from './measurement.ts';

/** What measuring an impact needs. */
export interface ImpactParts extends ChosenBookParts {
  readonly quotes: Pick<QuoteStore, 'count' | 'lastEvent'>;
  readonly measure: MeasureInThreads;
}

/** A client that reaches only its own quotes measures only these. */
async function quoteSource(
  { quotes }: Pick<ImpactParts, 'quotes'>,
  since: string | undefined,
  { caller }: Pick<Context, 'caller'>,
): Promise<ImpactOrder['source']> {
  const isLimited = caller.kind === 'client' && caller.ownQuotesOnly;
  return {
    count: await quotes.count(),
    lastEvent: await quotes.lastEvent(),
    ...(since === undefined ? {} : { since: irishDayStart(since) }),
    ...(isLimited ? { client: caller.id } : {}),
  };
}

/** A portfolio counts to the scheme of the first book. */
function portfolioSource(
  { library }: Pick<ImpactParts, 'library'>,
  portfolio: Portfolio,
  { book, now }: { readonly book: RateBook; readonly now: number },
): ImpactOrder['source'] {
  const levies = library.levies(irishDay(now), { book });
  return { portfolio, levies, scheme: book.scheme?.name ?? book.name };
}

async function impactOf(
  parts: ImpactParts,
  { portfolio, since, ...books }: ImpactRequest,
  context: Context,
): Promise<Result<ImpactReport>> {
  const { now } = context;
  const days = existing({ since });
  if (!days.ok) return days;
  if (since !== undefined && portfolio) {
    const together = message('notTogether', { field: 'portfolio' });
    return invalid([{ path: 'since', message: together }]);
  }
  const pair = await chosenPair(parts, books, now);
  if (!pair.ok) return pair;
  const [from, to] = [pair.value.from.ready, pair.value.to.ready];
  const source = portfolio
    ? portfolioSource(parts, portfolio, { book: from.book, now })
    : await quoteSource(parts, since, context);
  const measured = await parts.measure({ from: from.book, to: to.book, source }, context);
  if (!measured.ok) return measured;
  return done({
    from: bookIdentity(from),
    to: bookIdentity(to),
    ...(since === undefined ? {} : { since }),
    ...(portfolio ? { portfolio } : {}),
    ...showMeasurement(merged(measured.value)),
  });
}

/**
 * Measures what a second rate book does to the premiums of a first: of the kept quotes, with what
 * became of them, or of an invented portfolio. One after the other, because each has every core.
 */
export function measureImpact(parts: ImpactParts) {
  let last: Promise<unknown> = Promise.resolve();
  return (request: ImpactRequest, context: Context): Promise<Result<ImpactReport>> => {
    const next = last.then(() => impactOf(parts, request, context));
    last = next.catch(() => undefined);
    return next;
  };
}
