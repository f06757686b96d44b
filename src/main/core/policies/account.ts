import { irishDay, monthsLater } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import { cents, portion } from '../../../shared/domain/money.ts';
import type {
  AccountLineKind,
  DueKind,
  DueState,
} from '../../../shared/domain/policies/payment.ts';
import { isTransactionStep } from '../../../shared/domain/policies/transaction.ts';
import type { PaymentPlan } from '../../../shared/schemas/policies/payments.ts';
import type { PaymentEventData } from '../quotes/history/event-data.ts';
import type { QuoteEvent } from '../quotes/history/quote-store.ts';
import { chargeOf } from './charge.ts';
import type { Policy, PolicyTransaction } from './policy.ts';

type PaymentStep = QuoteEvent & PaymentEventData;

const LINE_OF: Readonly<Record<PaymentEventData['kind'], AccountLineKind>> = {
  paymentPlanned: 'plan',
  paymentReceived: 'received',
  paymentMissed: 'missed',
  rebatePaid: 'rebate',
  paymentWithdrawn: 'withdrawn',
};

export const isPaymentStep = (event: QuoteEvent): event is PaymentStep =>
  Object.hasOwn(LINE_OF, event.kind);

/** A line of the account of a policy; nothing of it is ever changed. */
export interface Line {
  /** From 1. */
  readonly number: number;
  readonly kind: AccountLineKind;
  /** The Irish day: of a payment, when it was made; of the others, when they were recorded. */
  readonly day: string;
  /** What the customer owes more; less where negative. */
  readonly cents: number;
  readonly event: QuoteEvent;
  /** What is charged or returned, or what ended a plan. */
  readonly transaction?: PolicyTransaction;
  /** Of what is no transaction. */
  readonly step?: PaymentStep;
  /** The line that says that this one counts no more. */
  readonly withdrawnBy?: number;
}

/** Something that falls due, with what of it is paid. */
export interface Due {
  readonly kind: DueKind;
  /** Of an instalment, from 1. */
  readonly number?: number;
  readonly day: string;
  readonly cents: number;
  /** The line of the plan that it belongs to. */
  readonly plan?: number;
}

export interface PaidDue extends Due {
  readonly paidCents: number;
  /** How often it was tried in vain. */
  readonly missed: number;
}

/** The account of a policy. */
export interface Account {
  /** The oldest first. */
  readonly lines: readonly Line[];
  /** The sum of the lines: what the customer owes; what is to be paid back where negative. */
  readonly balanceCents: number;
  /** By day; what is open of them is the balance, or nothing where that is negative. */
  readonly dues: readonly PaidDue[];
  /** The line of the plan that stands. */
  readonly plan: Line | undefined;
}

/** A transaction of a policy with what it charged in all, in cents; less than nothing where it returned something. */
export interface Charged {
  readonly transaction: PolicyTransaction;
  readonly cents: number;
}

/** The transactions and the payments of a policy in their order. */
function inOrder(
  charged: readonly Charged[],
  events: readonly QuoteEvent[],
): readonly (Charged | PaymentStep)[] {
  const rest = [...charged];
  const ordered = events.flatMap((event): (Charged | PaymentStep)[] => {
    if (isPaymentStep(event)) return [event];
    return event.kind === 'accepted' || isTransactionStep(event.kind) ? rest.splice(0, 1) : [];
  });
  return [...ordered, ...rest];
}

/** The days of the instalments of a plan: the day of its deposit in each of the months after it. */
export const instalmentDays = ({
  firstDay,
  number,
}: Pick<PaymentPlan, 'firstDay' | 'number'>): string[] =>
  Array.from({ length: number }, (_, at) => monthsLater(firstDay, at + 1));

/** The plan of a line; undefined where it is another one. */
export const planIn = ({ step }: Pick<Line, 'step'>): PaymentPlan | undefined =>
  step?.kind === 'paymentPlanned' ? step.detail : undefined;

/** The lines so far, and the plan that stands by then. */
interface Kept {
  readonly lines: readonly Line[];
  readonly plan?: Line | undefined;
}

/**
 * What is returned of the charge of a plan that ends with its policy: its part for the instalments that were still
 * to come, half up to the cent. Source: Directive 2008/48/EC, Article 16, of credit that is repaid early; that it
 * holds for a plan that ends with its policy was not verified.
 */
function chargeReturned(plan: PaymentPlan, day: string): number {
  if (plan.number === 0) return 0;
  const left = instalmentDays(plan).filter((due) => due > day).length;
  return portion(cents(plan.charge), left, plan.number);
}

