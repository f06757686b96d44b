import { cents, euro } from '../../../shared/domain/money.ts';
import { isClaimIn } from '../../../shared/domain/policies/accident.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import { isFault } from '../quotes/document/inputs.ts';
import type { QuoteEvent } from '../quotes/history/quote-store.ts';
import { type Accident, accidentsOf } from './accidents.ts';

type Claims = NonNullable<QuoteSections['claimsHistory']['claims']>;

/** The claims of a period of a policy. */
export interface PeriodClaims {
  /** The accidents that the answers do not have, as the next period answers them. */
  readonly added: Claims;
  /** How many claims count against the bonus; none of one that is protected. */
  readonly counted: number;
  /** What is known to have been paid on all of them. */
  readonly paidCents: number;
}

/** An accident as an answer; whose fault it was is not said where that is not known. */
const answered = ({ at: date, paidCents, fault, state }: Accident): Claims[number] => ({
  date,
  claimType: 'Accident',
  ...(paidCents === undefined ? {} : { amount: euro(paidCents) }),
  ...(fault === 'notKnown' ? {} : { atFault: fault === 'atFault' }),
  claimStatus: state === 'settled' ? 'Settled' : 'Open',
});

/**
 * The claims of a period: those of its answers, and the accidents that were reported. One of the same day as an answer is
 * the same claim.
 */
export function periodClaims(
  { claimsHistory, noClaimsBonus }: QuoteSections,
  { from, to }: Period,
  events: readonly QuoteEvent[],
): PeriodClaims {
  const listed = (claimsHistory.claims ?? []).filter(({ date }) => date >= from && date <= to);
  const accidents = accidentsOf(events).filter((one) => isClaimIn(one, { from, to }));
  const reportedOf = (day: string) => accidents.find(({ at }) => at === day);
  const days = new Set(listed.map(({ date }) => date));
  const added = accidents.filter(({ at }) => !days.has(at));
  const counts = (claim: Claims[number]) =>
    reportedOf(claim.date)?.countsAgainstBonus ?? isFault(claim);
  const all = [...listed.filter(counts), ...added.filter((one) => one.countsAgainstBonus)];
  const paid = [
    ...listed.map(({ date, amount = 0 }) => reportedOf(date)?.paidCents ?? cents(amount)),
    ...added.map(({ paidCents = 0 }) => paidCents),
  ];
  return {
    added: added.map(answered),
    counted: noClaimsBonus?.protected ? 0 : all.length,
    paidCents: paid.reduce((sum, one) => sum + one, 0),
  };
}
