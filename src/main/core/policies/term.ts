import { daysLater } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import { cents } from '../../../shared/domain/money.ts';
import type { Ending } from '../../../shared/domain/policies/transaction.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { Explanation } from '../../../shared/schemas/quotes/explanation.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';
import { lastDayBefore } from '../quotes/history/period.ts';

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
  /** When it was sold or taken up, epoch milliseconds. */
  readonly agreedAt: number;
  /** When its cover begins, ISO 8601 with offset. */
  readonly startsAt: string;
  /** The rate book whose rules and fees count. */
  readonly rateBookHash: string;
  readonly spans: readonly CoverSpan[];
  readonly cancelled?: Cancelled;
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
  | { readonly kind: 'reinstated'; readonly effectiveAt: string }
  | {
      readonly kind: 'renewed';
      readonly effectiveAt: string;
      readonly period: Period;
      /** When it was taken up, epoch milliseconds. */
      readonly agreedAt: number;
      readonly cover: PolicyCover;
    };

/** The Irish day of a moment that was checked when it was kept. */
const dayAt = (moment: string): string => irishTime(moment)?.day ?? '';

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

/** The periods of a policy after one more transaction that stands. */
export function afterEffect(terms: readonly PolicyTerm[], effect: Effect): readonly PolicyTerm[] {
  if (effect.kind === 'renewed') return [...terms, renewed(effect)];
  return terms.map((term, at) => (at === terms.length - 1 ? changed(term, effect) : term));
}

function renewed({ period, agreedAt, effectiveAt, cover }: Extract<Effect, { kind: 'renewed' }>) {
  const { rateBookHash } = cover;
  const spans = [{ ...period, cover }];
  return { period, priced: period, agreedAt, startsAt: effectiveAt, rateBookHash, spans };
}

function changed(term: PolicyTerm, effect: Exclude<Effect, { kind: 'renewed' }>): PolicyTerm {
  const { cancelled, ...others } = term;
  const { period, spans, startsAt: startedAt } = term;
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
    return { ...others, spans: upTo(spans, lastDay), cancelled: before };
  }
  if (!cancelled) return term;
  const { lastDay, before } = cancelled;
  const next = lastDay === undefined ? period.from : daysLater(lastDay, 1);
  const first = later(dayAt(at), next);
  return { ...others, spans: [...spans, ...since(before, first)] };
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

/** The last day of cover; the day before the period where no day is covered. */
export const coverEnds = ({ spans, period }: PolicyTerm): string =>
  spans.at(-1)?.to ?? daysLater(period.from, -1);
