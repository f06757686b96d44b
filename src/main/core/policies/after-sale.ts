import { irishDay } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import type { QuoteWithHistory } from '../quotes/history/quote-store.ts';
import type {
  AfterSale,
  Cancellation,
  EndorsedCover,
  Endorsement,
  OfferedRenewal,
} from '../quotes/sale/after-sale.ts';
import type { Library } from '../rate-books/library.ts';
import { servicingOf } from '../rating/servicing.ts';
import { bonusProof } from './bonus.ts';
import { chargeOf, soldFor } from './charge.ts';
import { coverIn, type Policy, policyOf, policyUpTo, standing, termOn } from './policy.ts';
import { stateOn, termsOf } from './show-policy.ts';
import { coverEnds, coverOn, type PolicyCover } from './term.ts';

function endorsedCover(library: Library, cover: PolicyCover): EndorsedCover {
  const { sections, explanation } = cover;
  return { sections, ...termsOf(library, cover), premium: explanation.grossPremium };
}

/** The change of a policy that stands, the newest or the one with a number. */
function endorsementOf(
  library: Library,
  policy: Policy,
  chosen: number | undefined,
): Endorsement | undefined {
  const change = standing(policy).findLast(
    ({ kind, number }) => kind === 'adjustment' && (chosen === undefined || number === chosen),
  );
  if (change?.step?.kind !== 'adjusted') return undefined;
  const { number, term: own, effectiveAt, step } = change;
  const day = irishTime(effectiveAt)?.day ?? '';
  const [was, is] = [number - 1, number].map((count) => policyUpTo(policy, count).terms[own - 1]);
  const before = was && coverOn(was, day);
  const after = is && coverOn(is, day);
  if (!before || !after) return undefined;
  return {
    number,
    from: effectiveAt,
    to: step.detail.until ?? is.period.to,
    before: endorsedCover(library, before),
    after: endorsedCover(library, after),
    amounts: chargeOf(policy, change).amounts,
  };
}

/** How a policy ended before its time; undefined where it did not. */
function cancellationOf(policy: Policy): Cancellation | undefined {
  const last = standing(policy).at(-1);
  if (last?.step?.kind !== 'cancelled') return undefined;
  const { ending, effectiveAt, reason, amounts } = last.step.detail;
  const { period } = policy.term;
  const hadCover = coverEnds(policy.term) >= period.from;
  return { number: last.number, ending, from: effectiveAt, reason, amounts, period, hadCover };
}

/** What was offered for the next period, where that stands. */
function renewalOf({ invitation }: Policy): OfferedRenewal | undefined {
  if (!invitation) return undefined;
  const { period, covers, bonus, claims, years } = invitation.detail;
  const { sections, explanation } = coverIn(invitation);
  const cover = sections.policy.coverType;
  return { period, covers, bonus, claims, years, cover, amounts: soldFor(explanation) };
}

/**
 * What became of a quote after its sale; undefined where it is no policy.
 * @param of the number of the change to tell; undefined: the newest that stands
 */
export function afterSale(
  library: Library,
  found: QuoteWithHistory,
  { now, of }: { readonly now: number; readonly of: number | undefined },
): AfterSale | undefined {
  const policy = policyOf(library, found);
  if (!policy) return undefined;
  const today = irishDay(now);
  const { id, terms, transactions } = policy;
  const term = termOn(policy, today);
  const book = library.byHash(term.rateBookHash)?.book;
  const stepBack = book ? servicingOf(book).bonusStepBack : 0;
  return {
    policyId: id,
    term: terms.indexOf(term) + 1,
    state: stateOn(term, today),
    period: term.period,
    coverEnds: coverEnds(term),
    transactions: transactions.map(({ event, ...one }) => ({ ...one, at: event.at })),
    endorsement: endorsementOf(library, policy, of),
    cancellation: cancellationOf(policy),
    bonus: bonusProof(term, found.events, { day: today, stepBack }),
    renewal: renewalOf(policy),
  };
}
