import { daysLater, lastDayOfMonths } from '../../../shared/domain/date.ts';
import type { Retention } from '../../../shared/schemas/people/retention.ts';
import type { HeldQuote } from './record-store.ts';

const MONTHS = 12;

/**
 * The last Irish day on which a policy must be kept; undefined for a quote that became none, and for one
 * whose last day is not known.
 */
export function heldUntil(
  { policyId, lastDay }: Pick<HeldQuote, 'policyId' | 'lastDay'>,
  { policyYears }: Pick<Retention, 'policyYears'>,
): string | undefined {
  if (policyId === null || lastDay === null) return undefined;
  return lastDayOfMonths(daysLater(lastDay, 1), policyYears * MONTHS);
}

/** Whether a policy must still be kept on an Irish day; one without a last day always must. */
export function isHeld(
  quote: Pick<HeldQuote, 'policyId' | 'lastDay'>,
  retention: Pick<Retention, 'policyYears'>,
  today: string,
): boolean {
  if (quote.policyId === null) return false;
  const until = heldUntil(quote, retention);
  return until === undefined || today <= until;
}
