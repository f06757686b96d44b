import { irishDay } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import { cents, euro } from '../../../shared/domain/money.ts';
import type { QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { type ChangedSale, type Sale, saleOf } from '../quotes/sale/sale.ts';
import type { Library } from '../rate-books/library.ts';
import { chargedOf } from './charge.ts';
import { type Policy, policyOf, standing, wasChanged } from './policy.ts';
import { termsOf } from './show-policy.ts';
import { coverEnds, coverOn, type PolicyCover } from './term.ts';

/** What was charged of a policy in all, as a premium is shown. */
function chargedAs(policy: Policy): ChangedSale['charged'] {
  const { net, levies, fees, total } = chargedOf(policy);
  const sum = (lines: readonly { readonly amount: number }[]) =>
    lines.reduce((all, { amount }) => all + cents(amount), 0);
  return {
    netPremium: net,
    levies,
    grossPremium: euro(cents(net) + sum(levies)),
    fees,
    policyFee: euro(sum(fees)),
    premium: total,
  };
}

/** The quote of a policy with what the policy covers now in place of what was sold. */
function asItCovers(found: QuoteWithHistory, cover: PolicyCover): QuoteWithHistory {
  const { sections, explanation, rateBookHash } = cover;
  const last = found.events.findLastIndex(({ kind }) =>
    ['adjusted', 'reversed', 'renewed'].includes(kind),
  );
  // The drivers of the cover have the numbers that were recorded before.
  const events = found.events.filter(
    ({ kind, detail }, at) => !(kind === 'driverNumber' && 'driver' in detail && at < last),
  );
  return { ...found, quote: { ...found.quote, sections, explanation, rateBookHash }, events };
}

/**
 * What a policy consists of as it stands, for its documents: after the last of its transactions.
 * @returns undefined where it is none, or was not changed since its sale
 */
export function saleOfPolicy(
  library: Library,
  found: QuoteWithHistory,
  now: number,
): { readonly sale: Sale; readonly as: QuoteWithHistory } | undefined {
  const policy = wasChanged(found) ? policyOf(library, found) : undefined;
  if (!policy) return undefined;
  const { term } = policy;
  const from = standing(policy).findLast(
    ({ kind, term: own }) => kind === 'adjustment' && own === policy.terms.length,
  )?.effectiveAt;
  const changedOn = (from === undefined ? undefined : irishTime(from)?.day) ?? '';
  const today = irishDay(now);
  const day = [changedOn, today, term.period.from].reduce((a, b) => (a > b ? a : b));
  const cover = coverOn(term, day);
  const as = cover ? asItCovers(found, cover) : found;
  const end = coverEnds(term);
  const sale: Sale = {
    ...saleOf(library, as),
    ...(cover ? termsOf(library, cover) : {}),
    start: term.startsAt,
    end,
    period: { from: term.period.from, to: end },
    priced: term.priced,
    changed: { from, cancelledAt: term.cancelled?.at, charged: chargedAs(policy) },
  };
  return { sale, as };
}
