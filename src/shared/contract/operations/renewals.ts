import { RenewalCheck, RenewalRequest } from '../../schemas/renewal.ts';
import type { Operation } from './operation.ts';

/** What may be charged for a renewal. */
export const renewalOperations = {
  checkRenewal: {
    summary: 'Say whether the price of a renewal would break the rule against price walking',
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
} as const satisfies Record<string, Operation>;
