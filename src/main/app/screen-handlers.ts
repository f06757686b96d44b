import type { Handlers } from '../core/dispatcher.ts';
import { compareQuote } from '../core/quotes/explore/compare.ts';
import { previewQuote } from '../core/quotes/explore/preview.ts';
import { rateBookTerms } from '../core/quotes/explore/terms.ts';
import { whatWouldChange } from '../core/quotes/explore/what-would-change.ts';
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

export interface ScreenParts extends QuoteParts {
  readonly drafts: DraftStore;
  readonly settings: ChangingSettings;
}

/** The handlers for the screens alone: filling in a quote, exploring one, drafts and settings. */
export function screenHandlers(parts: ScreenParts) {
  const { library, drafts, settings } = parts;
  return {
    previewQuote: previewQuote(library),
    rateBookTerms: rateBookTerms(parts),
    submitDraft: submitDraft(parts),
    saveDraft: saveDraft(drafts),
    listDrafts: listDrafts(drafts),
    getDraft: getDraft(drafts),
    deleteDraft: deleteDraft(drafts),
    draftFromQuote: draftFromQuote(parts),
    whatWouldChange: whatWouldChange(parts),
    compareQuote: compareQuote(parts),
    getSettings: getSettings(settings),
    saveSettings: saveSettings(settings),
  } satisfies Partial<Handlers>;
}
