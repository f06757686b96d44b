import { daysBetween, irishDay, readDay } from '../../../shared/domain/date.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { cents, centsOf, euro, LARGEST_CENTS } from '../../../shared/domain/money.ts';
import { isBankNumber } from '../../../shared/domain/policies/payment.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  AccountQuery,
  Payment,
  PaymentPlan,
  PaymentRequest,
  PlanRequest,
  PolicyAccount,
} from '../../../shared/schemas/policies/payments.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { Context } from '../dispatcher.ts';
import type { PaymentEventData } from '../quotes/history/event-data.ts';
import type { Library } from '../rate-books/library.ts';
import { annualRate } from '../rating/apr.ts';
import { instalments } from '../rating/instalments.ts';
import { type Account, accountOf, instalmentDays, openOf } from './account.ts';
import type { Policy } from './policy.ts';
import { bookOf, showAccount } from './show-account.ts';
import { coverEnds } from './term.ts';
import {
  changePolicy,
  type FoundPolicy,
  findPolicy,
  type PolicyParts,
  withEvent,
} from './transact.ts';

/** An account with all that something is recorded on. */
interface Situation {
  readonly policy: Policy;
  readonly account: Account;
  readonly book: RateBook;
  /** The Irish day. */
  readonly today: string;
}

type Checked = Result<PaymentEventData>;

const wrong = (path: string, said: Message) => invalid([{ path, message: said }]);
const forbidden = (said: Message) => failed({ kind: 'conflict', message: said });

/** A day that was given, between two, both included; the last of them where none was. */
function dayWithin(
  path: string,
  given: string | undefined,
  { first, last, usual = last }: { first: string; last: string; usual?: string },
): Result<string> {
  const day = given === undefined ? usual : readDay(given);
  if (day === undefined) return wrong(path, message('existingDay'));
  return day >= first && day <= last
    ? done(day)
    : wrong(path, message('dayBetween', { from: first, to: last }));
}

/** When the policy was sold: earlier payments are those of its quote. */
const soldOn = ({ sold }: Policy) => irishDay(sold.agreedAt);

/** What was paid or paid back: how much, when and how. */
function paymentOf(
  path: string,
  { amount, day: given, method, reference: typed }: Payment,
  { policy, today }: Situation,
) {
  const sum = centsOf(amount);
  if (sum === undefined || sum <= 0 || sum > LARGEST_CENTS) {
    return wrong(`${path}.amount`, message('amountOfMoney'));
  }
  const day = dayWithin(`${path}.day`, given, { first: soldOn(policy), last: today });
  if (!day.ok) return day;
  const reference = tidy(typed);
  if (isBankNumber(reference)) return wrong(`${path}.reference`, message('bankNumber'));
  return done({ amount, day: day.value, method, reference });
}

/**
 * How a sum is paid by a plan of the rate book; in full, where there is none. The deposit and each instalment are
 * rounded as the plan says (see `instalments`); the charge is what they come to more than the sum.
 */
function planOf(
  { id, mandate: typed }: Pick<PlanRequest, 'id' | 'mandate'>,
  { firstDay, sum }: { readonly firstDay: string; readonly sum: number },
  book: RateBook,
): PaymentPlan | undefined {
  const mandate = typed === undefined ? {} : { mandate: tidy(typed) };
  const amount = euro(sum);
  const inFull = { firstDay, amount, deposit: amount, number: 0, instalment: 0, charge: 0 };
  if (id === undefined) return { ...inFull, ...mandate };
  const plan = book.instalmentPlans?.find((one) => one.id === id);
  if (!plan) return undefined;
  const { depositCents, number, instalmentCents, chargeCents } = instalments(plan, sum);
  const credit = sum - depositCents;
  // A fixed deposit may be all of a small sum.
  if (credit === 0) return { ...inFull, ...mandate };
  const days = instalmentDays({ firstDay, number });
  const repaid = days.map((day) => ({ days: daysBetween(firstDay, day), cents: instalmentCents }));
  return {
    id,
    title: plan.title,
    firstDay,
    amount,
    deposit: euro(depositCents),
    number,
    instalment: euro(instalmentCents),
    charge: euro(chargeCents),
    apr: annualRate(credit, repaid),
    ...mandate,
  };
}

/** Whether something of a plan is still to be paid. */
const isRunning = ({ plan, dues }: Account): boolean =>
  plan !== undefined && dues.some((due) => due.plan === plan.number && openOf(due) > 0);

