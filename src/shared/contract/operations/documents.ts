import {
  VERIFY_BYTES,
  VerificationReport,
  VerifyRequest,
} from '../../schemas/data/verification.ts';
import { DeclinedLetter, DeclinedLetterQuery } from '../../schemas/quotes/declined-risk.ts';
import {
  DocumentFile,
  DocumentQuery,
  Documents,
  DocumentsRequest,
} from '../../schemas/quotes/document.ts';
import { ReferredQuery, UnderwriterMail } from '../../schemas/quotes/referral.ts';
import { PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

/** The documents of quotes. */
export const documentOperations = {
  generateDocuments: {
    summary: 'Make the documents of a quote and answer links to them',
    http: {
      method: 'POST',
      path: '/applied/documentgeneration/generateDocuments',
      from: 'json',
      faults: ['notFound', 'unavailable'],
      example: { quoteId: PLACEHOLDERS.quoteId, documentTypes: ['schedule', 'certificate'] },
    },
    requires: 'document:generate',
    data: 'changes',
    unknownNames: 'warned',
    input: DocumentsRequest,
    output: Documents,
  },
  readDocument: {
    summary: 'Read a document of a quote; it is made if needed',
    requires: 'broker',
    requiresOfUser: 'document:generate',
    data: 'reads',
    input: DocumentQuery,
    output: DocumentFile,
  },
  readDeclinedLetter: {
    summary: 'Read the letter about a declined risk; it is made if needed',
    requires: 'broker',
    requiresOfUser: 'document:generate',
    data: 'reads',
    input: DeclinedLetterQuery,
    output: DeclinedLetter,
  },
  writeToUnderwriter: {
    summary: 'Write the e-mail that asks an underwriter to decide on a referred quote',
    requires: 'broker',
    requiresOfUser: 'document:generate',
    data: 'reads',
    input: ReferredQuery,
    output: UnderwriterMail,
  },
  verifyDocument: {
    summary: 'Check whether a file, or a code on paper, is of a document made here',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: VerifyRequest,
    atMost: VERIFY_BYTES,
    output: VerificationReport,
  },
} as const satisfies Record<string, Operation>;
