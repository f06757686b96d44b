import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { Permission } from '../../../../shared/domain/permission.ts';
import type { Reason } from '../../../../shared/schemas/reason.ts';
import type { Caller } from '../../dispatcher.ts';
import type { Happening, QuoteWithHistory } from '../history/store.ts';

/** Whoever may override a quote may also accept what others must not. */
export const OVERRIDE: Permission = 'quote:override';

/** Whether a caller may override quotes. */
export function mayOverride(caller: Caller): boolean {
  return caller.kind === 'broker' || (caller.kind === 'client' && caller.permissions.has(OVERRIDE));
}

/** Why underwriting referred a quote when it was submitted; empty where it did not. */
export function referralsOf(events: readonly Happening[]): Reason[] {
  const submitted = events.find((event) => event.kind === 'submitted');
  return [...(submitted?.detail.referrals ?? [])];
}

/** A referred quote is accepted by the desk, or by a client that may override. */
export function mustBeAllowed({ quote, events }: QuoteWithHistory, caller: Caller): Result<true> {
  const referrals = referralsOf(events);
  if (referrals.length === 0 || mayOverride(caller)) return done(true);
  return failed({
    kind: 'forbidden',
    message: message('referralPermission', {
      id: quote.id,
      permission: OVERRIDE,
      reasons: referrals.map((reason) => reason.message).join('; '),
    }),
    permission: OVERRIDE,
  });
}
