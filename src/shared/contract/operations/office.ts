import {
  ConflictDecision,
  ConflictList,
  JoinRequest,
  OfficeStatus,
  OpenElsewhere,
  OpenQuoteRequest,
} from '../../schemas/desk/office.ts';
import { Nothing, type Operation } from './operation.ts';

/** The office of a desk: joining it, and what is between the two. */
export const officeOperations = {
  officeStatus: {
    summary: 'The office that this desk has joined, and what is between the two',
    requires: 'broker',
    requiresOfUser: 'signedIn',
    data: 'reads',
    environment: 'live',
    input: Nothing,
    output: OfficeStatus,
  },
  joinOffice: {
    summary: 'Join an office by a code of its administrator; what was quoted here goes there',
    requires: 'broker',
    requiresOfUser: 'administer',
    data: 'changes',
    environment: 'live',
    input: JoinRequest,
    output: OfficeStatus,
  },
  leaveOffice: {
    summary: 'Leave the office; what is here stays here',
    requires: 'broker',
    requiresOfUser: 'administer',
    data: 'changes',
    environment: 'live',
    input: Nothing,
    output: OfficeStatus,
  },
  noteOpenQuote: {
    summary: 'Note that a quote is open at this desk; who else of the office has it open',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'none',
    environment: 'live',
    input: OpenQuoteRequest,
    output: OpenElsewhere,
  },
  listConflicts: {
    summary: 'The changes made here that a colleague was faster with, each with what stands',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    environment: 'live',
    input: Nothing,
    output: ConflictList,
  },
  decideConflict: {
    summary: 'Take a conflict from the list: its change was made again, or is let go',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    environment: 'live',
    input: ConflictDecision,
    output: ConflictList,
  },
} as const satisfies Record<string, Operation>;
