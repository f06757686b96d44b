import { irishDay, utcText } from '../../../shared/domain/date.ts';
import { cents, euro } from '../../../shared/domain/money.ts';
import type { PolicyAccount } from '../../../shared/schemas/policies/payments.ts';
import type { Library } from '../rate-books/library.ts';
import {
  type Account,
  accountOf,
  dueState,
  type Line,
  openOf,
  type PaidDue,
  planIn,
} from './account.ts';
import type { Policy } from './policy.ts';
import { versionOfPolicy } from './show-policy.ts';
import type { FoundPolicy } from './transact.ts';

/** A line as it is answered. @param balance the sum of the lines until this one, in cents */
function showLine(line: Line, balance: number): PolicyAccount['lines'][number] {
  const { number, kind, day, cents: amount, transaction, step, event, withdrawnBy } = line;
  const plan = planIn(line);
  return {
    number,
    kind,
    day,
    amount: euro(amount),
    balance: euro(balance),
    ...(transaction && {
      transaction: { number: transaction.number, kind: transaction.kind },
    }),
    ...(plan && { plan }),
    ...(step?.kind === 'paymentReceived' || step?.kind === 'rebatePaid'
      ? { method: step.detail.method, reference: step.detail.reference }
      : {}),
    ...(step?.kind === 'paymentWithdrawn' ? { withdraws: step.detail.line } : {}),
    ...(withdrawnBy === undefined ? {} : { withdrawnBy }),
    ...(step?.kind === 'paymentWithdrawn' || step?.kind === 'paymentMissed'
      ? { reason: step.detail.reason }
      : {}),
    at: utcText(event.at),
    by: event.by,
    ...(event.user === undefined ? {} : { user: event.user }),
  };
}

/** Lines as they are answered, each with the sum until it. */
function showLines(lines: readonly Line[]): PolicyAccount['lines'] {
  let balance = 0;
  return lines.map((line) => {
    balance += line.cents;
    return showLine(line, balance);
  });
}

type ShownDue = PolicyAccount['schedule'][number];

function showDue(due: PaidDue, account: Account, today: string): ShownDue {
  const { kind, number, day, cents: amount, paidCents, missed } = due;
  return {
    kind,
    ...(number === undefined ? {} : { number }),
    day,
    amount: euro(amount),
    paid: euro(paidCents),
    open: euro(openOf(due)),
    state: dueState(due, account, today),
    missed,
  };
}

/** What is open of some of a schedule, in euro. */
const openIn = (schedule: readonly ShownDue[], isOne: (due: ShownDue) => boolean) =>
  euro(schedule.filter(isOne).reduce((sum, { open }) => sum + cents(open), 0));

/** The rate book whose plans a policy has; undefined where it is not there. */
export const bookOf = (library: Library, { term }: Policy) =>
  library.byHash(term.rateBookHash)?.book;

/** The account of a policy as it is answered on a day. */
export function showAccount(library: Library, kept: FoundPolicy, now: number): PolicyAccount {
  const { policy, found } = kept;
  const today = irishDay(now);
  const account = accountOf(policy, found.events);
  const schedule = account.dues.map((due) => showDue(due, account, today));
  const next = schedule.find(({ state }) => state === 'due' || state === 'toCome')?.day;
  const { plan } = account;
  const terms = plan && planIn(plan);
  return {
    policyId: policy.id,
    quoteId: policy.quoteId,
    version: versionOfPolicy(found, now),
    day: today,
    balance: euro(account.balanceCents),
    overdue: openIn(schedule, ({ state }) => state === 'overdue'),
    ...(next === undefined
      ? {}
      : { next: { day: next, amount: openIn(schedule, ({ day }) => day === next) } }),
    ...(plan && terms && { plan: { line: plan.number, ...terms } }),
    offered: (bookOf(library, policy)?.instalmentPlans ?? []).map(({ id, title }) => ({
      id,
      title,
    })),
    schedule,
    lines: showLines(account.lines),
  };
}
