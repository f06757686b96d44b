import { euro } from '../../../shared/domain/money.ts';
import {
  isTransactionStep,
  TRANSACTION_OF,
  type TransactionKind,
} from '../../../shared/domain/policies/transaction.ts';
import type {
  CoverChoices,
  PolicyEventData,
  QuoteEventData,
  TransactionEventData,
} from '../quotes/history/event-data.ts';
import { daysCovered, keptPeriod } from '../quotes/history/period.ts';
import type { QuoteEvent, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { numbered, overriddenValue } from '../quotes/history/state.ts';
import { lastChoices, replay } from '../quotes/price/replay.ts';
import { startsAt } from '../quotes/sale/sale.ts';
import type { Library } from '../rate-books/library.ts';
import { afterEffect, type Effect, type PolicyCover, type PolicyTerm } from './term.ts';

/** The renewal of a policy as it was offered. */
export type Invited = QuoteEvent & Extract<PolicyEventData, { kind: 'renewalInvited' }>;

type Step = QuoteEvent & TransactionEventData;

/** A transaction among those of its policy. */
export interface PolicyTransaction {
  /** From 1. */
  readonly number: number;
  readonly kind: TransactionKind;
  /** The period that it charges for, from 1: the one that was sold. */
  readonly term: number;
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
  readonly transactions: readonly PolicyTransaction[];
  /** The first period, as it was sold. */
  readonly sold: PolicyTerm;
  /** Its periods as they are now, the one that was sold first. */
  readonly terms: readonly PolicyTerm[];
  /** The last of them. */
  readonly term: PolicyTerm;
  /** What was offered for the next period, where nothing was done to the policy since. */
  readonly invitation?: Invited;
}

/** What a kept transaction does; nothing where it only undoes another one. */
export function effectOf(step: Step): Effect | undefined {
  const { effectiveAt } = step.detail;
  if (step.kind === 'reversed') return undefined;
  if (step.kind === 'reinstated') return { kind: step.kind, effectiveAt };
  if (step.kind === 'cancelled') {
    const { ending, hasClaim } = step.detail;
    return { kind: step.kind, effectiveAt, ending, hasClaim };
  }
  const cover = coverIn(step);
  if (step.kind === 'renewed') {
    const { kind, at: agreedAt, detail } = step;
    return { kind, effectiveAt, period: detail.period, agreedAt, cover };
  }
  return { kind: step.kind, effectiveAt, until: step.detail.until, cover };
}

/** What a policy is to cover by an event with its answers and its price. */
export function coverIn({
  detail: { choices, rateBookHash },
  body,
}: Extract<Step, { kind: 'adjusted' | 'renewed' }> | Invited): PolicyCover {
  const { sections, explanation } = body ?? {};
  if (!sections || !explanation) {
    throw new TypeError('What a policy is to cover is kept with its answers and its price');
  }
  return { sections, choices, explanation, rateBookHash };
}

/** The periods of a policy after some of its transactions, the reversed ones among them left out. */
export function termsAfter(
  sold: PolicyTerm,
  transactions: readonly PolicyTransaction[],
): Pick<Policy, 'terms' | 'term'> {
  const terms = transactions
    .filter(({ reversedBy }) => reversedBy === undefined)
    .flatMap(({ step }) => (step && effectOf(step)) ?? [])
    .reduce(afterEffect, [sold] as readonly PolicyTerm[]);
  return { terms, term: terms.at(-1) ?? sold };
}

/** The period of a policy that a day is in; of a day before or after all of them, the nearest one. */
export const termOn = ({ terms, term }: Pick<Policy, 'terms' | 'term'>, day: string): PolicyTerm =>
  terms.findLast(({ period }) => period.from <= day) ?? terms[0] ?? term;

/** A policy as it was after so many of its transactions: what was undone later stood. */
export function policyUpTo(policy: Policy, count: number): Policy {
  const transactions = policy.transactions
    .slice(0, count)
    .map(({ reversedBy, ...one }) =>
      reversedBy !== undefined && reversedBy <= count ? { ...one, reversedBy } : one,
    );
  return { ...policy, transactions, ...termsAfter(policy.sold, transactions) };
}

/** Adds the next transaction of a policy to those before it. */
function withNext(before: readonly PolicyTransaction[], step: Step): readonly PolicyTransaction[] {
  const number = before.length + 1;
  const { effectiveAt } = step.detail;
  const undone = step.kind === 'reversed' ? step.detail.transaction : undefined;
  const isRenewal = ({ kind }: PolicyTransaction) => kind === 'renewal';
  const present = 1 + standing({ transactions: before }).filter(isRenewal).length;
  const own = step.kind === 'renewed' ? present + 1 : present;
  const term = before.find((one) => one.number === undone)?.term ?? own;
  const added = { number, kind: TRANSACTION_OF[step.kind], term, effectiveAt, event: step, step };
  const marked = before.map((one) =>
    one.number === undone ? { ...one, reversedBy: number } : one,
  );
  return [...marked, added];
}

const isStep = (event: QuoteEvent): event is Step => isTransactionStep(event.kind);

/** A step with the driver numbers that were recorded until the cover changed again. */
function withNumbers(step: Step, later: readonly QuoteEvent[]): Step {
  const sections = step.body?.sections;
  const isCover = ({ kind }: QuoteEventData) =>
    kind === 'adjusted' || kind === 'reversed' || kind === 'renewed';
  if (!isCover(step) || !sections?.drivers) return step;
  const end = later.findIndex(isCover);
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

/** The transactions of a policy from its sale on. @param effectiveAt when its cover began */
export function transactionsOf(
  accepted: QuoteEvent,
  events: readonly QuoteEvent[],
  effectiveAt: string,
): readonly PolicyTransaction[] {
  const number = 1;
  const newBusiness = {
    number,
    kind: 'newBusiness',
    term: 1,
    effectiveAt,
    event: accepted,
  } as const;
  const steps = events.flatMap((event, at) =>
    isStep(event) ? [withNumbers(event, events.slice(at + 1))] : [],
  );
  return steps.reduce(withNext, [newBusiness] as readonly PolicyTransaction[]);
}

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
  const sold: PolicyTerm = {
    period,
    priced: keptPeriod(events),
    agreedAt: accepted.at,
    startsAt: begun,
    rateBookHash,
    spans: [{ ...period, cover }],
  };
  const transactions = transactionsOf(accepted, events, begun);
  const lastStep = events.findLastIndex(isStep);
  const invitation = events.slice(lastStep + 1).findLast(isInvitation);
  return {
    id: accepted.detail.policyId,
    quoteId: quote.id,
    transactions,
    sold,
    ...termsAfter(sold, transactions),
    ...(invitation && { invitation }),
  };
}

const isInvitation = (event: QuoteEvent): event is Invited => event.kind === 'renewalInvited';

/** The transactions of a policy that stand, the newest last. */
export function standing({
  transactions,
}: Pick<Policy, 'transactions'>): readonly PolicyTransaction[] {
  return transactions.filter(
    ({ kind, reversedBy }) => kind !== 'reversal' && reversedBy === undefined,
  );
}

/** Whether anything was done to the policy of a quote since its sale. */
export const wasChanged = ({ events }: Pick<QuoteWithHistory, 'events'>): boolean =>
  events.some(isStep);
