import { irishText } from '../../../../shared/domain/date.ts';
import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import { epochOf } from '../../../../shared/domain/moment.ts';
import type {
  NamedDriver,
  QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { AddOn } from '../../../../shared/domain/quotes/add-on.ts';
import { changesTerms } from '../../../../shared/domain/quotes/referral.ts';
import type {
  AnswerPath,
  Assumed,
  UnknownFact,
} from '../../../../shared/schemas/quotes/assumed.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { HashedBook, QuoteTables } from '../../rate-books/library.ts';
import { inceptionDay } from '../document/inputs.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import { type Dates, daysCovered, keptInputs, keptPeriod, periodOf } from '../history/period.ts';
import type { QuoteEvent, QuoteWithHistory, StoredQuote } from '../history/quote-store.ts';
import { driverNumberOf, namedDriversOf, referralOf, toldEvents } from '../history/state.ts';
import { answersOf } from '../price/answers.ts';
import { assumedAnswersOf } from '../price/assumptions.ts';
import { excessOf, hasExcess } from '../price/limits.ts';
import { changedInputs, coversHeld } from '../price/replay.ts';
import { type Marks, toConfirmOf } from '../price/to-confirm.ts';

/** A quote by what tells when it covers. */
type Dated = Pick<QuoteWithHistory, 'events'> & { readonly quote: Pick<StoredQuote, 'sections'> };

/** From when to when a sale covers. */
export interface SoldDates {
  /** When cover begins, ISO 8601 with offset: of a policy, when it began; of a quote, when asked for. */
  readonly start: string;
  /** Whether a quote's cover starts when it is sold: when it was made, its inception was past already. */
  readonly startsWhenSold: boolean;
  /** When cover ends: the last Irish day. */
  readonly end: string;
  /** The Irish days that it was priced for. */
  readonly priced: Period;
  /** The Irish days that it covers. */
  readonly period: Period;
}

const textOf = (start: string): string => {
  const at = epochOf(start);
  return at === undefined ? start : irishText(at);
};

/** When a policy's cover begins, or a quote's was asked for, ISO 8601 with offset. */
export function startsAt({ quote, events }: Dated): string {
  const accepted = events.find((event) => event.kind === 'accepted');
  return accepted?.detail.startsAt ?? textOf(quote.sections.policy.inceptionDate);
}

function isPastInception({ quote, events }: Dated): boolean {
  const made = events.find(({ kind }) => kind === 'submitted')?.at;
  const inception = epochOf(quote.sections.policy.inceptionDate);
  return made !== undefined && inception !== undefined && inception < made;
}

/** When the cover of a quote or its policy begins and ends. */
export function soldDates(found: Dated): SoldDates {
  const { events } = found;
  const priced = keptPeriod(events);
  const period = daysCovered(found);
  const isAccepted = events.some((event) => event.kind === 'accepted');
  const startsWhenSold = !isAccepted && isPastInception(found);
  return { start: startsAt(found), startsWhenSold, end: period.to, priced, period };
}

/** The same of a risk that was never priced: as it was asked for. */
export function datesAsked(policy: Dates): SoldDates {
  const period = periodOf(policy, inceptionDay(policy.inceptionDate));
  const start = textOf(policy.inceptionDate);
  return { start, startsWhenSold: false, end: period.to, priced: period, period };
}

/** An optional cover that is part of a sale, at its level. */
export interface SoldAddOn {
  readonly addonType: AddOn;
  readonly title: string;
  readonly level: string;
  readonly levelTitle: string;
  /** Whether the scheme includes it: no one chose it and it costs nothing. */
  readonly included: boolean;
}

/** An answer that the premium assumes. */
export interface SoldAssumption extends Assumed {
  /** The id of the factor that was rated on it; undefined where the book's factors do not name it. */
  readonly factor: string | undefined;
  /** Every element that would have answered it. */
  readonly paths: readonly AnswerPath[];
  /** Whether it was confirmed with the customer before cover. */
  readonly isConfirmed: boolean;
}

type Confirmed = Extract<QuoteEvent, { kind: 'suitability' }>;

/**
 * What a quote or its policy consists of: documents, screens and answers take it from here, so that all
 * name the same. Amounts in euro, times in epoch milliseconds unless said.
 */
export interface Sale extends SoldDates {
  readonly quoteId: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** When it came to its present state. */
  readonly changedAt: number;
  /** Once accepted. */
  readonly policy: { readonly id: string; readonly acceptedAt: number } | undefined;
  /** What was asked and answered; the drivers with the numbers that were recorded since. */
  readonly answers: QuoteSections;
  /** Of the policyholder, once recorded. */
  readonly driverNumber: string | undefined;
  readonly drivers: readonly NamedDriver[];
  /** The row of the rate book for the use that was rated; undefined where it rates none. */
  readonly use: RatedText | undefined;
  /** Of a claim; undefined where the cover bears none, or the rate book is not there. */
  readonly excess: number | undefined;
  /** In the order of the rate book; undefined where that is not there. */
  readonly addOns: readonly SoldAddOn[] | undefined;
  readonly referral: Referral | undefined;
  /** The terms on which an underwriter agreed: they are part of the policy. */
  readonly endorsements: string | undefined;
  readonly assumptions: readonly SoldAssumption[];
  /** The answers that the customer still has to confirm. */
  readonly toConfirm: Marks;
  /** What should be known before cover begins and is not. */
  readonly unknownBeforeCover: readonly UnknownFact[];
  /** The confirmation of suitability that still holds. */
  readonly suitability: Confirmed | undefined;
  /** Net premium, levies, fees and total, with every step. */
  readonly explanation: Explanation;
  /** Of a policy that was changed since its sale. */
  readonly changed?: ChangedSale | undefined;
}

/** What transactions made of a policy. */
export interface ChangedSale {
  /** From when it covers what it covers now, ISO 8601 with offset; undefined where that was never changed. */
  readonly from: string | undefined;
  /** When cover ended before its time; undefined where it did not. */
  readonly cancelledAt: string | undefined;
  /** What was charged and returned in all. */
  readonly charged: Charges;
}

/** Net premium, levies and fees to a total. */
export type Charges = Pick<
  Explanation,
  'netPremium' | 'levies' | 'grossPremium' | 'fees' | 'policyFee' | 'premium'
>;

/** The confirmation of suitability that holds after events: a change of the terms ends it. */
export function suitabilityOf(events: readonly QuoteEvent[]): Confirmed | undefined {
  const last = events.findLast(({ kind }) => kind === 'suitability' || changesTerms(kind));
  return last?.kind === 'suitability' ? last : undefined;
}

/** The policy that a quote became, if it did. */
function policyOf({ events }: Pick<QuoteWithHistory, 'events'>): Sale['policy'] {
  const accepted = events.find((event) => event.kind === 'accepted');
  return accepted && { id: accepted.detail.policyId, acceptedAt: accepted.at };
}

/** The optional covers of a quote or a policy, in the order of the rate book. */
export function addOnsOf(events: readonly QuoteEventData[], book: RateBook): SoldAddOn[] {
  return coversHeld(events, book).map(({ id, title, level, isIncluded }) => ({
    addonType: id,
    title,
    level: level.level,
    levelTitle: level.title,
    included: isIncluded,
  }));
}

/** The excess that a risk is rated with; undefined where its cover has none. */
export const excessBorne = (book: RateBook, inputs: RatingInputs): number | undefined =>
  hasExcess(book, inputs.cover) ? excessOf(book, inputs) : undefined;

function excessHeld({ quote, events }: QuoteParts, { book }: HashedBook): number | undefined {
  return excessBorne(book, changedInputs(events, keptInputs(quote.sections, events)));
}

function assumptionsOf(
  { quote, events }: QuoteParts,
  book: HashedBook | undefined,
  assumed: readonly Assumed[],
): SoldAssumption[] {
  const accepted = events.find((event) => event.kind === 'accepted');
  const confirmed = new Set<AnswerPath>(accepted?.detail.confirmed?.map(({ path }) => path));
  const factors = book?.factors[quote.sections.policy.coverType] ?? [];
  return assumed.map((one) => {
    const factor = factors.find(
      (each) => each.title === one.title && answersOf(each)[0] === one.path,
    );
    const paths = factor ? answersOf(factor) : [one.path];
    const isConfirmed = paths.some((path) => confirmed.has(path));
    return { ...one, factor: factor?.id, paths, isConfirmed };
  });
}

type QuoteParts = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** Reads off a quote and its history what is sold. */
export function saleOf(library: QuoteTables, found: QuoteParts): Sale {
  const { quote, events } = found;
  const book = library.byHash(quote.rateBookHash);
  const { assumed, unknownBeforeCover } = assumedAnswersOf(library, found);
  const drivers = namedDriversOf(found);
  const referral = referralOf(events);
  const { sections, explanation } = quote;
  return {
    quoteId: quote.id,
    createdAt: quote.createdAt,
    expiresAt: quote.expiresAt,
    changedAt: events[toldEvents(events) - 1]?.at ?? quote.createdAt,
    policy: policyOf(found),
    answers: drivers.length === 0 ? sections : { ...sections, drivers: [...drivers] },
    driverNumber: driverNumberOf(found),
    drivers,
    ...soldDates(found),
    use: explanation.steps.find(({ id }) => id === 'use')?.row,
    excess: book && excessHeld(found, book),
    addOns: book && addOnsOf(events, book.book),
    referral,
    endorsements: referral?.state === 'approved' ? referral.decision?.terms : undefined,
    assumptions: assumptionsOf(found, book, assumed),
    toConfirm: toConfirmOf(events),
    unknownBeforeCover,
    suitability: suitabilityOf(events),
    explanation,
  };
}
