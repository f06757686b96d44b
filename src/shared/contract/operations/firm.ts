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
    summary: 'What the firm says of itself on its documents, and which files it has',
    ...ofTheDesk,
    requiresOfUser: 'signedIn',
    data: 'reads',
    input: Nothing,
  },
  saveFirm: {
    summary: 'Change what the firm says of itself; documents that were made stay as they are',
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
    summary: 'Use a file of the firm no longer; documents that went with it keep it',
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
