import {
  ComplaintList,
  ComplaintQuery,
  ComplaintRequest,
  ComplaintStepRequest,
} from '../../schemas/quotes/complaint.ts';
import type { Operation } from './operation.ts';

/** Complaints of customers, with their deadlines. */
export const complaintOperations = {
  listComplaints: {
    summary: 'List the complaints about a quote, or all of them, the newest first',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: ComplaintQuery,
    output: ComplaintList,
  },
  recordComplaint: {
    summary: 'Record a complaint about a quote, or about the policy that it became',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: ComplaintRequest,
    output: ComplaintList,
  },
  recordComplaintStep: {
    summary: 'Record what was done about a complaint',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: ComplaintStepRequest,
    output: ComplaintList,
  },
} as const satisfies Record<string, Operation>;
