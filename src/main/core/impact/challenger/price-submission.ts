import { irishDay } from '../../../../shared/domain/date.ts';
import { cents } from '../../quotes/history/replay.ts';
import type { KeptQuote, QuoteEvent } from '../../quotes/history/store.ts';
import { inputsFor, periodOf } from '../../quotes/period/period.ts';
import type { StoredDecline } from '../../quotes/submit/declined.ts';
import type { Library } from '../../rate-books/library.ts';
import type { CompiledBook } from '../../rating/rate.ts';
import { type MeasuredRisk, type Outcome, outcomeOf } from '../outcome.ts';
import { quoteRisk } from '../quote-risk.ts';
import { SEGMENT_OF } from '../segments.ts';
import type { ChallengerPrice, SampledRisk } from './store.ts';

/** What a challenger prices with. */
export interface ChallengerBook {
  /** The sequence of the event that started the trial. */
  readonly trial: number;
  readonly book: CompiledBook;
  readonly library: Library;
}

/** The challenger's outcome, with what the risk is counted by. */
type Priced = Pick<ChallengerPrice, 'risk' | 'challenger'>;

/** Where the quote, or its levies, can not be read. */
const UNREAD: Priced = { risk: undefined, challenger: undefined };

/** What a book says of a risk; undefined where it can not price it: the report counts these. */
function tryOutcome(book: CompiledBook, risk: MeasuredRisk): Outcome | undefined {
  try {
    return outcomeOf(book, risk);
  } catch {
    // Whatever the reason, it is the same for every quote like this one: no line of the log each.
    return undefined;
  }
}

function pricedBy(book: CompiledBook, risk: MeasuredRisk | undefined): Priced {
  if (!risk) return UNREAD;
  const sampled: SampledRisk = {
    cover: risk.inputs.cover,
    age: SEGMENT_OF.age(risk),
    noClaims: SEGMENT_OF.noClaims(risk),
    county: SEGMENT_OF.county(risk),
  };
  return { risk: sampled, challenger: tryOutcome(book, risk) };
}

/** The events by which a quote came in: its submission, and what was chosen with it. */
function submissionOf(events: readonly QuoteEvent[]): readonly QuoteEvent[] {
  const [first, ...later] = events.slice(events.findIndex(({ kind }) => kind === 'submitted'));
  if (!first) return [];
  const isChosen = ({ kind, at, by }: QuoteEvent) =>
    (kind === 'overridden' || kind === 'addOn') && at === first.at && by === first.by;
  const end = later.findIndex((event) => !isChosen(event));
  return [first, ...(end === -1 ? later : later.slice(0, end))];
}

/** The premium that was answered, in cents. */
function answered(events: readonly QuoteEvent[]): number | undefined {
  const premiums = events.flatMap(({ detail }) => ('premium' in detail ? [detail.premium] : []));
  const last = premiums.at(-1);
  return last === undefined ? undefined : cents(last);
}

/**
 * Prices a quote as it was submitted: with its own inputs, choices, day of receipt and levy table. What
 * was changed later does not count, so that it does not matter when it is priced.
 */
export function priceQuoteBy(
  { trial, book, library }: ChallengerBook,
  { id, submission }: { readonly id: string; readonly submission: number },
  kept: KeptQuote,
): ChallengerPrice {
  const read = typeof kept === 'string' ? undefined : kept;
  const events = submissionOf(read?.events ?? []);
  const [first] = events;
  const levies = read && library.leviesOf(read.quote, book);
  const risk = read && levies && quoteRisk(read.quote, events, { scheme: '', levies });
  const isReferred = first?.kind === 'submitted' && (first.detail.referrals ?? []).length > 0;
  return {
    ...{ trial, id, submission },
    day: read?.quote.receivedOn ?? '',
    by: first?.by ?? '',
    champion: { decision: isReferred ? 'refer' : 'quote', cents: answered(events) },
    ...pricedBy(book, risk),
  };
}

/** Underwrites and prices a risk that was declined, as it was on the day of its submission. */
export function priceDeclinedBy(
  { trial, book, library }: ChallengerBook,
  { id, at, by, sections }: StoredDecline,
): ChallengerPrice {
  const day = irishDay(at);
  const risk: MeasuredRisk = {
    ...{ id, scheme: '', levies: library.levies(day, book) },
    inputs: inputsFor(sections, periodOf(sections.policy, day)),
    addOnsOf: () => [],
  };
  return {
    ...{ trial, id, submission: null, day, by },
    champion: { decision: 'decline', cents: undefined },
    ...pricedBy(book, risk),
  };
}
