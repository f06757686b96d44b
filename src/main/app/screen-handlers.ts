import type { Handlers } from '../core/dispatcher.ts';
import {
  type FirmFileParts,
  readFirmFile,
  removeFirmFile,
  saveFirmFile,
} from '../core/firm/files.ts';
import { getFirm, saveFirm } from '../core/firm/firm.ts';
import { bindQuote } from '../core/quotes/change/bind.ts';
import { confirmSuitability } from '../core/quotes/change/suitability.ts';
import { previewQuote } from '../core/quotes/explore/preview.ts';
import { previewOverride } from '../core/quotes/explore/preview-override.ts';
import { getQuotePage } from '../core/quotes/explore/quote-page.ts';
import { rateBookTerms } from '../core/quotes/explore/terms.ts';
import { draftFromFile } from '../core/quotes/submit/draft-from-file.ts';
import { draftFromQuote } from '../core/quotes/submit/draft-from-quote.ts';
import type { QuoteParts } from '../core/quotes/submit/submit.ts';
import { submitDraft } from '../core/quotes/submit/submit-draft.ts';
import {
  type DraftStore,
  deleteDraft,
  getDraft,
  listDrafts,
  saveDraft,
} from '../core/workspace/drafts.ts';
import { type ChangingSettings, getSettings, saveSettings } from '../core/workspace/settings.ts';
import { readQuoteXml } from './read-quote-xml.ts';

export interface ScreenParts extends QuoteParts {
  readonly drafts: DraftStore;
  readonly settings: ChangingSettings;
  readonly newPolicyId: () => string;
  readonly firm: FirmFileParts;
}

/** The handlers for the screens alone: filling in a quote, exploring one, drafts and settings. */
export function screenHandlers(parts: ScreenParts) {
  const { library, drafts, settings, firm } = parts;
  return {
    previewQuote: previewQuote(parts),
    previewOverride: previewOverride(parts),
    rateBookTerms: rateBookTerms(library),
    submitDraft: submitDraft(parts),
    saveDraft: saveDraft(drafts),
    listDrafts: listDrafts(drafts),
    getDraft: getDraft(drafts),
    deleteDraft: deleteDraft(drafts),
    draftFromQuote: draftFromQuote(parts),
    draftFromFile: draftFromFile({ fromBase64: firm.fromBase64, readXml: readQuoteXml }),
    getQuotePage: getQuotePage(parts),
    bindQuote: bindQuote(parts),
    confirmSuitability: confirmSuitability(parts),
    getSettings: getSettings(settings),
    saveSettings: saveSettings(settings),
    getFirm: getFirm(settings),
    saveFirm: saveFirm(settings),
    saveFirmFile: saveFirmFile(firm),
    removeFirmFile: removeFirmFile(firm),
    readFirmFile: readFirmFile(firm),
  } satisfies Partial<Handlers>;
}
