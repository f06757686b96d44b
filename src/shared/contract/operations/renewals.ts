import { ProposedDraft } from '../../schemas/quotes/draft.ts';
import { RenewalList, RenewalQuery, RenewalToQuote } from '../../schemas/quotes/due-renewal.ts';
import { RenewalCheck, RenewalRequest } from '../../schemas/quotes/renewal.ts';
import type { Operation } from './operation.ts';

/** Which renewals are due, and what may be charged for one. */
export const renewalOperations = {
  checkRenewal: {
    summary: 'Check a renewal price against the ban on price walking',
    http: {
      method: 'POST',
      path: '/checkRenewal',
      from: 'json',
      faults: [],
      example: {
        lastYear: { price: 640, fee: 50, channel: 'broker', sale: 'firstRenewal' },
        offered: { price: 655.5, fee: 50, channel: 'broker' },
        firstRenewal: { price: 650, fee: 50, channel: 'broker' },
      },
    },
    requires: 'price',
    data: 'none',
    input: RenewalRequest,
    output: RenewalCheck,
  },
  listRenewals: {
    summary: 'List the renewals of some days: of imported customers, and of policies made here',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: RenewalQuery,
    output: RenewalList,
  },
  draftFromRenewal: {
    summary: 'Write an imported customer as a document, for the form of a quote',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'reads',
    input: RenewalToQuote,
    output: ProposedDraft,
  },
} as const satisfies Record<string, Operation>;
