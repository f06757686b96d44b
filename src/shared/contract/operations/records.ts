import { ConsentChange, ConsentRecord } from '../../schemas/people/consent.ts';
import { CustomerQuery } from '../../schemas/people/customer.ts';
import { ErasurePreview, ErasureReceipt, ErasureRequest } from '../../schemas/people/erasure.ts';
import { PersonDocument, PersonFile } from '../../schemas/people/person-file.ts';
import {
  Retention,
  RetentionChange,
  RetentionPreview,
  RetentionReport,
} from '../../schemas/people/retention.ts';
import { Nothing, type Operation } from './operation.ts';

/** For an administrator: no program erases anybody, or reads all that is kept of a person. */
const administrators = { requires: 'broker', requiresOfUser: 'records:manage' } as const;

/** The records of persons: what is kept of somebody, for how long, and its erasure. */
export const recordOperations = {
  previewErasure: {
    summary: 'Say what erasing a customer would remove, and what stands against it',
    ...administrators,
    data: 'reads',
    input: CustomerQuery,
    output: ErasurePreview,
  },
  eraseCustomer: {
    summary:
      'Erase a customer: quotes, documents, drafts, declined risks, consents and imported renewals',
    ...administrators,
    data: 'changes',
    input: ErasureRequest,
    output: ErasureReceipt,
  },
  exportPerson: {
    summary: 'Read all that is kept of one person, for that person',
    ...administrators,
    data: 'reads',
    input: CustomerQuery,
    output: PersonFile,
  },
  printPerson: {
    summary: 'Print all that is kept of one person, for that person',
    ...administrators,
    data: 'reads',
    input: CustomerQuery,
    output: PersonDocument,
  },
  getConsents: {
    summary: 'Read which marketing a customer consented to, and what was said before',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: CustomerQuery,
    output: ConsentRecord,
  },
  recordConsent: {
    summary: 'Record that a customer gave a consent to marketing, or withdrew it',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: ConsentChange,
    output: ConsentRecord,
  },
  getRetention: {
    summary: 'Read how long records of persons are kept',
    ...administrators,
    data: 'reads',
    input: Nothing,
    output: Retention,
  },
  saveRetention: {
    summary: 'Change how long records of persons are kept',
    ...administrators,
    data: 'changes',
    input: RetentionChange,
    output: Retention,
  },
  previewRetention: {
    summary: 'Say which records of persons are over, now and in the next thirty days',
    ...administrators,
    data: 'reads',
    input: Nothing,
    output: RetentionPreview,
  },
  applyRetention: {
    summary: 'Erase the records of persons whose time is over',
    ...administrators,
    data: 'changes',
    input: Nothing,
    output: RetentionReport,
  },
} as const satisfies Record<string, Operation>;