function withTransaction(kept: Kept, { transaction, cents: charged }: Charged): Kept {
  const { event } = transaction;
  const { lines, plan } = kept;
  const day = irishDay(event.at);
  const line = {
    number: lines.length + 1,
    kind: 'charged',
    day,
    cents: charged,
    event,
    transaction,
  } as const;
  if (transaction.kind !== 'cancellation') return { lines: [...lines, line], plan };
  const terms = plan && planIn(plan);
  const returned = terms ? chargeReturned(terms, day) : 0;
  const ended = {
    ...line,
    number: line.number + 1,
    kind: 'planEnded',
    cents: -returned,
  } as const;
  return { lines: [...lines, line, ...(returned === 0 ? [] : [ended])] };
}

/** The money of a payment; of the charge of a plan; of what a withdrawal takes back. */
function centsOf(step: PaymentStep, lines: readonly Line[]): number {
  if (step.kind === 'paymentPlanned') return cents(step.detail.charge);
  if (step.kind === 'paymentReceived') return -cents(step.detail.amount);
  if (step.kind === 'rebatePaid') return cents(step.detail.amount);
  if (step.kind === 'paymentMissed') return 0;
  const { line } = step.detail;
  return 0 - (lines.find(({ number }) => number === line)?.cents ?? 0);
}

function withPayment({ lines, plan }: Kept, step: PaymentStep): Kept {
  const number = lines.length + 1;
  const paid = step.kind === 'paymentReceived' || step.kind === 'rebatePaid';
  const line: Line = {
    number,
    kind: LINE_OF[step.kind],
    day: paid ? step.detail.day : irishDay(step.at),
    cents: centsOf(step, lines),
    event: step,
    step,
  };
  if (step.kind === 'paymentPlanned') return { lines: [...lines, line], plan: line };
  if (step.kind !== 'paymentWithdrawn') return { lines: [...lines, line], plan };
  const withdrawn = step.detail.line;
  const marked = lines.map((one) =>
    one.number === withdrawn ? { ...one, withdrawnBy: number } : one,
  );
  return { lines: [...marked, line], plan: plan?.number === withdrawn ? undefined : plan };
}

/** A sum in equal parts of whole cents; the cents that are left over go to the first ones. */
const evenly = (sum: number, parts: number): number[] =>
  Array.from({ length: parts }, (_, at) => Math.floor(sum / parts) + (at < sum % parts ? 1 : 0));

/** Whether something is a part of a plan, but for its deposit, that is still to be paid after a day. */
const isToCome = ({ kind, day, cents: due, plan }: Due, after: string) =>
  day > after && due > 0 && plan !== undefined && kind !== 'deposit';

const byDay = (a: Due, b: Due) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);

/** What falls due once a sum is taken off: what is due last first. */
function takenOff(dues: readonly Due[], sum: number): { dues: Due[]; left: number } {
  let left = sum;
  const changed = [...dues]
    .sort(byDay)
    .reverse()
    .map((due) => {
      const taken = Math.min(left, due.cents);
      left -= taken;
      return { ...due, cents: due.cents - taken };
    });
  return { dues: changed.reverse(), left };
}

/** What falls due once less is owed: evenly less of what is still to come, then of what is due last. */
function reduced(dues: readonly Due[], less: number, day: string): Due[] {
  const coming = dues.filter((due) => isToCome(due, day));
  if (coming.length === 0 || less === 0) return takenOff(dues, less).dues;
  const parts = evenly(less, coming.length);
  let left = less;
  const changed = dues.map((due) => {
    const taken = Math.min(due.cents, parts[coming.indexOf(due)] ?? 0);
    left -= taken;
    return { ...due, cents: due.cents - taken };
  });
  return reduced(changed, left, day);
}

/** What falls due once a transaction changes what is owed: evenly over what is still to come, or at once. */
function spread(dues: readonly Due[], difference: number, day: string): readonly Due[] {
  if (difference <= 0) return reduced(dues, 0 - difference, day);
  const coming = dues.filter((due) => isToCome(due, day));
  if (coming.length === 0) return [...dues, { kind: 'atOnce', day, cents: difference }];
  const parts = evenly(difference, coming.length);
  return dues.map((due) => ({ ...due, cents: due.cents + (parts[coming.indexOf(due)] ?? 0) }));
}

/** What falls due once a policy has ended: all that was still to come is due at once. */
function ended(dues: readonly Due[], day: string): readonly Due[] {
  const later = dues.filter((due) => due.day > day);
  const sum = later.reduce((all, due) => all + due.cents, 0);
  const now = dues.filter((due) => due.day <= day);
  return sum === 0 ? now : [...now, { kind: 'atOnce', day, cents: sum }];
}

