import {
  DatabaseNotices,
  DatabaseNoticesQuery,
  TellDatabaseRequest,
  ToldDatabase,
} from '../../schemas/policies/database-notice.ts';
import { PolicyQuery, PolicyView } from '../../schemas/policies/policy.ts';
import {
  AdjustRequest,
  CancelRequest,
  InviteRequest,
  PolicyPreview,
  PolicyPreviewRequest,
  ReinstateRequest,
  RenewRequest,
  ReverseRequest,
} from '../../schemas/policies/requests.ts';
import { PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

const { policyId } = PLACEHOLDERS;

const FAULTS = ['notFound', 'conflict', 'preconditionFailed', 'unavailable'] as const;

/** The life of a policy after its sale. */
export const policyOperations = {
  getPolicy: {
    summary: 'Retrieve a policy as it stands today, or stood on another day',
    http: {
      method: 'GET',
      path: '/applied/policy/:policyId',
      from: 'address',
      faults: ['notFound'],
      example: { policyId, day: '2026-12-31' },
    },
    requires: 'quote:read',
    data: 'reads',
    input: PolicyQuery,
    output: PolicyView,
  },
  previewTransaction: {
    summary: 'Say what a transaction of a policy would charge or return, and why; nothing is kept',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/preview',
      from: 'json',
      faults: ['notFound', 'conflict', 'declined', 'unavailable'],
      example: { policyId, cancel: { ending: 'customer', hasClaim: false } },
    },
    requires: 'quote:accept',
    data: 'reads',
    input: PolicyPreviewRequest,
    output: PolicyPreview,
  },
  adjustPolicy: {
    summary: 'Change what a policy covers, for good or for some days',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/adjust',
      from: 'json',
      faults: [...FAULTS, 'declined'],
      example: {
        policyId,
        document: {
          Vehicle: { RegistrationNumber: '221-D-54321', Make: 'Toyota', Model: 'Corolla' },
        },
        reason: 'The customer changed her car',
      },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: AdjustRequest,
    output: PolicyView,
  },
  reverseTransaction: {
    summary: 'Undo the last transaction of a policy that stands: only its fees stay charged',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/reverse',
      from: 'json',
      faults: FAULTS,
      example: { policyId, transaction: 2, reason: 'It was meant for another policy' },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: ReverseRequest,
    output: PolicyView,
  },
  cancelPolicy: {
    summary: 'End a policy before its time; what goes back is explained line by line',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/cancel',
      from: 'json',
      faults: FAULTS,
      example: { policyId, ending: 'customer', hasClaim: false, reason: 'The car was sold' },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: CancelRequest,
    output: PolicyView,
  },
  reinstatePolicy: {
    summary: 'Let a cancelled policy cover again, within the days that its rate book has for that',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/reinstate',
      from: 'json',
      faults: FAULTS,
      example: { policyId, reason: 'The customer keeps the car' },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: ReinstateRequest,
    output: PolicyView,
  },
  inviteRenewal: {
    summary: 'Offer the next period of a policy: the price of every cover, kept as it is offered',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/invite',
      from: 'json',
      faults: [...FAULTS, 'declined'],
      example: { policyId },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: InviteRequest,
    output: PolicyView,
  },
  renewPolicy: {
    summary: 'Have a policy cover its next period: as it was offered, or with what is asked for',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/renew',
      from: 'json',
      faults: [...FAULTS, 'declined'],
      example: { policyId },
    },
    requires: 'quote:accept',
    data: 'changes',
    input: RenewRequest,
    output: PolicyView,
  },
  listDatabaseNotices: {
    summary: 'List the transactions of policies that the insurers’ database was not told of yet',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: DatabaseNoticesQuery,
    output: DatabaseNotices,
  },
  tellDatabase: {
    summary: 'Tick off transactions of policies: the insurers’ database was told of them',
    requires: 'broker',
    requiresOfUser: 'quote:accept',
    data: 'changes',
    input: TellDatabaseRequest,
    output: ToldDatabase,
  },
} as const satisfies Record<string, Operation>;
