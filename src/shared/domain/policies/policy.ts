import type { FieldPath } from '../quote-fields/quote-fields.ts';
import { COMPLAINT_DEADLINES } from '../quotes/complaint.ts';

/** What a policy is on a day: cover is still to come, is there, ended early, or ran to its end. */
export const POLICY_STATES = ['toCome', 'inForce', 'cancelled', 'ended'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

/** What a transaction is for the insurers' database: cover begins, is another, or ends. */
export const DATABASE_CHANGES = ['new', 'change', 'end'] as const;
export type DatabaseChange = (typeof DATABASE_CHANGES)[number];

/** What has a last day in the life of a policy. */
export const DEADLINES = [
  'coolingOff',
  'databaseNotice',
  'certificateBack',
  'reinstatement',
  'renewalNotice',
  ...COMPLAINT_DEADLINES,
] as const;

/** What no change of a policy touches: when it begins and ends, and whose it is. */
export const FIXED_OF_POLICY = [
  'Policy/InceptionDate',
  'Policy/ExpiryDate',
  'Customer/DateOfBirth',
] as const satisfies readonly FieldPath[];