/** What falls due once a sum is to be paid by a plan: that in place of what was to be paid last. */
function planned(dues: readonly Due[], plan: PaymentPlan, line: number): Due[] {
  const { amount, deposit, number, instalment, firstDay } = plan;
  const kept = takenOff(dues, cents(amount));
  const own: Due[] = [
    { kind: number === 0 ? 'full' : 'deposit', day: firstDay, cents: cents(deposit), plan: line },
    ...instalmentDays(plan).map((day, at) => ({
      kind: 'instalment' as const,
      number: at + 1,
      day,
      cents: cents(instalment),
      plan: line,
    })),
  ];
  return [...kept.dues, ...takenOff(own, kept.left).dues];
}

const dayOf = (moment: string) => irishTime(moment)?.day ?? '';

/** What falls due after one more line that stands. */
function withLine(dues: readonly Due[], line: Line): readonly Due[] {
  const { kind, day, transaction, step, number } = line;
  if (step?.kind === 'paymentPlanned') return planned(dues, step.detail, number);
  if (kind === 'rebate') return [...dues, { kind: 'rebate', day, cents: line.cents }];
  if (!transaction) return dues;
  // A new period is not spread over the plan of the one before.
  if (transaction.kind === 'newBusiness')
    return [...dues, { kind: 'full', day, cents: line.cents }];
  if (transaction.kind === 'renewal' && line.cents > 0) {
    const begins = dayOf(transaction.effectiveAt);
    return [...dues, { kind: 'full', day: begins > day ? begins : day, cents: line.cents }];
  }
  // A renewal that is undone takes its own with it, which is due last.
  const undone = transaction.step?.kind === 'reversed' && transaction.step.detail.undone;
  if (undone === 'renewal' && line.cents < 0) return takenOff(dues, -line.cents).dues;
  const after = spread(dues, line.cents, day);
  return transaction.kind === 'cancellation' ? ended(after, day) : after;
}

/** What is received counts for what is due first. */
function paid(dues: readonly Due[], lines: readonly Line[]): PaidDue[] {
  const counting = (kind: AccountLineKind) => lines.filter((line) => line.kind === kind);
  let left = counting('received').reduce((sum, line) => sum - line.cents, 0);
  const missed = counting('missed').map(({ step }) =>
    step?.kind === 'paymentMissed' ? step.detail.day : '',
  );
  return [...dues].sort(byDay).flatMap((due) => {
    const paidCents = Math.min(left, due.cents);
    left -= paidCents;
    // A rebate is due again only where what it was paid from was withdrawn.
    if (due.cents === 0 || (due.kind === 'rebate' && paidCents === due.cents)) return [];
    return [{ ...due, paidCents, missed: missed.filter((day) => day === due.day).length }];
  });
}

/**
 * The account of a policy: its transactions, and what was recorded of its payments. A change of what is owed is
 * spread over the instalments that are still to come in equal parts of whole cents, the cents left over to the first
 * ones; without any, it is due at once. A policy that ends early ends its plan: what is left is due at once.
 * @param events the history of its quote
 */
export function accountFrom(charged: readonly Charged[], events: readonly QuoteEvent[]): Account {
  const { lines, plan } = inOrder(charged, events).reduce<Kept>(
    (kept, one) => ('quoteId' in one ? withPayment(kept, one) : withTransaction(kept, one)),
    { lines: [] },
  );
  const standing = lines.filter(
    ({ kind, withdrawnBy }) => kind !== 'withdrawn' && withdrawnBy === undefined,
  );
  const dues = standing.reduce<readonly Due[]>(withLine, []);
  return {
    lines,
    balanceCents: lines.reduce((sum, line) => sum + line.cents, 0),
    dues: paid(dues, standing),
    plan,
  };
}

/** The account of a policy, by what its transactions charge. @param events the history of its quote */
export function accountOf(policy: Policy, events: readonly QuoteEvent[]): Account {
  const charged = policy.transactions.map((transaction) => ({
    transaction,
    cents: cents(chargeOf(policy, transaction).amounts.total),
  }));
  return accountFrom(charged, events);
}

/** What is open of something that falls due, in cents. */
export const openOf = ({ cents: due, paidCents }: PaidDue): number => due - paidCents;

/**
 * How something that falls due stands on a day. Until anything is recorded, nothing is overdue: the payment that
 * the acceptance names stands for it.
 */
export function dueState(due: PaidDue, { lines }: Account, today: string): DueState {
  if (openOf(due) === 0) return 'paid';
  if (due.day > today) return 'toCome';
  const isKept = lines.some(({ step }) => step !== undefined);
  return due.day < today && isKept ? 'overdue' : 'due';
}
