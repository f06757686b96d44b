import { ConsentChange, ConsentRecord } from '../../schemas/people/consent.ts';
import {
  Contact,
  ContactChange,
  CustomerFile,
  CustomerHistory,
  CustomerHistoryQuery,
  CustomerQuery,
} from '../../schemas/people/customer.ts';
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

/** The customers and the records of persons: what is kept of somebody, for how long, and its erasure. */
export const recordOperations = {
  getCustomer: {
    summary: 'Everything about one person: quotes, vehicles, addresses, contact data',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: CustomerQuery,
    output: CustomerFile,
  },
  getCustomerHistory: {
    summary: 'What happened with one person: to all quotes and policies, and beside them',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: CustomerHistoryQuery,
    output: CustomerHistory,
  },
  changeContact: {
    summary: 'Change how a customer is reached; what quotes say stays as it was answered',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: ContactChange,
    output: Contact,
  },
  previewErasure: {
    summary: 'Show what erasing a customer would remove, and what must be kept',
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
    summary: 'Export everything kept about one person, for that person',
    ...administrators,
    data: 'reads',
    input: CustomerQuery,
    output: PersonFile,
  },
  printPerson: {
    summary: 'Print everything kept about one person, for that person',
    ...administrators,
    data: 'reads',
    input: CustomerQuery,
    output: PersonDocument,
  },
  getConsents: {
    summary: 'Read the marketing consents of a customer, with their history',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: CustomerQuery,
    output: ConsentRecord,
  },
  recordConsent: {
    summary: 'Record that a customer gave or withdrew a consent to marketing',
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
    summary: 'Count the records that can be erased now, and in the next thirty days',
    ...administrators,
    data: 'reads',
    input: Nothing,
    output: RetentionPreview,
  },
  applyRetention: {
    summary: 'Erase the records that are past their time',
    ...administrators,
    data: 'changes',
    input: Nothing,
    output: RetentionReport,
  },
} as const satisfies Record<string, Operation>;
