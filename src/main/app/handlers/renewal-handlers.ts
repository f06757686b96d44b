import { checkRenewal } from '../../core/renewals/check-renewal.ts';
import { draftFromRenewal } from '../../core/renewals/draft-from-renewal.ts';
import { listRenewals } from '../../core/renewals/list-renewals.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of renewals. */
export function renewalHandlers({ services }: HandlerParts) {
  const { library, renewals } = services;
  return {
    checkRenewal,
    listRenewals: listRenewals({ library, renewals }),
    draftFromRenewal: draftFromRenewal(services),
  };
}
