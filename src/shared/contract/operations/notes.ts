import { CustomerQuery } from '../../schemas/people/customer.ts';
import {
  ATTACHMENT_REQUEST_BYTES,
  AttachmentContent,
  AttachmentQuery,
  FollowUps,
  NewAttachment,
  NoteOnCustomer,
  NoteOnPolicy,
  NoteOnQuote,
  NoteQuery,
  Notes,
  PolicyNotes,
  PolicyNotesQuery,
  QuoteNotesQuery,
} from '../../schemas/people/notes.ts';
import { PLACEHOLDERS } from './http-place.ts';
import { Nothing, type Operation } from './operation.ts';

const { policyId } = PLACEHOLDERS;

const reading = { requires: 'broker', requiresOfUser: 'quote:read', data: 'reads' } as const;
const writing = { requires: 'broker', requiresOfUser: 'quote:write', data: 'changes' } as const;

/** Notes on quotes, policies and customers, and the files of quotes and policies. */
export const noteOperations = {
  getNotes: {
    summary: 'Read the notes and the attached files of a quote and its policy',
    ...reading,
    input: QuoteNotesQuery,
    output: Notes,
  },
  getCustomerNotes: {
    summary: 'Read the notes on a customer, and those on the quotes and policies of the customer',
    ...reading,
    input: CustomerQuery,
    output: Notes,
  },
  listFollowUps: {
    summary: 'List the notes that come back today or should have before, the oldest first',
    ...reading,
    input: Nothing,
    output: FollowUps,
  },
  addNote: {
    summary: 'Add a note to a quote or its policy',
    ...writing,
    input: NoteOnQuote,
    output: Notes,
  },
  listPolicyNotes: {
    summary: 'List the notes on a policy and its quote, the newest first',
    http: {
      method: 'GET',
      path: '/applied/policy/:policyId/notes',
      from: 'address',
      faults: ['notFound'],
      example: { policyId },
    },
    requires: 'quote:read',
    data: 'reads',
    input: PolicyNotesQuery,
    output: PolicyNotes,
  },
  addPolicyNote: {
    summary: 'Add a note to a policy, which comes back at the desk on the day that it names',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/notes',
      from: 'json',
      faults: ['notFound', 'conflict'],
      example: { policyId, text: 'The customer rings back about a second car' },
    },
    requires: 'quote:write',
    data: 'changes',
    input: NoteOnPolicy,
    output: PolicyNotes,
  },
  addCustomerNote: {
    summary: 'Add a note to a customer',
    ...writing,
    input: NoteOnCustomer,
    output: Notes,
  },
  tickNote: {
    summary: 'Say that a note was followed up: it comes back no more',
    ...writing,
    input: NoteQuery,
    output: Nothing,
  },
  attachFile: {
    summary: 'Attach a PDF or a picture to a quote or its policy',
    ...writing,
    input: NewAttachment,
    atMost: ATTACHMENT_REQUEST_BYTES,
    output: Notes,
  },
  readAttachment: {
    summary: 'Read an attached file',
    ...reading,
    input: AttachmentQuery,
    output: AttachmentContent,
  },
  removeAttachment: {
    summary: 'Remove a file that was attached by mistake; the history keeps that it was there',
    ...writing,
    input: AttachmentQuery,
    output: Notes,
  },
} as const satisfies Record<string, Operation>;
