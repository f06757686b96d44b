import { utcText } from '../../../../shared/domain/date.ts';
import { changesTerms, REFERRED_BY_HAND } from '../../../../shared/domain/quotes/referral.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import type { Referral } from '../../../../shared/schemas/quotes/referral.ts';
import type { Happening } from './happening.ts';
import type { QuoteEvent } from './store.ts';

/** Who did something, and when, as a referral shows it: whoever was signed in, whatever was typed. */
function whoOf({ at, by, user }: QuoteEvent, typed?: string): Referral['referred'] {
  const name = user?.name ?? typed;
  return { at: utcText(at), by, ...(name === undefined ? {} : { name }) };
}

/** Why underwriting referred a quote when it was submitted; empty where it did not. */
export function rulesOf(events: readonly Happening[]): Reason[] {
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
