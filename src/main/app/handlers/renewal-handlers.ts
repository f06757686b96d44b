import { draftFromRenewal } from '../../core/customers/draft-from-renewal.ts';
import { listRenewals } from '../../core/customers/list-renewals.ts';
import { checkRenewal } from '../../core/policies/check-renewal.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of renewals. */
export function renewalHandlers({ services }: HandlerParts) {
  const { renewals } = services;
  return {
    checkRenewal,
    listRenewals: listRenewals({ ...services.quotes, renewals }),
    draftFromRenewal: draftFromRenewal({ ...services, notes: services.quotes.notes }),
  };
}
