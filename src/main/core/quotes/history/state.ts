import { utcText } from '../../../../shared/domain/date.ts';
import { isTransactionStep } from '../../../../shared/domain/policies/transaction.ts';
import type { NamedDriver } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { LostReason, Outcome } from '../../../../shared/domain/quotes/outcome.ts';
import { changesTerms, REFERRED_BY_HAND } from '../../../../shared/domain/quotes/referral.ts';
import type { Actor } from '../../../../shared/schemas/common/actor.ts';
import type { OverrideRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Lost } from '../../../../shared/schemas/quotes/lost.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import type { QuoteEventData, TransactionEventData } from './event-data.ts';
import type { QuoteEvent, QuoteWithHistory } from './quote-store.ts';

/** The kinds of events that decide whether a quote is lost: the last one counts. */
export const LOST_KINDS = ['markedLost', 'markedNotLost', 'accepted'] as const;

const decides = ({ kind }: QuoteEvent) => LOST_KINDS.some((each) => each === kind);

/** Why a quote is lost; undefined where it is not: an accepted quote is won, whatever was said before. */
export function lostOf(events: readonly QuoteEvent[]): Lost | undefined {
  const last = events.findLast(decides);
  if (last?.kind !== 'markedLost') return undefined;
  const { at, by, user, detail } = last;
  return { ...(user === undefined ? {} : { name: user.name }), ...detail, at: utcText(at), by };
}

/** The colleague who looks after a quote; null where nobody in particular does. */
export function assigneeOf(events: readonly QuoteEvent[]): Actor | null {
  const last = events.findLast((event) => event.kind === 'assigned');
  return last?.detail.assignee ?? null;
}

/** The events that no document tells of: after one, those that were made are as they would be made again. */
const UNTOLD: ReadonlySet<QuoteEvent['kind']> = new Set(['databaseTold', 'assigned']);

/** After how many of its events a quote came to what its documents tell. */
export const toldEvents = (events: readonly Pick<QuoteEvent, 'kind'>[]): number =>
  events.findLastIndex(({ kind }) => !UNTOLD.has(kind)) + 1;

type Events = Pick<QuoteWithHistory, 'events'>;

/** The number that was recorded last; of a named driver, by the place among them from 1. */
export function recordedNumber({ events }: Events, driver?: number): string | undefined {
  const numbers = events.flatMap((event) =>
    event.kind === 'driverNumber' && event.detail.driver === driver
      ? [event.detail.driverNumber]
      : [],
  );
  return numbers.at(-1);
}

/** The policyholder's driver number, as it was last recorded. */
export function driverNumberOf(found: Events): string | undefined {
  return recordedNumber(found);
}

/** The number of new business: the transactions of a policy are counted from it. */
const NEW_BUSINESS = 1;

/** The transactions of a policy after its sale that were not undone, in their order. */
export function standingSteps(events: readonly QuoteEvent[]): readonly TransactionEvent[] {
  const steps = events.filter((event) => isTransaction(event));
  const undone = new Set(
    steps.map((step) => (step.kind === 'reversed' ? step.detail.transaction : 0)),
  );
  return steps.filter(({ kind }, at) => kind !== 'reversed' && !undone.has(at + 1 + NEW_BUSINESS));
}

type TransactionEvent = QuoteEvent & TransactionEventData;

const isTransaction = (event: QuoteEvent): event is TransactionEvent =>
  isTransactionStep(event.kind);

/** The adjustment or renewal whose answers a policy has now; undefined where it has those of its quote. */
export function standingChange(events: readonly QuoteEvent[]): QuoteEvent | undefined {
  return standingSteps(events).findLast(({ kind }) => kind === 'adjusted' || kind === 'renewed');
}

/** The named drivers, each with the driver number that was recorded last or came with the quote. */
export function namedDriversOf({
  quote,
  events,
}: Pick<QuoteWithHistory, 'quote' | 'events'>): readonly NamedDriver[] {
  return numbered(quote.sections.drivers, events);
}

/** Named drivers with the numbers that events recorded, each for its place among them. */
export function numbered(
  drivers: readonly NamedDriver[] | undefined,
  events: readonly QuoteEvent[],
): readonly NamedDriver[] {
  return (drivers ?? []).map((driver, at) => {
    const driverNumber = recordedNumber({ events }, at + 1);
    return driverNumber === undefined ? driver : { ...driver, driverNumber };
  });
}

type Type = OverrideRequest['overrideType'];
type Overridden = Extract<QuoteEventData, { kind: 'overridden' }>;

/** The reason in the event of an excess or discount that was chosen with the quote itself. */
export const CHOSEN_WITH_QUOTE = 'Chosen with the quote';

/** Whether an event overrides one kind; a predicate for each type of event. */
function overrides<E extends QuoteEventData>(type: Type) {
  return (event: E): event is E & Overridden =>
    event.kind === 'overridden' && event.detail.overrideType === type;
}

