import {
  AccountQuery,
  OverduePolicies,
  OverdueQuery,
  PaymentRequest,
  PolicyAccount,
} from '../../schemas/policies/payments.ts';
import { PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

const { policyId } = PLACEHOLDERS;

/** How a policy is paid. */
export const paymentOperations = {
  getPolicyAccount: {
    summary: 'Retrieve the account of a policy: its lines, its balance, and what falls due when',
    http: {
      method: 'GET',
      path: '/applied/policy/:policyId/payments',
      from: 'address',
      faults: ['notFound', 'unavailable'],
      example: { policyId },
    },
    requires: 'quote:read',
    data: 'reads',
    input: AccountQuery,
    output: PolicyAccount,
  },
  previewPayment: {
    summary: 'Say what a plan or a payment would make of the account of a policy; nothing is kept',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/payments/preview',
      from: 'json',
      faults: ['notFound', 'conflict', 'unavailable'],
      example: { policyId, plan: {} },
    },
    requires: 'quote:accept',
    data: 'reads',
    input: PaymentRequest,
    output: PolicyAccount,
  },
  recordPayment: {
    summary:
      'Record a plan, a payment, a missed one or a rebate, or withdraw a line that was wrong',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/payments',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed', 'unavailable'],
      example: {
        policyId,
        received: { amount: 100, method: 'bank_transfer', reference: 'TR-20817' },
      },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: PaymentRequest,
    output: PolicyAccount,
  },
  listOverdue: {
    summary: 'List the policies of which a payment is overdue, the longest first',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: OverdueQuery,
    output: OverduePolicies,
  },
} as const satisfies Record<string, Operation>;
