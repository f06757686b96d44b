import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { keptInputs } from '../../quotes/history/period.ts';
import type {
  QuoteEvent,
  QuoteStore,
  StoredQuote,
  Submission,
} from '../../quotes/history/quote-store.ts';
import { outcomeOf } from '../../quotes/history/state.ts';
import { adjustmentsOf, changedInputs } from '../../quotes/price/replay.ts';
import { marksOf } from '../../quotes/price/to-confirm.ts';
import { statusAt } from '../../quotes/sale/retrieve.ts';
import type { Library } from '../library.ts';
import type { MeasuringPair, MeasuringShare, QuoteSource } from './impact-order.ts';
import { type Measurement, measure, noMeasurement } from './measurement.ts';
import type { MeasuredRisk, RiskOutcome } from './outcome.ts';

/** How many quotes are read at once. */
const PAGE = 100;

/** What reading the kept quotes needs. */
export interface QuoteParts {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly quotes: Pick<QuoteStore, 'submissions'>;
  readonly library: Library;
}

/** What became of a quote until a moment. */
function becameOf(quote: StoredQuote, events: readonly QuoteEvent[], now: number): RiskOutcome {
  const { outcome } = outcomeOf(STATUSES[quote.status].isPolicy, events);
  const isExpired = outcome === 'open' && statusAt(quote, now) === 'expired';
  return isExpired ? 'expired' : outcome;
}

/**
 * A kept quote as a risk: with its overrides of excess and discount and its add-ons, each priced by the
 * book that rates it. A premium set by hand is left aside: no book moves it.
 * @returns undefined where it can not be read, its levies are not there, or its sections have lost what
 * rating reads: a replay names them
 */
function riskOf({ library, now }: QuoteParts, { kept }: Submission): MeasuredRisk | undefined {
  if (typeof kept === 'string' || !kept.quote) return undefined;
  const { quote, events } = kept;
  const levies = library.leviesOf(quote);
  if (!levies) return undefined;
  try {
    return {
      id: quote.id,
      scheme: library.byHash(quote.rateBookHash)?.scheme.name ?? '',
      levies,
      outcome: becameOf(quote, events, now),
      inputs: changedInputs(events, keptInputs(quote.sections, events)),
      marks: marksOf(events),
      addOnsOf: ({ book }) => adjustmentsOf(events, book).addOns,
    };
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Whether a quote is among those to measure; one that cannot be read is where all of them are. */
function isMeant({ kept }: Submission, { since, client }: QuoteSource): boolean {
  if (typeof kept === 'string' || !kept.quote) return client === undefined;
  const { quote, events } = kept;
  if (since !== undefined && quote.createdAt < since) return false;
  return client === undefined || events.find(({ kind }) => kind === 'submitted')?.by === client;
}

/** Measures a share of the kept quotes, by a part of the history; ends early when it is cancelled. */
export async function measureQuotes(
  books: MeasuringPair,
  given: QuoteSource & QuoteParts,
  { share, onProgress, isCancelled, pause }: MeasuringShare,
): Promise<Measurement> {
  const { count, lastEvent } = given;
  const measurement = noMeasurement();
  const end = (at: number) => Math.floor((lastEvent * at) / share.of);
  let [after, done] = [end(share.at), 0];
  for (;;) {
    const page = await given.quotes.submissions(after, PAGE);
    for (const submission of page) {
      after = submission.sequence;
      if (after > end(share.at + 1) || isCancelled?.()) return measurement;
      done += 1;
      if (!isMeant(submission, given)) continue;
      const risk = riskOf(given, submission);
      if (risk) measure(measurement, books, risk);
      else measurement.skipped += 1;
    }
    onProgress?.({ done, of: count });
    if (page.length < PAGE) return measurement;
    await pause();
  }
}
