import { irishDay } from '../../../shared/domain/date.ts';
import type { DifferingTransaction } from '../../../shared/schemas/quotes/replay.ts';
import type { QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { marksOf } from '../quotes/price/to-confirm.ts';
import type { Library } from '../rate-books/library.ts';
import { newCharge, reversedCharge } from './charge.ts';
import {
  effectOf,
  type Policy,
  type PolicyTransaction,
  policyOf,
  policyUpTo,
  wasChanged,
} from './policy.ts';
import { rateCover } from './rated-cover.ts';

type Made = PolicyTransaction & { readonly step: NonNullable<PolicyTransaction['step']> };

/** The net premium of the whole period that a cover was kept with, and what rating gives now; none of others. */
function ratedAgain(
  library: Library,
  found: QuoteWithHistory,
  policy: Policy,
  { step, number }: Made,
) {
  const isRated = step.kind === 'adjusted' || step.kind === 'renewed';
  if (!isRated || !step.body?.sections) return undefined;
  const { choices, rateBookHash, leviesHash } = step.detail;
  const book = library.byHash(rateBookHash);
  const receivedOn = step.kind === 'renewed' ? step.detail.ratedOn : irishDay(step.at);
  const levies = library.leviesOf({ leviesHash, receivedOn, rateBookHash });
  if (!book || !levies) return { kept: step.body.explanation?.netPremium, again: undefined };
  const parts = {
    book,
    levies,
    receivedOn,
    marks: marksOf(found.events),
    priced: policyUpTo(policy, number).term.priced,
  };
  const again = rateCover(parts, step.body.sections, choices).explanation.netPremium;
  return { kept: step.body.explanation?.netPremium, again };
}

/** The amounts of a transaction as they are calculated now, in euro; undefined where what it needs is not there. */
function chargedAgain(library: Library, policy: Policy, { step, number }: Made) {
  const before = policyUpTo(policy, number - 1);
  const { rateBookHash } = before.term;
  const { leviesHash } = step.detail;
  const book = library.byHash(rateBookHash)?.book;
  const levies = library.leviesOf({ leviesHash, receivedOn: irishDay(step.at), rateBookHash });
  if (!book || !levies) return undefined;
  if (step.kind === 'reversed')
    return reversedCharge(before, step.detail.transaction, book).amounts;
  const effect = effectOf(step);
  return effect && newCharge(before, effect, { book, levies }).amounts;
}

/** The transactions of a policy whose amounts are not those that are calculated again; none of a quote. */
export function differingTransactions(
  library: Library,
  kept: Pick<QuoteWithHistory, 'quote' | 'events'>,
): DifferingTransaction[] {
  if (!wasChanged(kept)) return [];
  const found = { ...kept, followedBy: [] };
  const policy = policyOf(library, found);
  const made = policy?.transactions.filter((one): one is Made => one.step !== undefined) ?? [];
  return made.flatMap((one) => {
    if (!policy) return [];
    const { amounts } = one.step.detail;
    const again = chargedAgain(library, policy, one);
    const rated = ratedAgain(library, found, policy, one);
    const isSame = JSON.stringify(again) === JSON.stringify(amounts);
    if (isSame && rated?.kept === rated?.again) return [];
    return [{ number: one.number, kept: amounts.total, replayed: again?.total ?? 0 }];
  });
}
