import type { RequotePurpose } from '../../shared/domain/quotes/requote.ts';
import type { RenewalLine } from '../../shared/schemas/quotes/due-renewal.ts';
import type { May } from './desk.ts';

/** Where a customer's page stands. */
export function customerPlace(key: string): string {
  return `/customers/${encodeURIComponent(key)}`;
}

/** Where a quote's page stands. */
export function quotePlace(quoteId: string): string {
  return `/quotes/${encodeURIComponent(quoteId)}`;
}

/** Where the policy of a quote stands with what happened to it: a section of the quote's page. */
export const policyPlace = (quoteId: string): string => `${quotePlace(quoteId)}?section=policy`;

/** Where a policy is changed. */
export const CHANGE_POLICY = '/quotes/policy/:policy/change';

/** Where one policy is changed. */
export const changePlace = (policyId: string): string =>
  CHANGE_POLICY.replace(':policy', encodeURIComponent(policyId));

/** Where a policy is renewed with other answers. */
export const RENEW_POLICY = '/quotes/policy/:policy/renew';

/** Where one policy is renewed with other answers. */
export const renewalChangePlace = (policyId: string): string =>
  RENEW_POLICY.replace(':policy', encodeURIComponent(policyId));

/** Where datasets are imported. */
export const DATASETS = '/settings/datasets';

/** Where a quote is made from another one; without a purpose, a policy asks for it there. */
export function requotePlace(quoteId: string, purpose?: Exclude<RequotePurpose, 'change'>): string {
  const place = `/new/from/${encodeURIComponent(quoteId)}`;
  return purpose === undefined ? place : `${place}?for=${purpose}`;
}

/** The place of the list of renewals. */
export const RENEWALS = '/renewals';

/** The page of a policy with the dialog that renews it. */
export const renewPlace = (quoteId: string): string => `${policyPlace(quoteId)}&renew`;

/** The place of what the insurers' database must be told of. */
export const NOTICES = '/quotes/database';

/** Where a quote begins with an imported customer. */
export const renewalForm = (id: string): string => `/new/renewal/${id}`;

/**
 * Where the next step of a renewal is: the policy whose next period is taken up, its quote, or the form of one that is
 * filled in as far as known; undefined where that is of no use.
 */
export function nextStep({ source, id, state, quote }: RenewalLine, may: May): string | undefined {
  if (source === 'policy' && state === 'invited') {
    return may('quote:accept') ? renewPlace(id) : quotePlace(id);
  }
  if (source === 'policy' && state !== 'quoted' && state !== 'accepted' && state !== 'lost')
    return quotePlace(id);
  if (state !== 'open' && quote) return quotePlace(quote.quoteId);
  return may('quote:write') ? renewalForm(id) : undefined;
}

/** The place of the register of complaints. */
export const COMPLAINTS = '/quotes/complaints';

/** The place of the list of overdue payments. */
export const OVERDUE = '/quotes/overdue';