const withdraws = (type: Type) => (event: QuoteEventData) =>
  event.kind === 'overrideWithdrawn' && event.detail.overrideType === type;

/** The events of a submission: itself, and the excess or discount that was chosen with it. */
export function submissionOf<E extends QuoteEventData>(events: readonly E[]): E[] {
  const isChosen = (event: QuoteEventData) =>
    event.kind === 'overridden' && event.detail.reason === CHOSEN_WITH_QUOTE;
  const later = events.findIndex((event) => event.kind !== 'submitted' && !isChosen(event));
  return events.slice(0, later < 0 ? undefined : later);
}

/** The override of one kind that can be withdrawn; what was chosen with the quote is none. */
export function withdrawableOverride<E extends QuoteEventData>(
  events: readonly E[],
  type: Type,
): (E & Overridden) | undefined {
  const from = Math.max(submissionOf(events).length, events.findLastIndex(withdraws(type)) + 1);
  return events.slice(from).findLast(overrides<E>(type));
}

/**
 * The value of one kind of override that counts: that of the last one, or once it was withdrawn,
 * what was chosen with the quote.
 */
export function overriddenValue(events: readonly QuoteEventData[], type: Type): number | undefined {
  const counts =
    withdrawableOverride(events, type) ?? submissionOf(events).findLast(overrides(type));
  return counts?.detail.value;
}

/** Who did something, and when, as a referral shows it: the person who was signed in, whatever was typed. */
function whoOf({ at, by, user }: QuoteEvent, typed?: string): Referral['referred'] {
  const name = user?.name ?? typed;
  return { at: utcText(at), by, ...(name === undefined ? {} : { name }) };
}

/** Why underwriting referred a quote when it was submitted; empty where it did not. */
export function rulesOf(events: readonly QuoteEventData[]): Reason[] {
  const submitted = events.find((event) => event.kind === 'submitted');
  return [...(submitted?.detail.referrals ?? [])];
}

/** The referral after one more event. */
function next(referral: Referral | undefined, event: QuoteEvent): Referral | undefined {
  if (event.kind === 'submitted') {
    const reasons = rulesOf([event]);
    return reasons.length === 0
      ? undefined
      : { state: 'referred', reasons, referred: whoOf(event) };
  }
  if (event.kind === 'referred') {
    const { reason, name } = event.detail;
    const byHand = { rule: REFERRED_BY_HAND, message: reason };
    const reasons = [...(referral?.reasons ?? []), byHand];
    return { state: 'referred', reasons, referred: whoOf(event, name) };
  }
  if (!referral) return undefined;
  const { reasons, referred } = referral;
  if (event.kind === 'referralApproved') {
    const { name, ...said } = event.detail;
    const decision = { ...whoOf(event, name), ...said };
    return { state: 'approved', reasons, referred, decision };
  }
  if (event.kind === 'referralRefused') {
    const { name, reasons: given, ...said } = event.detail;
    const decision = { ...whoOf(event, name), ...said, reasons: [...given] };
    return { state: 'refused', reasons, referred, decision };
  }
  if (event.kind === 'accepted' && referral.state === 'referred') {
    // In older histories a quote was approved by accepting it, without an event of its own.
    return { state: 'approved', reasons, referred, decision: whoOf(event) };
  }
  if (changesTerms(event.kind) && referral.state === 'approved') {
    const lostApproval = { ...whoOf(event), change: event.kind };
    return { state: 'referred', reasons, referred, lostApproval };
  }
  return referral;
}

/** Where the referral of a quote stands after its events; undefined where it was never referred. */
export function referralOf(events: readonly QuoteEvent[]): Referral | undefined {
  return events.reduce(next, undefined as Referral | undefined);
}

/** When a quote was referred last, epoch milliseconds; undefined where it never was. */
export function referredAtOf(events: readonly QuoteEvent[]): number | undefined {
  const isReferring = (event: QuoteEvent) =>
    event.kind === 'referred' || (event.kind === 'submitted' && rulesOf([event]).length > 0);
  return events.findLast(isReferring)?.at;
}

/** What became of a quote, and why where it is lost. */
interface Became {
  readonly outcome: Outcome;
  /** Null unless it is lost. */
  readonly lostReason: LostReason | null;
}

/**
 * What became of a quote. That it is lost is what a person recorded, and so it counts before the refusal
 * of an underwriter.
 */
export function outcomeOf(isAccepted: boolean, events: readonly QuoteEvent[]): Became {
  const lost = lostOf(events);
  if (isAccepted) return { outcome: 'accepted', lostReason: null };
  if (lost) return { outcome: 'lost', lostReason: lost.reason };
  const isRefused = referralOf(events)?.state === 'refused';
  return { outcome: isRefused ? 'refused' : 'open', lostReason: null };
}
