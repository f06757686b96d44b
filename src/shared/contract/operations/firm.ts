import {
  FIRM_FILE_REQUEST_BYTES,
  Firm,
  FirmChange,
  FirmFileContent,
  FirmFileQuery,
  NewFirmFile,
} from '../../schemas/desk/firm.ts';
import { Nothing, type Operation } from './operation.ts';

const ofTheDesk = { requires: 'broker', environment: 'live', output: Firm } as const;

/** The broker's firm, as it stands on its documents. */
export const firmOperations = {
  getFirm: {
    summary: 'The firm’s details for its documents, and its files',
    ...ofTheDesk,
    requiresOfUser: 'signedIn',
    data: 'reads',
    input: Nothing,
  },
  saveFirm: {
    summary: 'Change the firm’s details; documents already made stay as they are',
    ...ofTheDesk,
    data: 'changes',
    input: FirmChange,
  },
  saveFirmFile: {
    summary: 'Keep a logo or the terms of business of the firm, in place of the one before',
    ...ofTheDesk,
    data: 'changes',
    input: NewFirmFile,
    atMost: FIRM_FILE_REQUEST_BYTES,
  },
  removeFirmFile: {
    summary: 'Remove a file of the firm; documents already made with it keep it',
    ...ofTheDesk,
    data: 'changes',
    input: FirmFileQuery,
  },
  readFirmFile: {
    summary: 'Read a file of the firm',
    ...ofTheDesk,
    requiresOfUser: 'signedIn',
    data: 'reads',
    input: FirmFileQuery,
    output: FirmFileContent,
  },
} as const satisfies Record<string, Operation>;
