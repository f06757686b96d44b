import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { Permission } from '../../../../shared/domain/permission.ts';
import { may, mayDecide } from '../../caller/authority.ts';
import type { Caller } from '../../dispatcher.ts';
import { referralOf } from '../history/referral.ts';
import type { QuoteEvent, QuoteWithHistory } from '../history/store.ts';

/** Whoever may override a quote may also accept what others must not. */
export const OVERRIDE: Permission = 'quote:override';

/** Whether a caller may override quotes. */
export function mayOverride(caller: Caller): boolean {
  return may(caller, OVERRIDE);
}

/**
 * Refuses to accept a quote that was refused, whoever asks, and one that still waits for a decision
 * unless the caller may decide.
 * @returns whether accepting it is the decision: the quote still waits for one
 */
export function mustBeAllowed(
  { quote, events }: QuoteWithHistory,
  caller: Caller,
): Result<boolean> {
  const referral = referralOf(events);
  if (referral?.state === 'refused') {
    const reasons = (referral.decision?.reasons ?? []).join('; ');
    return failed({
      kind: 'conflict',
      message: message('quoteRefused', { id: quote.id, reasons }),
    });
  }
  if (referral?.state !== 'referred') return done(false);
  if (mayDecide(caller)) return done(true);
  const permission = caller.kind === 'client' ? OVERRIDE : 'referral:decide';
  return failed({
    kind: 'forbidden',
    message: message('referralPermission', {
      id: quote.id,
      permission,
      reasons: referral.reasons.map((reason) => reason.message).join('; '),
    }),
    permission,
  });
}

/** That a change took the approval of a quote away, where it did. */
export function approvalWarnings(
  before: readonly QuoteEvent[],
  after: readonly QuoteEvent[],
): Message[] {
  const isLost =
    referralOf(before)?.state === 'approved' && referralOf(after)?.state === 'referred';
  return isLost ? [message('approvalLost')] : [];
}
