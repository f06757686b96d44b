import { fromBase64 } from '../../adapters/node/base64.ts';
import { deleteDraft, getDraft, listDrafts, saveDraft } from '../../core/desk/drafts.ts';
import { draftFromQuote } from '../../core/policies/draft-from-quote.ts';
import { draftFromFile } from '../../core/quotes/submit/draft-from-file.ts';
import { submitDraft } from '../../core/quotes/submit/submit-draft.ts';
import { readQuoteXml } from '../services/read-quote-xml.ts';
import type { HandlerParts } from './handler-parts.ts';

/** The handlers of drafts. */
export function draftHandlers({ services: { drafts, quotes } }: HandlerParts) {
  const parts = { ...quotes, drafts };
  return {
    saveDraft: saveDraft(drafts),
    listDrafts: listDrafts(drafts),
    getDraft: getDraft(drafts),
    deleteDraft: deleteDraft(drafts),
    draftFromQuote: draftFromQuote(parts),
    draftFromFile: draftFromFile({ fromBase64, readXml: readQuoteXml }),
    submitDraft: submitDraft(parts),
  };
}
