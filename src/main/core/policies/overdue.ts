import { irishDay } from '../../../shared/domain/date.ts';
import { cents } from '../../../shared/domain/money.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type {
  OverduePolicies,
  OverduePolicy,
  OverdueQuery,
} from '../../../shared/schemas/policies/payments.ts';
import type { Context } from '../dispatcher.ts';
import type { QuoteCore, QuoteEvent } from '../quotes/history/quote-store.ts';
import type { IndexedQuote } from '../quotes/index/line.ts';
import { totalOf } from '../quotes/index/list.ts';
import type { QuoteIndex } from '../quotes/index/quote-index.ts';
import { accountFrom, isPaymentStep, openOf } from './account.ts';
import { policyOf, transactionsOf } from './policy.ts';
import { showAccount } from './show-account.ts';
import type { PolicyParts } from './transact.ts';

/**
 * The day of the first payment of a policy that is open, `YYYY-MM-DD`, by its events without their explanations: new
 * business charges the premium of its quote. Undefined where nothing is open, or nothing of its payments is recorded:
 * the payment that the acceptance names stands for it.
 */
export function unpaidSince(
  { premiumCents }: Pick<QuoteCore, 'premiumCents'>,
  events: readonly QuoteEvent[],
): string | undefined {
  const accepted = events.find((event) => event.kind === 'accepted');
  if (!accepted || !events.some(isPaymentStep)) return undefined;
  const transactions = transactionsOf(accepted, events, accepted.detail.startsAt);
  const charged = transactions.map((transaction) => {
    const { step } = transaction;
    return { transaction, cents: step ? cents(step.detail.amounts.total) : premiumCents };
  });
  return accountFrom(charged, events).dues.find((due) => openOf(due) > 0)?.day;
}

/** How many are listed by default. */
const USUAL = 50;

interface OverdueParts extends PolicyParts {
  readonly quoteIndex: Pick<QuoteIndex, 'unpaid'>;
}

/** Lists the policies of which a payment is overdue, the longest first. */
export function listOverdue(parts: OverdueParts) {
  const { library, quotes, quoteIndex } = parts;
  /** A policy with what of it is overdue; nothing where it was paid since the index was read. */
  async function overdueOf(line: IndexedQuote, now: number): Promise<OverduePolicy[]> {
    const found = await quotes.find(line.id);
    const policy = found && policyOf(library, found);
    if (!policy) return [];
    const { schedule, overdue } = showAccount(library, { found, policy }, now);
    const late = schedule.filter(({ state }) => state === 'overdue');
    const [first] = late;
    if (!first) return [];
    const { id: quoteId, customerKey, customerName, registrationNumber, phone, email } = line;
    return [
      {
        quoteId,
        policyId: policy.id,
        customerKey,
        customerName,
        ...(phone === null ? {} : { phone }),
        ...(email === null ? {} : { email }),
        registrationNumber,
        since: first.day,
        overdue,
        payments: late.length,
        missed: late.reduce((sum, { missed }) => sum + missed, 0),
      },
    ];
  }
  return async (
    { limit = USUAL }: OverdueQuery,
    { now }: Context,
  ): Promise<Result<OverduePolicies>> => {
    const today = irishDay(now);
    const { some, count } = await quoteIndex.unpaid(today, limit);
    const shown = await Promise.all(some.map((line) => overdueOf(line, now)));
    return done({ today, policies: shown.flat(), ...totalOf(count) });
  };
}
