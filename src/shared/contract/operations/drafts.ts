import {
  CopiedQuote,
  DeletedDraft,
  Draft,
  DraftList,
  DraftQuery,
  DraftSubmission,
  FiledQuote,
  NewDraft,
  QuoteFile,
  QuoteToCopy,
  SavedDraft,
} from '../../schemas/quotes/draft.ts';
import { Quote } from '../../schemas/quotes/quote.ts';
import { Nothing, type Operation } from './operation.ts';

/** Quotes that are still being filled in. */
export const draftOperations = {
  saveDraft: {
    summary: 'Save what is filled in so far',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: NewDraft,
    output: SavedDraft,
  },
  listDrafts: {
    summary: 'List the drafts, the one saved last first',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: Nothing,
    output: DraftList,
  },
  getDraft: {
    summary: 'Retrieve a draft as it was saved',
    requires: 'broker',
    requiresOfUser: 'quote:read',
    data: 'reads',
    input: DraftQuery,
    output: Draft,
  },
  deleteDraft: {
    summary: 'Delete a draft',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: DraftQuery,
    output: DeletedDraft,
  },
  draftFromQuote: {
    summary: 'Write a quote back as a document, to copy it or to quote again',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'reads',
    input: QuoteToCopy,
    output: CopiedQuote,
  },
  draftFromFile: {
    summary: 'Read a file with a quote document, which may be half finished, for a form',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'none',
    input: QuoteFile,
    output: FiledQuote,
  },
  submitDraft: {
    summary: 'Submit a document with its excess and add-ons at once, and delete its draft',
    requires: 'broker',
    requiresOfUser: 'quote:write',
    data: 'changes',
    input: DraftSubmission,
    output: Quote,
  },
} as const satisfies Record<string, Operation>;