function planning(asked: PlanRequest, { policy, account, book, today }: Situation): Checked {
  const { balanceCents: sum, plan: before } = account;
  if (sum <= 0) return forbidden(message('nothingOwed', { id: policy.id }));
  if (before && isRunning(account)) {
    return forbidden(message('planStands', { line: before.number }));
  }
  const ends = coverEnds(policy.term);
  const last = ends > today ? ends : today;
  const limits = { first: soldOn(policy), last, usual: today };
  const firstDay = dayWithin('plan.firstDay', asked.firstDay, limits);
  if (!firstDay.ok) return firstDay;
  if (asked.mandate !== undefined && isBankNumber(asked.mandate)) {
    return wrong('plan.mandate', message('bankNumber'));
  }
  const plan = planOf(asked, { firstDay: firstDay.value, sum }, book);
  if (!plan) {
    const ids = (book.instalmentPlans ?? []).map(({ id }) => id);
    const choices = ids.join(', ');
    return wrong('plan.id', choices === '' ? message('noPlans') : message('oneOf', { choices }));
  }
  const lastDay = instalmentDays(plan).at(-1) ?? plan.firstDay;
  if (plan.number > 0 && lastDay > ends) {
    return wrong('plan.firstDay', message('planTooLong', { day: lastDay, end: ends }));
  }
  return done({ kind: 'paymentPlanned', detail: plan });
}

function receiving(asked: Payment, situation: Situation): Checked {
  const detail = paymentOf('received', asked, situation);
  return detail.ok ? done({ kind: 'paymentReceived', detail: detail.value }) : detail;
}

/** A premium rebate is paid back from what the account has more than was owed, and no more than that. */
function rebating(asked: Payment, situation: Situation): Checked {
  const detail = paymentOf('rebate', asked, situation);
  if (!detail.ok) return detail;
  const most = Math.max(0, 0 - situation.account.balanceCents);
  if (cents(asked.amount) > most) {
    return wrong('rebate.amount', message('rebateAtMost', { most: euro(most).toFixed(2) }));
  }
  return done({ kind: 'rebatePaid', detail: detail.value });
}

function missing(
  { day, reason }: NonNullable<PaymentRequest['missed']>,
  { account, today }: Situation,
): Checked {
  const isOpen = account.dues.some((due) => due.day === day && openOf(due) > 0);
  if (!isOpen || day > today) return wrong('missed.day', message('nothingDueOn'));
  return done({ kind: 'paymentMissed', detail: { day, reason: tidy(reason) } });
}

/** What was recorded in error counts no more; what the policy was charged is undone by its own transactions. */
function withdrawing(
  { line: number, reason }: NonNullable<PaymentRequest['withdraw']>,
  { account: { lines, plan } }: Situation,
): Checked {
  const line = lines.find((one) => one.number === number);
  const isOver = line?.kind === 'plan' && plan?.number !== number;
  const stands = line?.step && line.kind !== 'withdrawn' && line.withdrawnBy === undefined;
  if (!stands || isOver) return wrong('withdraw.line', message('lineStays'));
  return done({ kind: 'paymentWithdrawn', detail: { line: number, reason: tidy(reason) } });
}

/** The one thing that is asked for, checked; a fault where it is none, or several. */
function checked(request: PaymentRequest, situation: Situation): Checked {
  const { plan, received, missed, rebate, withdraw } = request;
  const [check, ...others] = [
    ...(plan ? [() => planning(plan, situation)] : []),
    ...(received ? [() => receiving(received, situation)] : []),
    ...(missed ? [() => missing(missed, situation)] : []),
    ...(rebate ? [() => rebating(rebate, situation)] : []),
    ...(withdraw ? [() => withdrawing(withdraw, situation)] : []),
  ];
  return check && others.length === 0 ? check() : wrong('received', message('onePayment'));
}

/** Answers the account of a policy. */
export function getPolicyAccount(parts: PolicyParts) {
  return async (
    { policyId }: AccountQuery,
    { caller, now }: Context,
  ): Promise<Result<PolicyAccount>> => {
    const kept = await findPolicy(parts, policyId, caller);
    return kept.ok ? done(showAccount(parts.library, kept.value, now)) : kept;
  };
}

/** Checks what is asked for on the account of a policy. */
function checkedOn(library: Library, kept: FoundPolicy, request: PaymentRequest, now: number) {
  const { policy, found } = kept;
  const today = irishDay(now);
  const book = bookOf(library, policy);
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  return checked(request, { policy, account: accountOf(policy, found.events), book, today });
}

/** Records one thing of the payments of a policy, and answers its account then. */
export function recordPayment(parts: PolicyParts) {
  const { library } = parts;
  return (request: PaymentRequest, context: Context): Promise<Result<PolicyAccount>> =>
    changePolicy<PolicyAccount>(parts, request.policyId, context, async (kept) => {
      const event = checkedOn(library, kept, request, context.now);
      if (!event.ok) return event;
      const { policy } = kept;
      return done({
        change: { eventData: event.value },
        answer: (found) => showAccount(library, { found, policy }, context.now),
      });
    });
}

/** Says what one thing would make of the account of a policy; keeps nothing. */
export function previewPayment(parts: PolicyParts) {
  const { library } = parts;
  return async (request: PaymentRequest, context: Context): Promise<Result<PolicyAccount>> => {
    const kept = await findPolicy(parts, request.policyId, context.caller);
    if (!kept.ok) return kept;
    const { found, policy } = kept.value;
    const event = checkedOn(library, kept.value, request, context.now);
    if (!event.ok) return event;
    const after = withEvent(found, { eventData: event.value }, context);
    return done(showAccount(library, { found: after, policy }, context.now));
  };
}
