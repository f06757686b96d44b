import { daysLater, irishDay } from '../../../shared/domain/date.ts';
import { epochOf, irishTime } from '../../../shared/domain/moment.ts';
import { cents, euro } from '../../../shared/domain/money.ts';
import {
  type Ending,
  isTransactionStep,
  TRANSACTION_OF,
  type TransactionKind,
} from '../../../shared/domain/policies/transaction.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { Explanation } from '../../../shared/schemas/quotes/explanation.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type { CoverChoices, PolicyEventData } from '../quotes/history/event-data.ts';
import { daysCovered, keptPeriod } from '../quotes/history/period.ts';
import type { QuoteEvent, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { numbered, overriddenValue } from '../quotes/history/state.ts';
import { lastChoices, replay } from '../quotes/price/replay.ts';
import { startsAt } from '../quotes/sale/sale.ts';
import type { Library } from '../rate-books/library.ts';

/** What a policy covers, with what that costs for a whole period. */
export interface PolicyCover {
  readonly sections: QuoteSections;
  readonly choices: CoverChoices;
  readonly explanation: Explanation;
  readonly rateBookHash: string;
}

/** Days on which a policy covers the same. */
export interface CoverSpan extends Period {
  readonly cover: PolicyCover;
}

/** How a policy ended before its time. */
interface Cancelled {
  readonly ending: Ending;
  readonly hasClaim: boolean;
  /** ISO 8601 with offset. */
  readonly at: string;
  /** The last Irish day of cover; undefined where none was had. */
  readonly lastDay: string | undefined;
  /** What the period was to cover until then. */
  readonly before: readonly CoverSpan[];
}

/** A period of a policy as its transactions leave it. */
export interface PolicyTerm {
  /** The days that it covers, unless it ends early. */
  readonly period: Period;
  /** The days that it is priced for: cover that began later keeps their number. */
  readonly priced: Period;
  readonly spans: readonly CoverSpan[];
  readonly cancelled?: Cancelled;
}

type Step = QuoteEvent & PolicyEventData;

/** A transaction among those of its policy. */
export interface PolicyTransaction {
  /** From 1. */
  readonly number: number;
  readonly kind: TransactionKind;
  /** ISO 8601 with offset. */
  readonly effectiveAt: string;
  readonly reversedBy?: number;
  /** New business has that of the acceptance. */
  readonly event: QuoteEvent;
  /** Absent of new business. */
  readonly step?: Step;
}

/** A policy: the transactions that were made of it, and what they leave. */
export interface Policy {
  readonly id: string;
  readonly quoteId: string;
  /** Epoch milliseconds. */
  readonly acceptedAt: number;
  /** ISO 8601 with offset. */
  readonly startsAt: string;
  readonly transactions: readonly PolicyTransaction[];
  /** As it was sold. */
  readonly sold: PolicyTerm;
  /** As it is now. */
  readonly term: PolicyTerm;
}

/** The Irish day of a moment that was checked when it was kept. */
const dayAt = (moment: string): string => irishTime(moment)?.day ?? '';

/** The last day of which some cover was had before a moment; undefined where the policy had not begun. */
function lastDayBefore(moment: string, startedAt: string): string | undefined {
  const at = epochOf(moment) ?? 0;
  return at <= (epochOf(startedAt) ?? 0) ? undefined : irishDay(at - 1);
}

/** Some days as they are covered from one of them on. @param days their first and last are counted */
function overlaid(spans: readonly CoverSpan[], days: Period, cover: PolicyCover): CoverSpan[] {
  const { from, to } = days;
  const kept = spans.flatMap((span) => [
    ...(span.from < from ? [{ ...span, to: earlier(span.to, daysLater(from, -1)) }] : []),
    ...(span.to > to ? [{ ...span, from: later(span.from, daysLater(to, 1)) }] : []),
  ]);
  return [...kept, { from, to, cover }].sort((a, b) => (a.from < b.from ? -1 : 1));
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const later = (a: string, b: string) => (a > b ? a : b);

/** The part of some days up to one of them; none where that is undefined. */
function upTo(spans: readonly CoverSpan[], last: string | undefined): CoverSpan[] {
  if (last === undefined) return [];
  return spans
    .filter(({ from }) => from <= last)
    .map((span) => ({ ...span, to: earlier(span.to, last) }));
}

/** The part of some days from one of them on. */
function since(spans: readonly CoverSpan[], first: string): CoverSpan[] {
  return spans
    .filter(({ to }) => to >= first)
    .map((span) => ({ ...span, from: later(span.from, first) }));
}

/** What a transaction does to a period. Moments are ISO 8601 with offset. */
export type Effect =
  | {
      readonly kind: 'adjusted';
      readonly effectiveAt: string;
      /** The last day of a change for some days. */
      readonly until?: string | undefined;
      readonly cover: PolicyCover;
    }
  | {
      readonly kind: 'cancelled';
      readonly effectiveAt: string;
      readonly ending: Ending;
      readonly hasClaim: boolean;
    }
  | { readonly kind: 'reinstated'; readonly effectiveAt: string };

/** What a kept transaction does; nothing where it only undoes another one. */
export function effectOf(step: Step): Effect | undefined {
  const { effectiveAt } = step.detail;
  if (step.kind === 'reversed') return undefined;
  if (step.kind === 'reinstated') return { kind: step.kind, effectiveAt };
  if (step.kind === 'cancelled') {
    const { ending, hasClaim } = step.detail;
    return { kind: step.kind, effectiveAt, ending, hasClaim };
  }
  const { until, choices, rateBookHash } = step.detail;
  const { sections, explanation } = step.body ?? {};
  if (!sections || !explanation) {
    throw new TypeError('An adjustment is kept with its answers and its price');
  }
  return {
    kind: step.kind,
    effectiveAt,
    until,
    cover: { sections, choices, explanation, rateBookHash },
  };
}

/** A period after one more transaction that stands. @param startedAt when the policy began, ISO 8601 */
export function afterEffect(term: PolicyTerm, effect: Effect, startedAt: string): PolicyTerm {
  const { period, priced, spans, cancelled } = term;
  const { effectiveAt: at } = effect;
  if (effect.kind === 'adjusted') {
    const { until = period.to, cover } = effect;
    const days = { from: later(dayAt(at), period.from), to: until };
    return { ...term, spans: overlaid(spans, days, cover) };
  }
  if (effect.kind === 'cancelled') {
    const { ending, hasClaim } = effect;
    const lastDay = ending === 'fromStart' ? undefined : lastDayBefore(at, startedAt);
    const before = { ending, hasClaim, at, lastDay, before: spans };
    return { period, priced, spans: upTo(spans, lastDay), cancelled: before };
  }
  if (!cancelled) return term;
  const { lastDay, before } = cancelled;
  const next = lastDay === undefined ? period.from : daysLater(lastDay, 1);
  const first = later(dayAt(at), next);
  return { period, priced, spans: [...spans, ...since(before, first)] };
}

/** What a policy covers on a day; of a day without cover, what it covered last before it, or first after. */
export function coverOn({ spans, cancelled }: PolicyTerm, day: string): PolicyCover | undefined {
  const all = spans.length > 0 ? spans : (cancelled?.before ?? []);
  return (all.findLast(({ from }) => from <= day) ?? all[0])?.cover;
}

/** What the days of a period cost, with the net premium of the whole period at each. */
export function coveredDays(spans: readonly CoverSpan[]) {
  return spans.map(({ from, to, cover }) => ({
    from,
    to,
    netCents: cents(cover.explanation.netPremium),
  }));
}

/** The period of a policy after some of its transactions, the reversed ones among them left out. */
export function termAfter(
  { sold, startsAt: startedAt }: Pick<Policy, 'sold' | 'startsAt'>,
  transactions: readonly PolicyTransaction[],
): PolicyTerm {
  return transactions
    .filter(({ reversedBy }) => reversedBy === undefined)
    .flatMap(({ step }) => (step && effectOf(step)) ?? [])
    .reduce((term, effect) => afterEffect(term, effect, startedAt), sold);
}

/** A policy as it was after so many of its transactions: what was undone later stood. */
export function policyUpTo(policy: Policy, count: number): Policy {
  const transactions = policy.transactions
    .slice(0, count)
    .map(({ reversedBy, ...one }) =>
      reversedBy !== undefined && reversedBy <= count ? { ...one, reversedBy } : one,
    );
  return { ...policy, transactions, term: termAfter(policy, transactions) };
}

/** Adds the next transaction of a policy to those before it. */
function withNext(before: readonly PolicyTransaction[], step: Step): readonly PolicyTransaction[] {
  const number = before.length + 1;
  const { effectiveAt } = step.detail;
  const added = { number, kind: TRANSACTION_OF[step.kind], effectiveAt, event: step, step };
  const undone = step.kind === 'reversed' ? step.detail.transaction : undefined;
  const marked = before.map((one) =>
    one.number === undone ? { ...one, reversedBy: number } : one,
  );
  return [...marked, added];
}

const isStep = (event: QuoteEvent): event is Step => isTransactionStep(event.kind);

/** A step with the driver numbers that were recorded until the cover changed again. */
function withNumbers(step: Step, later: readonly QuoteEvent[]): Step {
  const sections = step.body?.sections;
  if (step.kind !== 'adjusted' || !sections?.drivers) return step;
  const end = later.findIndex(({ kind }) => kind === 'adjusted' || kind === 'reversed');
  const drivers = [...numbered(sections.drivers, later.slice(0, end < 0 ? undefined : end))];
  return { ...step, body: { ...step.body, sections: { ...sections, drivers } } };
}

/** What was chosen next to the answers of a quote, as the adjustments of its policy go on with it. */
function choicesOf(library: Library, { quote, events }: QuoteWithHistory): CoverChoices {
  const choices = lastChoices(events);
  const set = overriddenValue(events, 'premium');
  if (set === undefined) return choices;
  const rated = replay(library, quote, withoutPremiumByHand(events))?.premiumCents;
  const { premium } = quote.explanation;
  return { ...choices, byHand: { set: premium, rated: euro(rated ?? quote.premiumCents) } };
}

const withoutPremiumByHand = (events: readonly QuoteEvent[]) =>
  events.filter(
    ({ kind, detail }) => !(kind === 'overridden' && detail.overrideType === 'premium'),
  );

/**
 * The policy that a quote became; undefined where it is none. One that was sold before there were transactions has
 * one: new business.
 */
export function policyOf(library: Library, found: QuoteWithHistory): Policy | undefined {
  const { quote, events } = found;
  const accepted = events.find((event) => event.kind === 'accepted');
  if (!accepted) return undefined;
  const firstStep = events.findIndex(isStep);
  const recorded = events.slice(0, firstStep < 0 ? undefined : firstStep);
  const drivers = numbered(quote.sections.drivers, recorded);
  const { sections: asked, explanation, rateBookHash } = quote;
  const sections = drivers.length === 0 ? asked : { ...asked, drivers: [...drivers] };
  const cover = { sections, choices: choicesOf(library, found), explanation, rateBookHash };
  const period = daysCovered(found);
  const begun = startsAt(found);
  const sold: PolicyTerm = { period, priced: keptPeriod(events), spans: [{ ...period, cover }] };
  const newBusiness = {
    number: 1,
    kind: 'newBusiness',
    effectiveAt: begun,
    event: accepted,
  } as const;
  const steps = events.flatMap((event, at) =>
    isStep(event) ? [withNumbers(event, events.slice(at + 1))] : [],
  );
  const transactions = steps.reduce(withNext, [newBusiness]);
  const policy = { sold, startsAt: begun };
  return {
    ...policy,
    id: accepted.detail.policyId,
    quoteId: quote.id,
    acceptedAt: accepted.at,
    transactions,
    term: termAfter(policy, transactions),
  };
}

/** The transactions of a policy that stand, the newest last. */
export function standing({
  transactions,
}: Pick<Policy, 'transactions'>): readonly PolicyTransaction[] {
  return transactions.filter(
    ({ kind, reversedBy }) => kind !== 'reversal' && reversedBy === undefined,
  );
}

/** The last day of cover; the day before the period where no day is covered. */
export const coverEnds = ({ spans, period }: PolicyTerm): string =>
  spans.at(-1)?.to ?? daysLater(period.from, -1);

/** Whether anything was done to the policy of a quote since its sale. */
export const wasChanged = ({ events }: Pick<QuoteWithHistory, 'events'>): boolean =>
  events.some(isStep);
